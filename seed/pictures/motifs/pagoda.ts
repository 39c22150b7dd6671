import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { meadow, mist } from '../parts/land.ts'
import { pagoda as tower } from '../parts/pagoda.ts'
import { drift } from '../parts/plants.ts'
import { grove } from '../parts/precinct.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'

export function pagoda(scene: Scene) {
  const { random, ink, landmark } = scene
  const storeys = landmark === 'five-storied-pagoda' ? 5 : random.pick([3, 5, 5] as const)
  const x = 1200 + random.between(-60, 60)
  const side = random.sign()
  return [
    sky(scene, { horizon: 860, birds: true, sunX: x + side * 460 }),
    backdrop(scene, 830, 330),
    mist(scene, 740, 200, 0.6),
    treeline(scene, (tx) => 980 - Math.abs(tx - 1200) * 0.06, 150, mix(ink.evergreen, ink.mist, 0.2)),
    meadow(scene, 980, mix(ink.ground, ink.evergreen, 0.2)),
    grove(scene, 1060, 380, 260, 6),
    tower(
      scene,
      x,
      1120,
      storeys === 5 ? 1.02 : 1.2,
      storeys,
      random.pick([ink.tone('#9a4a34'), ink.wood, ink.shu] as const),
    ),
    seasonTree(scene, x - side * 330, 1180, 330),
    seasonTree(scene, x + side * 380, 1230, 400),
    seasonTree(scene, x - side * 700, 1330, 520),
    suyari(scene, x + side * 520, 760, 820, 0.7, 4),
    drift(scene, 200, 1330, 40),
    bough(scene, side === 1 ? 2420 : -20, 70, 640, side),
  ].join('')
}
