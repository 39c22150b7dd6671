import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { punt } from '../parts/boats.ts'
import { bough } from '../parts/bough.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { ridge } from '../parts/land.ts'
import { blades } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { glitter, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'

export function lake(scene: Scene) {
  const { random, ink } = scene
  const line = random.between(700, 760)
  const sunX = 1200 + random.sign() * random.between(300, 560)
  const far = [
    backdrop(scene, line - 10, random.between(260, 360)),
    ridge(scene, {
      y: line,
      height: 90,
      hills: 2,
      colour: ink.evergreen,
      distance: 0.25,
      bend: (t) => 120 * Math.abs(t - 0.5),
    }),
    treeline(scene, (x) => line - Math.abs(x - 1200) * 0.03, 74, mix(ink.evergreen, ink.mist, 0.12)),
  ].join('')
  const side = random.sign()
  const tree = random.chance(0.5)
    ? pine(scene, 1200 + side * 860, 1390, 720, side === 1 ? -1 : 1)
    : bough(scene, side === 1 ? 2420 : -20, 120, 760, side)
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    far,
    water(scene, line),
    mirror(scene, line, far, 0.4),
    glitter(scene, sunX, line + 20, 1240),
    suyari(scene, 1200 - side * 420, line - 70, 820, 0.7, 3),
    punt(
      scene,
      1200 + random.between(-130, 130),
      random.between(980, 1040),
      random.between(1.5, 1.9),
      random.sign(),
    ),
    blades(scene, 1200 - side * 900, 1365, 640, 190, 70, mix(ink.evergreen, ink.shade, 0.2), 8),
    tree,
  ].join('')
}
