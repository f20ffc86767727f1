/** Small sounds, made of a few waves: no file, and silence until somebody asks for them. */

import { wishes } from './wishes.svelte'

interface Note {
  readonly pitch: number // Hz
  readonly to?: number // where it glides
  readonly at?: number // s
  readonly long?: number
  readonly loud?: number
  readonly wave?: OscillatorType | 'hiss'
}

/** Wood, glass and paper. What a game asks for and is not here is a soft knock. */
const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  knock: [{ pitch: 190, to: 120, long: 0.07, loud: 0.5 }],
  bead: [
    { pitch: 1568, long: 0.18, loud: 0.16 },
    { pitch: 2637, at: 0.02, long: 0.1, loud: 0.06 },
  ],
  sigh: [{ pitch: 520, to: 260, long: 0.4, loud: 0.22 }],
  deal: [
    { pitch: 2400, to: 1100, long: 0.06, loud: 0.2, wave: 'hiss' },
    { pitch: 2200, to: 1000, at: 0.09, long: 0.06, loud: 0.2, wave: 'hiss' },
    { pitch: 2500, to: 1200, at: 0.18, long: 0.06, loud: 0.2, wave: 'hiss' },
  ],
  place: [{ pitch: 340, to: 250, long: 0.06, loud: 0.4, wave: 'triangle' }],
  take: [
    { pitch: 523, long: 0.09, loud: 0.3, wave: 'triangle' },
    { pitch: 784, at: 0.08, long: 0.16, loud: 0.3, wave: 'triangle' },
  ],
  flee: [
    { pitch: 620, to: 980, long: 0.09, loud: 0.24, wave: 'triangle' },
    { pitch: 740, to: 1240, at: 0.1, long: 0.14, loud: 0.24, wave: 'triangle' },
    { pitch: 3000, to: 800, at: 0.04, long: 0.3, loud: 0.08, wave: 'hiss' },
  ],
  turn: [
    { pitch: 659, long: 0.16, loud: 0.3 },
    { pitch: 988, at: 0.12, long: 0.34, loud: 0.3 },
  ],
  hurry: [{ pitch: 740, long: 0.06, loud: 0.3, wave: 'square' }],
  end: [
    { pitch: 523, long: 0.2, loud: 0.28, wave: 'triangle' },
    { pitch: 659, at: 0.14, long: 0.2, loud: 0.28, wave: 'triangle' },
    { pitch: 784, at: 0.28, long: 0.2, loud: 0.28, wave: 'triangle' },
    { pitch: 1047, at: 0.42, long: 0.6, loud: 0.3, wave: 'triangle' },
  ],
  bubble: [{ pitch: 420, to: 760, long: 0.09, loud: 0.24 }],
  drum: [{ pitch: 130, to: 70, long: 0.22, loud: 0.9 }],
  thud: [
    { pitch: 110, to: 50, long: 0.16, loud: 0.9 },
    { pitch: 900, to: 300, long: 0.05, loud: 0.2, wave: 'hiss' },
  ],
  shout: [
    { pitch: 160, to: 90, long: 0.5, loud: 0.6, wave: 'sawtooth' },
    { pitch: 240, to: 120, at: 0.04, long: 0.4, loud: 0.4, wave: 'square' },
  ],
  no: [{ pitch: 220, to: 180, long: 0.12, loud: 0.3, wave: 'triangle' }],
}

const LOUDNESS = 0.35
let context: AudioContext | null = null

export function play(name: string | null): void {
  if (name === null || !wishes.sound || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SOUNDS[name] ?? SOUNDS['knock'] ?? []) sound(context, note)
}

function sound(on: AudioContext, note: Note): void {
  const start = on.currentTime + (note.at ?? 0)
  const end = start + (note.long ?? 0.1)
  const volume = on.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime((note.loud ?? 0.3) * LOUDNESS, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(on.destination)
  const source = note.wave === 'hiss' ? hiss(on, note, start, end, volume) : tone(on, note, start, end, volume)
  source.start(start)
  source.stop(end)
}

function tone(on: AudioContext, note: Note, start: number, end: number, into: AudioNode): OscillatorNode {
  const wave = on.createOscillator()
  wave.type = note.wave === 'hiss' ? 'sine' : (note.wave ?? 'sine')
  wave.frequency.setValueAtTime(note.pitch, start)
  if (note.to) wave.frequency.exponentialRampToValueAtTime(note.to, end)
  wave.connect(into)
  return wave
}

function hiss(on: AudioContext, note: Note, start: number, end: number, into: AudioNode): AudioBufferSourceNode {
  const length = Math.ceil(on.sampleRate * (end - start))
  const buffer = on.createBuffer(1, length, on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1
  const noise = on.createBufferSource()
  noise.buffer = buffer
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(note.pitch, start)
  if (note.to) band.frequency.exponentialRampToValueAtTime(note.to, end)
  noise.connect(band).connect(into)
  return noise
}
