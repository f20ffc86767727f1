// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Shouts from '../../src/games/grumpf/Shouts.svelte'
import type { Happened } from '../../src/lib/table.svelte'
import { speak } from './hunt'

const BED = ['bed', 300, 1, 1, 'orange', 1]
const END = ['hunt_end', 400, 'huts', 1]
const cries = (): readonly (string | undefined)[] => [...document.querySelectorAll('.cries p')].map(({ classList }) => classList[0])
const told = (...events: readonly unknown[]): readonly Happened[] => events.map((event, place) => ({ key: place + 1, event: event as never }))

test('what is shouted is over with the hunt: it covers neither the count nor the next round', async () => {
  await speak('en')
  const props = $state({ log: told(), large: false, hunting: true, looking: false })
  const shown = mount(Shouts, { target: document.body, props })
  flushSync()
  props.log = told(BED)
  flushSync()
  expect(cries()).toEqual(['grumpf-orange'])
  Object.assign(props, { log: told(BED, END), hunting: false, looking: true })
  flushSync()
  expect(cries()).toEqual(['night']) // why it is over, as long as nothing lies over the hunt
  props.looking = false
  flushSync()
  expect(cries()).toEqual([])
  await unmount(shown)
})
