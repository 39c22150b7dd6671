import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { mist, peak, ranges } from './land.ts'

const SNOW = { spring: 0.32, summer: 0.1, autumn: 0.2, winter: 0.55 }

/** Mount Fuji: one long sagging line on either side, a blunt top. */
export function fuji(scene: Scene, x: number, base: number, height: number) {
  const { ink, season, time } = scene
  const glow = season !== 'winter' && (time === 'dusk' || time === 'morning')
  const rock = glow ? ink.tone('#a5553f') : mix(ink.range, ink.ai, 0.35)
  return peak(scene, {
    x,
    base,
    height,
    width: height * 1.75,
    colour: rock,
    snow: SNOW[season],
    sag: 1.62,
    jag: 5,
    crater: height * 0.085,
  })
}

/** The background of an outdoor view: Mount Fuji if requested, otherwise a range. */
export function backdrop(scene: Scene, y: number, height = 170) {
  const { random } = scene
  if (scene.landmark === 'fuji') {
    return (
      fuji(scene, 1200 + random.between(-120, 120), y + 20, 460) +
      ranges(scene, y + 10, 2, 80, 34) +
      mist(scene, y - 60, 150, 0.6)
    )
  }
  return ranges(scene, y - 60, random.int(2, 3), height, 42) + mist(scene, y - 70, 150, 0.55)
}
