import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sea } from '../parts/coastline.ts'
import { pine } from '../parts/conifers.ts'
import { visitor } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { glitter } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, place, repeat, stroke } from '../shape.ts'

/** A bicycle at rest by the water, 620 wide at scale 1. */
export function bicycle(scene: Scene) {
  const { random, ink } = scene
  const hue = random.pick([ink.shu, ink.ai, ink.koke, ink.kohaku] as const)
  const line = 690
  const side = random.sign()
  const wheel = (x: number) =>
    circle(x, -150, 150, ink.mist, opacity(0.1)) +
    stroke(dot(x, -150, 148), ink.dark, 15) +
    stroke(dot(x, -150, 134), ink.stone, 5) +
    stroke(
      numbers(12)
        .map(
          (i) =>
            d`M${x} -150L${x + Math.cos((i * Math.PI) / 6) * 134} ${-150 + Math.sin((i * Math.PI) / 6) * 134}`,
        )
        .join(''),
      ink.stone,
      2.4,
    ) +
    circle(x, -150, 13, ink.dark)
  const machine = [
    wheel(-250),
    wheel(250),
    stroke('M-250 -150L-60 -150L-110 -360L-250 -150M-60 -150L170 -350L-98 -322', hue, 16),
    stroke('M250 -150L170 -350L152 -410', hue, 15),
    stroke('M152 -410Q146 -440 176 -446L220 -436Q240 -430 226 -412', ink.dark, 12),
    stroke('M-110 -360L-118 -396', ink.stone, 11),
    path('M-182 -412Q-150 -424 -66 -404Q-64 -392 -92 -392Q-140 -388 -170 -392Z', darker(ink.wood, 0.2)),
    circle(-60, -150, 34, 'none', `stroke="${ink.dark}" stroke-width="9"`),
    stroke('M-60 -150L-30 -104M-60 -150L-90 -196M-48 -104h36M-108 -196h36', ink.dark, 9),
    stroke('M-60 -184L-250 -162M-60 -116L-250 -138', ink.dark, 3),
    path(
      'M190 -400H330L312 -296H208Z',
      scene.across([0, lighter(ink.kohaku, 0.2)], [1, darker(ink.kohaku, 0.2)]),
    ),
    stroke(
      'M196 -366H324M202 -334H318M226 -400L232 -296M260 -400V-296M294 -400L288 -296',
      darker(ink.kohaku, 0.4),
      4,
    ),
    ...numbers(5).map((i) =>
      circle(
        212 + i * 24,
        -412 - (i % 2) * 16,
        19,
        scene.season === 'winter' ? ink.shu : i % 2 ? ink.blossom[0] : ink.leaves[2],
      ),
    ),
    stroke('M-96 -60L-150 0', ink.dark, 8),
  ].join('')
  return [
    sky(scene, { horizon: line, birds: true, sunX: 1200 + side * 560 }),
    backdrop(scene, line - 10, 260),
    sea(scene, line, 960),
    glitter(scene, 1200 + side * 560, line + 8, 900),
    meadow(scene, 920, ink.ground),
    path(
      'M-20 1010Q1200 960 2420 1010V1230Q1200 1180 -20 1230Z',
      scene.down([0, mix(ink.tone('#cfc4ae'), ink.mist, 0.3)], [1, ink.tone('#bfb39b')]),
    ),
    stroke('M-20 1018Q1200 968 2420 1018', mix(ink.paper, ink.stone, 0.2), 8),
    repeat(12, (i) =>
      stroke(d`M${60 + i * 208} ${984 - (1 - ((i - 5.5) / 6) ** 2) * 24}v-74`, ink.paper, 13),
    ),
    stroke('M-20 936Q1200 886 2420 936M-20 966Q1200 916 2420 966', ink.paper, 8),
    seasonTree(scene, 1200 - side * 760, 1040, 560),
    pine(scene, 1200 + side * 860, 1060, 460, side === 1 ? -1 : 1),
    ellipse(1230, 1164, 440, 22, ink.shade, opacity(0.32)),
    place(1200, 1160, 1.16, machine),
    repeat(11, (i) =>
      blades(scene, 40 + i * 236, 1370, 260, i > 3 && i < 7 ? 80 : 140, 34, darker(ink.ground, 0.3), 8),
    ),
    path(
      numbers(120)
        .map(() =>
          dot(
            random.between(0, 2400),
            random.between(1245, 1350),
            random.between(5, 11),
            random.between(4, 8),
          ),
        )
        .join(''),
      scene.season === 'winter' ? ink.snow : scene.season === 'spring' ? ink.tone('#e7c33b') : ink.blossom[1],
    ),
    visitor(scene, 1200 - side * 590, 1075, 1.3),
    drift(scene, 100, 1330, 30),
  ].join('')
}
