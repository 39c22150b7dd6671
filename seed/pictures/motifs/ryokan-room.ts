import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, pine, treeline } from '../parts/conifers.ts'
import { shadow } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { glow, paperLantern, stoneLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** A tatami room that opens on a garden. */
export function ryokanRoom(scene: Scene) {
  const { random, ink, lit, season } = scene
  const straw = ink.room('#c9bd86')
  const frame = ink.room('#6b4c36')
  const paper = ink.room('#f4eddc')
  const mats = numbers(7)
    .map((i) => d`M${1200 + (i - 3) * 190} 850L${1200 + (i - 3) * 520} 1370`)
    .join('')
  const [left, right, top, sill] = [560, 1840, 250, 850]
  const view = [
    sky(scene, { horizon: 640, clouds: 1, sunX: 1200 + random.sign() * 260, sunY: 400 }),
    backdrop(scene, 640, 240),
    treeline(scene, () => 700, 110, mix(ink.evergreen, ink.mist, 0.2)),
    meadow(scene, 690, season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.4)),
    repeat(5, (i) =>
      i % 2 ? cedar(scene, 640 + i * 270, 760, 270) : seasonTree(scene, 640 + i * 270, 780, 300),
    ),
    stoneLantern(scene, 1480, 830, 0.9),
    pine(scene, 860, 840, 380, 1),
    drift(scene, 260, 830, 26),
  ].join('')
  const shoji = (x: number, w: number) => {
    const grid =
      numbers(4)
        .map((i) => d`M${x + (w * (i + 1)) / 5} ${top}V${sill - 110}`)
        .join('') +
      numbers(6)
        .map((i) => d`M${x} ${top + i * 82}h${w}`)
        .join('')
    return (
      rect(x, top, w, sill - top, lit ? mix(paper, ink.glow, 0.35) : paper) +
      rect(x, sill - 110, w, 110, lighter(frame, 0.2)) +
      stroke(grid, frame, 5) +
      stroke(d`M${x} ${top}h${w}v${sill - top}h${-w}Z`, frame, 13)
    )
  }
  const wall = ink.room(random.pick(['#cdbb95', '#b9a98a', '#c4b7a0'] as const))
  return [
    scene.clip(d`M${left} ${top}H${right}V${sill}H${left}Z`, view),
    path(
      d`M0 0H2400V860H0ZM${left} ${top}V${sill}H${right}V${top}Z`,
      scene.down([0, darker(wall, lit ? 0.3 : 0.15)], [1, wall]),
      'fill-rule="evenodd"',
    ),
    rect(0, 216, 2400, 34, frame),
    rect(0, 90, 2400, 14, frame),
    shoji(left - 30, 250),
    shoji(right - 220, 250),
    rect(left - 44, top, 26, 610, frame),
    rect(right + 18, top, 26, 610, frame),
    rect(0, 846, 2400, 30, frame),
    scrollAlcove(scene, 190, frame, paper),
    rect(0, 874, 2400, 490, scene.down([0, lighter(straw, 0.12)], [1, darker(straw, 0.2)])),
    stroke(mats, ink.room('#3f4a36'), 13, opacity(0.8)),
    stroke('M0 1046H2400', ink.room('#3f4a36'), 11, opacity(0.8)),
    path('M640 874H1760L1960 1190H440Z', scene.down([0, '#fff6df', lit ? 0.12 : 0.42], [1, '#fff6df', 0])),
    shadow(scene, 1220, 1180, 470, 60, 0.5),
    path('M860 1160L880 1040H920L910 1160ZM1540 1160L1520 1040H1480L1490 1160Z', darker(frame, 0.4)),
    path('M760 1050L850 980H1550L1640 1050Z', scene.down([0, lighter(frame, 0.25)], [1, frame])),
    path('M760 1050H1640V1078H760Z', darker(frame, 0.4)),
    ellipse(1200, 1020, 92, 19, ink.shade, opacity(0.3)),
    path(
      'M1128 950Q1124 1016 1164 1020H1236Q1276 1016 1272 950Q1200 922 1128 950Z',
      scene.across([0, lighter(ink.ai, 0.25)], [1, darker(ink.ai, 0.2)]),
    ),
    path('M1128 950Q1200 916 1272 950Q1200 970 1128 950ZM1190 930a10 8 0 0 1 20 0Z', lighter(ink.ai, 0.2)),
    stroke('M1272 962Q1306 950 1318 926M1150 934Q1200 850 1250 934', lighter(ink.wood, 0.1), 9),
    repeat(
      2,
      (i) =>
        path(d`M${1010 + i * 350} 984h56l-7 44h-42Z`, paper) +
        ellipse(1038 + i * 350, 984, 28, 8, ink.room('#8a9a4a')),
    ),
    repeat(
      2,
      (i) =>
        shadow(scene, 700 + i * 1000, 1206, 170, 26, 0.4) +
        path(
          d`M${560 + i * 1000} 1170Q${700 + i * 1000} 1120 ${840 + i * 1000} 1170L${850 + i * 1000} 1204Q${700 + i * 1000} 1240 ${550 + i * 1000} 1204Z`,
          scene.down([0, lighter(ink.room(i ? '#7d4a52' : '#7d4a52'), 0.2)], [1, ink.room('#6d3a44')]),
        ),
    ),
    lit ? glow(scene, 1200, 120, 760, 0.34) : '',
    paperLantern({ ...scene, lit }, 1200, 0, 1.5, ink.room('#f0e2c0')),
  ].join('')
}

function scrollAlcove(scene: Scene, x: number, frame: string, paper: string) {
  const { ink } = scene
  return [
    rect(x - 150, 270, 300, 560, scene.down([0, darker(paper, 0.35)], [1, darker(paper, 0.2)])),
    rect(x - 168, 250, 20, 600, frame),
    rect(x - 66, 320, 132, 380, ink.room('#7f8f8a')),
    rect(x - 50, 370, 100, 280, paper),
    path(d`M${x - 44} 600Q${x - 12} 470 ${x} 470T${x + 44} 600Z`, ink.ai, opacity(0.65)),
    ellipse(x + 14, 430, 17, 17, ink.shu),
    rect(x - 76, 696, 152, 12, frame),
    rect(x - 168, 800, 336, 50, frame),
    path(d`M${x - 28} 800q-14 -50 10 -66h36q24 16 10 66Z`, ink.tile),
    stroke(d`M${x} 736q-10 -50 -40 -76M${x} 736q10 -70 34 -96`, ink.koke, 5),
    ellipse(x - 42, 656, 18, 14, scene.season === 'winter' ? ink.shu : ink.blossom[0]),
    ellipse(x + 36, 636, 22, 17, scene.season === 'winter' ? ink.shu : ink.blossom[1]),
  ].join('')
}
