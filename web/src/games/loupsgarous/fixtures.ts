/** Villages as a seat sees them, made by the rules themselves (web/tests/loupsgarous/scenes.py), for the gallery and the tests. Never part of what is built. */

import SCENES from './scenes.json'
import type { View } from './village'

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[]

export const scene = (name: SceneName): View => SCENES[name] as unknown as View
