import { darker, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { shadow, walker } from '../parts/figures.ts'
import { hall } from '../parts/hall.ts'
import { meadow, mist } from '../parts/land.ts'
import { stoneLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { court } from '../parts/precinct.ts'
import { sky } from '../parts/sky.ts'
import { torii } from '../parts/torii.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { rect, repeat } from '../shape.ts'

/** A torii before a wood; steps lead through it. */
export function shrineGate(scene: Scene) {
  const { random, ink, season } = scene
  const foot = 1010
  const step = season === 'winter' ? mix(ink.snow, ink.stone, 0.25) : mix(ink.stone, ink.paper, 0.2)
  const stairs = repeat(9, (i) => {
    const t = i / 8
    const [y, w] = [760 + t * 250, 130 + t * 170]
    return rect(1200 - w, y, w * 2, 34, step) + rect(1200 - w, y + 12 + t * 8, w * 2, 12, darker(step, 0.35))
  })
  const stone = random.chance(0.25)
  return [
    sky(scene, { horizon: 760, clouds: 1, sunX: 1200 + random.sign() * 560 }),
    backdrop(scene, 720, 300),
    treeline(
      scene,
      (x) => 800 - Math.abs(x - 1200) * 0.05,
      300,
      mix(ink.evergreen, ink.mist, 0.3),
      -20,
      2420,
      0.2,
    ),
    meadow(scene, 790, mix(ink.ground, ink.evergreen, 0.35)),
    stairs,
    court(scene, foot - 10),
    hall(scene, 1200, 766, 0.3, { post: ink.shu }),
    mist(scene, 690, 130, 0.45),
    repeat(8, (i) => cedar(scene, 1200 + (i % 2 ? 1 : -1) * (420 + i * 78), 900 + i * 26, 520 + i * 26)),
    shadow(scene, 1230, foot + 44, 420, 22, 0.35),
    torii(scene, 1200, foot + 46, 0.92, stone ? { colour: ink.stone } : { rope: random.chance(0.6) }),
    stoneLantern(scene, 760, 1120, 1.15),
    stoneLantern(scene, 1640, 1120, 1.15),
    walker(scene, 1200 + random.between(-60, 60), 1150, 1.25),
    seasonTree(scene, 1200 + random.sign() * 900, 1290, 520),
    drift(scene, 200, 1330, 34),
  ].join('')
}
