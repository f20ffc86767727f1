/** Who we are here: a guest with a name, remembered by a cookie that we cannot read. */

import { api } from './api'
import { say } from './text.svelte'
import { wishes } from './wishes.svelte'
import type { Me } from '../wire'

class Person {
  me = $state.raw<Me | null>(null)
  private asked: Promise<Me | null> | null = null

  /** Ask the server once; whoever is offline may ask again. */
  look(): Promise<Me | null> {
    this.asked ??= (wishes.known ? api.me() : Promise.resolve(null)).then(
      (me) => this.note(me),
      (error: unknown) => {
        this.asked = null
        throw error
      },
    )
    return this.asked
  }

  /** Come in under a name of one's own, or change it. */
  async be(name: string): Promise<void> {
    const me = await api.comeIn(name)
    wishes.name = me.name
    this.asked = Promise.resolve(this.note(me))
  }

  /** Come in without having said a name: for whoever plays alone, only watches, or is a TV. */
  async beSomebody(name = say('name-guest')): Promise<void> {
    if ((await this.look()) !== null) return
    this.asked = Promise.resolve(this.note(await api.comeIn(name)))
  }

  /** The cookie is gone, or no longer good. */
  forget(): void {
    this.me = null
    this.asked = null
  }

  get named(): boolean {
    return this.me !== null && wishes.name !== ''
  }

  private note(me: Me | null): Me | null {
    this.me = me
    wishes.known = me !== null
    return me
  }
}

export const person = new Person()
