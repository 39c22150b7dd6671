import { sea } from '../parts/coastline.ts'
import { pine } from '../parts/conifers.ts'
import { ranges, ridge } from '../parts/land.ts'
import { sky, suyari } from '../parts/sky.ts'
import { torii } from '../parts/torii.ts'
import { glitter, mirror } from '../parts/water.ts'
import type { Scene } from '../scene.ts'

/** The great gate that stands in the tide. */
export function toriiInSea(scene: Scene) {
  const { random, ink } = scene
  const line = 760
  const side = random.sign()
  const sunX = 1200 + side * random.between(0, 330)
  const gate = torii(scene, 1200, 1010, 0.95, { legs: true })
  return [
    sky(scene, { horizon: line, sunX, sunY: 560, birds: true }),
    ranges(scene, line - 50, 3, 200, 26),
    ridge(scene, { y: line + 4, height: 60, colour: ink.evergreen, distance: 0.3, hills: 3 }),
    sea(scene, line),
    glitter(scene, sunX, line + 10, 1280),
    mirror(scene, 1012, gate, 0.42),
    gate,
    suyari(scene, 1200 - side * 600, 650, 900, 0.75, 4),
    suyari(scene, 1200 + side * 700, 730, 700, 0.6, 3),
    pine(scene, 1200 - side * 930, 1400, 640, side),
  ].join('')
}
