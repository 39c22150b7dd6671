import { darker, lighter, mix } from '../colour.ts'
import { headland, sea } from '../parts/coastline.ts'
import { pine } from '../parts/conifers.ts'
import { horizonLand } from '../parts/horizon.ts'
import { birds, sky } from '../parts/sky.ts'
import { glitter, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path } from '../shape.ts'

/** A cape with surf at its foot. */
export function cliff(scene: Scene) {
  const { random, ink, season } = scene
  const line = 700
  const side = random.sign()
  const rock = mix(ink.tone(random.pick(['#8a7a6a', '#77787c', '#96806a'] as const)), ink.range, 0.15)
  const grass = season === 'winter' ? ink.snow : ink.ground
  const X = (x: number) => 1200 + side * x
  const foot = X(-60)
  const foam = numbers(34)
    .map(() => {
      const x = X(random.between(-210, 1100))
      return dot(
        x,
        1040 + Math.max(0, side * (x - 1200)) * 0.02 + random.between(-8, 26),
        random.between(14, 46),
        random.between(7, 18),
      )
    })
    .join('')
  const stack = (x: number, h: number, w: number) =>
    path(
      d`M${X(x - w)} 1050L${X(x - w * 0.72)} ${1050 - h * 0.6}L${X(x - w * 0.3)} ${1050 - h}L${X(x + w * 0.25)} ${1050 - h * 0.92}L${X(x + w * 0.7)} ${1050 - h * 0.4}L${X(x + w)} 1050Z`,
      scene.down([0, lighter(rock, 0.06)], [1, darker(rock, 0.5)]),
    )
  return [
    sky(scene, { horizon: line, sunX: X(-480), birds: true }),
    horizonLand(scene, line),
    sea(scene, line),
    glitter(scene, X(-480), line + 8, 1250),
    headland(scene, X(330), 900, 250, side, scene.ink.air(rock, 0.45), scene.ink.air(grass, 0.45)),
    headland(scene, foot, 1050, 480, side, rock, grass),
    stack(-250, 210, 70),
    stack(-400, 110, 46),
    pine(scene, X(330), 590, 260, side === 1 ? -1 : 1),
    pine(scene, X(560), 560, 320, side === 1 ? -1 : 1),
    path(foam, ink.snow, opacity(0.9)),
    swell(scene, 1110, 70, 330, mix(ink.water, ink.ai, 0.3)),
    swell(scene, 1230, 90, 420, mix(ink.ai, ink.water, 0.3)),
    birds(scene, X(-330), 430, 4),
  ].join('')
}
