import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { hall } from '../parts/hall.ts'
import { mist } from '../parts/land.ts'
import { stoneLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { court, grove } from '../parts/precinct.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'

export function temple(scene: Scene) {
  const { random, ink } = scene
  const y = 960
  const side = random.sign()
  const roof = random.pick([ink.tile, ink.tone('#5d6b62'), ink.tone('#5f5048')] as const)
  return [
    sky(scene, { horizon: 800, birds: true, sunX: 1200 - side * 620 }),
    backdrop(scene, 760, 320),
    treeline(scene, () => 880, 190, mix(ink.evergreen, ink.mist, 0.15)),
    mist(scene, 760, 180, 0.5),
    court(scene, y - 20),
    grove(scene, y + 10, 600, 330),
    hall(scene, 1200, y + 10, random.between(0.98, 1.06), {
      roof,
      post: random.pick([ink.wood, ink.tone('#9c4a34')] as const),
    }),
    stoneLantern(scene, 850, 1085, 1),
    stoneLantern(scene, 1550, 1085, 1),
    walker(scene, 1200 - side * 70, 1110, 1.15),
    seasonTree(scene, 1200 + side * 830, 1200, 620),
    drift(scene, 300, 1330, 34),
    bough(scene, side === 1 ? -20 : 2420, 60, 620, side === 1 ? -1 : 1),
  ].join('')
}
