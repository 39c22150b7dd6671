import { darker, lighter, mix } from '../colour.ts'
import { treeline } from '../parts/conifers.ts'
import { shadow, walker } from '../parts/figures.ts'
import { mist, ranges } from '../parts/land.ts'
import { glow } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { court, grove } from '../parts/precinct.ts'
import { sky } from '../parts/sky.ts'
import type { Scene } from '../scene.ts'
import { circle, ellipse, numbers, opacity, path, stroke } from '../shape.ts'

/** A seated bronze Buddha under the open sky. */
export function greatBuddha(scene: Scene) {
  const { random, ink, season } = scene
  // Lamps stand at its foot after dark.
  const bronze = scene.lit ? mix(ink.tone('#7f9a8a'), ink.glow, 0.2) : ink.tone('#6f8a7c')
  const dark = darker(bronze, 0.4)
  const body = scene.across([0, lighter(bronze, 0.22)], [0.5, bronze], [1, darker(bronze, 0.42)])
  const folds =
    'M985 760Q1090 860 1200 868M1405 730Q1330 830 1200 880M950 850Q1060 930 1190 934M1440 850Q1340 930 1210 934M1010 690Q1060 780 1150 830M1390 690Q1350 760 1290 800'
  const curls = numbers(6).flatMap((row) =>
    numbers(11 - row).map((i) =>
      circle(
        1200 + (i - (10 - row) / 2) * 21,
        352 - row * 18 + Math.abs(i - (10 - row) / 2) ** 2 * 1.6,
        10,
        row % 2 === i % 2 ? dark : darker(bronze, 0.25),
      ),
    ),
  )
  return [
    sky(scene, { horizon: 820, birds: true, sunX: 1200 + random.sign() * 640 }),
    ranges(scene, 740, 2, 240, 60),
    treeline(scene, () => 900, 250, mix(ink.evergreen, ink.mist, 0.15)),
    mist(scene, 740, 200, 0.5),
    court(scene, 1040),
    grove(scene, 1060, 640, 380, 4),
    scene.lit ? glow(scene, 1200, 780, 680, 0.3) : '',
    shadow(scene, 1240, 1096, 520, 40, 0.5),
    path(
      'M760 1100L790 1000H1610L1640 1100Z',
      scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.3)]),
    ),
    stroke('M776 1050H1624', darker(ink.stone, 0.3), 4),
    path(
      'M820 1000C800 930 900 868 1010 860C980 760 985 640 1070 590C1110 560 1150 552 1200 552S1290 560 1330 590C1415 640 1420 760 1390 860C1500 868 1600 930 1580 1000Q1200 1030 820 1000Z',
      body,
    ),
    path(
      'M1330 590C1415 640 1420 760 1390 860C1500 868 1600 930 1580 1000Q1450 1014 1330 1012C1400 900 1380 700 1290 566Z',
      ink.shade,
      opacity(0.2),
    ),
    stroke(folds, dark, 9, opacity(0.6)),
    path('M1090 906Q1200 850 1310 906Q1300 950 1200 952T1090 906Z', lighter(bronze, 0.12)),
    path('M1164 890a36 40 0 0 1 36 -30a36 40 0 0 1 36 30q-36 22 -72 0Z', darker(bronze, 0.3)),
    path('M1120 600Q1200 650 1280 600L1268 520H1132Z', darker(bronze, 0.2)),
    path(
      'M1086 400C1086 300 1130 268 1200 268S1314 300 1314 400C1314 490 1260 556 1200 556S1086 490 1086 400Z',
      body,
    ),
    path('M1074 400q-22 0 -16 60q6 56 30 50l4 -90ZM1326 400q22 0 16 60q-6 56 -30 50l-4 -90Z', bronze),
    ellipse(1200, 262, 58, 40, dark),
    ...curls,
    stroke('M1126 428Q1152 410 1180 428M1220 428Q1248 410 1274 428', dark, 6),
    stroke('M1128 446Q1154 456 1180 446M1220 446Q1248 456 1272 446', dark, 7),
    stroke(
      'M1196 430Q1188 480 1182 492Q1200 502 1218 492M1166 522Q1200 534 1234 522',
      dark,
      6,
      opacity(0.85),
    ),
    circle(1200, 398, 7, lighter(bronze, 0.4)),
    season === 'winter'
      ? path(
          'M1010 700Q1030 610 1090 580Q1060 640 1040 700ZM1146 250Q1200 200 1254 250Q1200 232 1146 250ZM840 960Q900 880 1000 866Q920 900 880 960Z',
          ink.snow,
          opacity(0.9),
        )
      : '',
    walker(scene, 960, 1160, 1.1),
    walker(scene, 1030, 1172, 1.1),
    drift(scene, 200, 1330, 34),
  ].join('')
}
