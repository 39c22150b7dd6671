import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sailboat } from '../parts/boats.ts'
import { headland, sea } from '../parts/coastline.ts'
import { pine } from '../parts/conifers.ts'
import { ranges } from '../parts/land.ts'
import { glow } from '../parts/lanterns.ts'
import { hipRoof } from '../parts/roof.ts'
import { sky, suyari } from '../parts/sky.ts'
import { glitter, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, poly, rect, repeat, stroke } from '../shape.ts'

export function lighthouse(scene: Scene) {
  const { random, ink, lit, time, season } = scene
  const line = 800
  const side = random.sign()
  const x = 1200 + side * random.between(0, 60)
  const rock = mix(ink.tone('#7f7568'), ink.range, 0.2)
  const grass = season === 'winter' ? ink.snow : ink.ground
  const foot = 800
  const tower = scene.across([0, lighter(ink.paper, 0.1)], [0.5, ink.paper], [1, darker(ink.paper, 0.34)])
  const beam = (dir: number) =>
    poly(
      [
        [x, 306],
        [x + dir * 1500, 130],
        [x + dir * 1500, 420],
      ],
      dir === 1
        ? scene.across([0, ink.glow, 0.55], [1, ink.glow, 0])
        : scene.across([0, ink.glow, 0], [1, ink.glow, 0.55]),
    )
  const foam = numbers(30)
    .map(() =>
      dot(
        x - side * random.between(60, 480) + side * 80,
        1100 + random.between(-10, 20),
        random.between(14, 44),
        random.between(7, 16),
      ),
    )
    .join('')
  return [
    sky(scene, { horizon: line, birds: true, sunX: x - side * 560 }),
    scene.landmark === 'fuji' ? backdrop(scene, line, 200) : ranges(scene, line - 20, 1, 90, 20),
    sea(scene, line),
    glitter(scene, x - side * 560, line + 8, 1200),
    time === 'night' || time === 'dusk' ? beam(1) + beam(-1) : '',
    headland(scene, x - side * 330, 1110, 340, side, rock, grass),
    ellipse(x + 40, foot + 4, 190, 18, ink.shade, opacity(0.3)),
    path(d`M${x - 84} ${foot}L${x - 54} 380H${x + 54}L${x + 84} ${foot}Z`, tower),
    random.chance(0.5)
      ? path(
          d`M${x - 75} ${foot - 130}L${x - 70} ${foot - 220}H${x + 70}L${x + 75} ${foot - 130}ZM${x - 64} ${foot - 310}L${x - 59} ${foot - 390}H${x + 59}L${x + 64} ${foot - 310}Z`,
          ink.shu,
          opacity(0.92),
        )
      : '',
    rect(x - 13, foot - 82, 34, 82, ink.wood),
    rect(x - 12, 640, 22, 40, ink.tile),
    rect(x - 10, 470, 20, 36, ink.tile),
    path(d`M${x - 78} 380L${x - 66} 352H${x + 66}L${x + 78} 380Z`, darker(ink.paper, 0.2)),
    stroke(
      `${numbers(9)
        .map((i) => d`M${x - 72 + i * 18} 352v-34`)
        .join('')}${d`M${x - 74} 318h148`}`,
      ink.dark,
      4,
    ),
    rect(x - 40, 268, 80, 84, lit ? ink.glow : mix(ink.sky[1], ink.water, 0.3)),
    stroke(
      d`M${x - 40} 268v84M${x - 14} 268v84M${x + 14} 268v84M${x + 40} 268v84M${x - 40} 310h80`,
      ink.dark,
      4,
    ),
    path(d`M${x - 56} 270Q${x - 40} 216 ${x} 206T${x + 56} 270Z`, darker(ink.shu, 0.1)),
    stroke(d`M${x} 208v-44`, ink.dark, 5),
    lit ? glow(scene, x, 306, 190, 0.7) : '',
    hipRoof(scene, { x: x + side * 210, y: 726, width: 230, height: 60, colour: ink.shu, ribs: 12 }),
    rect(x + side * 210 - 90, 726, 180, 76, scene.across([0, ink.paper], [1, darker(ink.paper, 0.2)])),
    repeat(3, (i) => rect(x + side * 210 - 66 + i * 52, 746, 28, 30, lit ? ink.glow : ink.tile)),
    hipRoof(scene, {
      x: x + side * 210,
      y: 728,
      width: 230,
      height: 56,
      colour: darker(ink.shu, 0.1),
      ribs: 12,
    }),
    pine(scene, x + side * 470, 800, 300, side === 1 ? -1 : 1),
    pine(scene, x + side * 660, 800, 360, side === 1 ? -1 : 1),
    path(foam, ink.snow, opacity(0.9)),
    sailboat(scene, x - side * 620, 910, 0.9),
    swell(scene, 1160, 70, 360, mix(ink.water, ink.ai, 0.4)),
    swell(scene, 1260, 80, 430, mix(ink.ai, ink.water, 0.3)),
    suyari(scene, x - side * 720, 620, 700, 0.6, 3),
  ].join('')
}
