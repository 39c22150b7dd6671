import { darker, lighter, mix } from '../colour.ts'
import { bough } from '../parts/bough.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { shadow, walker } from '../parts/figures.ts'
import { meadow, mist, ranges } from '../parts/land.ts'
import { glow, stoneLantern } from '../parts/lanterns.ts'
import { blades, drift } from '../parts/plants.ts'
import { gableRoof } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** Nodate: a red felt bench under a great paper umbrella, a thatched room behind. */
export function teahouse(scene: Scene) {
  const { random, ink, season, lit } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const red = ink.shu
  const rib = numbers(13)
    .map((i) => d`M1200 330L${790 + i * 68.3} ${614 + 46 * Math.sin((i / 12) * Math.PI) - 20}`)
    .join('')
  const canopy =
    'M1200 318Q1010 400 770 600Q800 636 870 628Q930 668 1000 650Q1070 690 1140 664Q1200 700 1260 664Q1330 690 1400 650Q1470 668 1530 628Q1600 636 1630 600Q1390 400 1200 318Z'
  const straw = season === 'winter' ? ink.snow : ink.tone('#9c8152')
  const lawn = season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.35)
  const bench = ink.tone('#6b4a35')
  return [
    sky(scene, { horizon: 700, clouds: 1, sunX: X(-640) }),
    ranges(scene, 660, 2, 220, 40),
    treeline(scene, () => 760, 180, mix(ink.evergreen, ink.mist, 0.2)),
    mist(scene, 640, 170, 0.5),
    meadow(scene, 760, lawn),
    repeat(6, (i) => seasonTree(scene, X(-1020 + i * 330), 800, random.between(260, 360))),
    shadow(scene, X(560), 884, 380, 26, 0.45),
    rect(X(560) - 280, 660, 560, 222, ink.wall),
    rect(X(560) - 120, 690, 240, 190, lit ? ink.glow : mix(ink.wall, ink.dark, 0.35)),
    stroke(
      numbers(6)
        .map((i) => d`M${X(560) - 100 + i * 40} 690v190`)
        .join(''),
      ink.wood,
      6,
    ),
    repeat(5, (i) => rect(X(560) - 284 + i * 138, 660, 14, 224, ink.wood)),
    gableRoof(scene, { x: X(560), y: 676, width: 760, height: 220, colour: straw, curl: 0.05 }),
    lit ? glow(scene, X(560), 780, 320, 0.35) : '',
    stoneLantern(scene, X(-560), 950, 1.25),
    shadow(scene, 1230, 1200, 560, 46, 0.45),
    rect(1190, 320, 22, 880, scene.across([0, lighter(bench, 0.25)], [1, darker(bench, 0.3)])),
    path('M1130 1200h140l-16 -44h-108Z', darker(ink.stone, 0.3)),
    path(
      'M1200 640Q900 600 790 610Q1000 560 1200 520Q1400 560 1610 610Q1500 600 1200 640Z',
      ink.shade,
      opacity(0.55),
    ),
    path(canopy, scene.across([0, lighter(red, 0.2)], [0.45, red], [1, darker(red, 0.34)])),
    scene.clip(
      canopy,
      stroke(rib, darker(red, 0.4), 4, opacity(0.55)),
      stroke('M900 480Q1200 590 1500 480', ink.paper, 15, opacity(0.85)),
    ),
    path('M1176 336Q1200 280 1224 336Z', ink.dark),
    path('M780 1040L740 1200H780L830 1040ZM1620 1040L1660 1200H1620L1570 1040Z', darker(bench, 0.35)),
    path(
      'M790 950H1610L1690 1050H710Z',
      scene.across([0, lighter(red, 0.12)], [0.6, red], [1, darker(red, 0.18)]),
    ),
    path(
      'M710 1050H1690V1112Q1500 1122 1200 1116T710 1112Z',
      scene.down([0, darker(red, 0.12)], [1, darker(red, 0.35)]),
    ),
    ellipse(1080, 1018, 150, 32, ink.shade, opacity(0.3)),
    path('M950 1000H1210L1226 1030H934Z', ink.tone('#3a2a2a')),
    path(
      'M990 950Q990 1008 1024 1010H1064Q1098 1008 1098 950Z',
      scene.across([0, ink.tone('#6d7f8a')], [1, darker(ink.tone('#4d5f6a'), 0.2)]),
    ),
    ellipse(1044, 950, 54, 15, ink.tone('#8fa84a')),
    stroke('M1120 1000L1210 976', ink.tone('#d8bd8a'), 5),
    ...['#e8a9b2', '#f6efe2', '#9db86a'].map((hue, i) =>
      ellipse(1132 + i * 27, 996 - i * 7, 17, 16, ink.tone(hue)),
    ),
    walker(scene, X(720), 1190, 1.9, false),
    pine(scene, X(-930), 1330, 560, side),
    repeat(5, (i) => blades(scene, X(-1000 + i * 460), 1370, 380, 100, 40, darker(lawn, 0.3), 7)),
    bough(scene, side === 1 ? 2420 : -20, 70, 640, side),
    drift(scene, 100, 1330, 44),
  ].join('')
}
