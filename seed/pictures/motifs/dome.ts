import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** A ruined hall by its river, its dome a bare frame. */
export function dome(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 1010
  const brick = ink.tone('#a2917c')
  const hollow = lit ? mix(ink.sky[1], ink.glow, 0.35) : ink.sky[1]
  const ribs = numbers(9).map((i) => {
    const t = (i / 8) * 2 - 1
    return d`M${1200 + t * 128} 520Q${1200 + t * 118} 400 1200 360`
  })
  const windows = (x: number, y: number, cols: number, rows: number, gap: number) =>
    repeat(cols * rows, (i) =>
      path(d`M${x + (i % cols) * gap} ${y + Math.floor(i / cols) * 104}v-52q17 -22 34 0v52Z`, hollow),
    )
  const wing = (side: number) =>
    path(
      d`M${1200 + side * 150} ${line}V640l${side * 40} 12l${side * 30} -26l${side * 60} 34l${side * 50} -10l${side * 40} 60l${side * 60} 20l${side * 20} 70l${side * 16} 20V${line}Z`,
      scene.across([0, lighter(brick, 0.1)], [1, darker(brick, 0.24)]),
    )
  const view = [
    treeline(scene, () => line - 8, 150, mix(ink.evergreen, ink.mist, 0.1)),
    wing(-1),
    wing(1),
    windows(870, 820, 4, 2, 62),
    windows(1326, 820, 4, 2, 62),
    path(
      d`M1050 ${line}V540L1068 528H1332L1350 540V${line}Z`,
      scene.across([0, lighter(brick, 0.18)], [0.5, brick], [1, darker(brick, 0.32)]),
    ),
    windows(1086, 640, 4, 1, 66),
    windows(1086, 780, 4, 2, 66),
    rect(1040, 700, 320, 12, darker(brick, 0.3)),
    rect(1052, 516, 296, 18, darker(brick, 0.25)),
    stroke(ribs.join(''), ink.dark, 7),
    stroke(
      'M1072 520A128 30 0 0 1 1328 520M1084 458A118 24 0 0 1 1316 458M1116 408A86 16 0 0 1 1284 408M1158 374A42 9 0 0 1 1242 374',
      ink.dark,
      5,
    ),
    rect(0, line - 8, 2400, 60, scene.down([0, ink.stone], [1, darker(ink.stone, 0.35)])),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (480 + i * 78), line + 6, 230 + i * 14)),
  ].join('')
  return [
    sky(scene, { horizon: 880, birds: true, sunX: 1200 + random.sign() * 600 }),
    backdrop({ ...scene, landmark: undefined }, 850, 240),
    view,
    water(scene, line + 52),
    mirror(scene, line + 54, view, 0.38),
    repeat(random.int(5, 9), () =>
      rect(
        1200 + random.between(-420, 420),
        1130 + random.between(0, 130),
        26,
        30,
        ink.glow,
        opacity(lit ? 0.95 : 0),
      ),
    ),
    bough(scene, random.chance(0.5) ? 2420 : -20, 70, 560, 1),
    drift(scene, 100, 1330, 30),
  ].join('')
}
