/** A hushed room: while the rules say so, one frame of one size comes at every beat, whatever there is to say. */

const MARK = '~'
const END = '\t'

/** Messages out of frames: what is said is a stream, cut wherever a frame was full. */
export class Hushed {
  private begun = ''

  messages(frame: string): readonly string[] {
    if (!frame.startsWith(MARK)) return [frame]
    const lines = (this.begun + frame.slice(MARK.length, frame.indexOf(END))).split('\n')
    this.begun = lines.pop() ?? ''
    return lines
  }
}
