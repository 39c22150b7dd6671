import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { meadow, mist, ridge } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { leafTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, opacity, path, place, rect, repeat, stroke } from '../shape.ts'

export function ropeway(scene: Scene) {
  const { random, ink, lit } = scene
  const side = random.sign()
  const hue = random.pick([ink.shu, ink.ai, ink.koke, ink.kohaku] as const)
  const cable = (x: number) => 330 - side * (x - 1200) * 0.22
  const x = 1200 + random.between(-50, 50)
  const glass = lit
    ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.paper, 0.3)])
    : scene.down([0, mix(ink.sky[0], ink.tile, 0.3)], [1, mix(ink.sky[1], ink.paper, 0.2)])
  const gondola = (gx: number, s: number) =>
    place(
      gx,
      cable(gx),
      s,
      rect(-60, -12, 120, 20, ink.dark),
      repeat(4, (i) => circle(-45 + i * 30, -10, 13, ink.tile)),
      stroke('M0 4V120', ink.dark, 13),
      path('M-170 150Q-160 118 -130 118H130Q160 118 170 150Z', darker(hue, 0.3)),
      path(
        'M-176 150H176L168 330Q160 372 126 372H-126Q-160 372 -168 330Z',
        scene.across([0, lighter(hue, 0.14)], [0.6, hue], [1, darker(hue, 0.25)]),
      ),
      path('M-158 168H158L152 272H-152Z', glass),
      stroke('M-52 168V272M52 168V272', darker(hue, 0.2), 9),
      repeat(5, (i) =>
        path(
          d`M${-128 + i * 56} 272q0 -44 20 -46a15 15 0 1 1 12 0q20 2 20 46Z`,
          darker(ink.tile, 0.4),
          opacity(0.75),
        ),
      ),
      rect(-168, 296, 336, 10, ink.paper),
    )
  const tower = (tx: number, foot: number, s: number) =>
    stroke(
      d`M${tx - 60 * s} ${foot}L${tx - 10 * s} ${cable(tx)}M${tx + 60 * s} ${foot}L${tx + 10 * s} ${cable(tx)}M${tx - 100 * s} ${cable(tx)}H${tx + 100 * s}M${tx - 45 * s} ${foot - (foot - cable(tx)) * 0.25}L${tx + 30 * s} ${foot - (foot - cable(tx)) * 0.5}M${tx + 45 * s} ${foot - (foot - cable(tx)) * 0.25}L${tx - 30 * s} ${foot - (foot - cable(tx)) * 0.5}`,
      mix(ink.stone, ink.dark, 0.3),
      13 * s,
    )
  return [
    sky(scene, { horizon: 860, birds: false, sunX: 1200 - side * 600 }),
    backdrop(scene, 860, 480),
    mist(scene, 720, 200, 0.6),
    ridge(scene, {
      y: 1010,
      height: 230,
      hills: 2,
      colour: mix(ink.evergreen, ink.range, 0.4),
      distance: 0.25,
      bend: (t) => (side === 1 ? t : 1 - t) * 240 - 120,
    }),
    suyari(scene, 1200 - side * 420, 900, 900, 0.8, 3),
    tower(1200 + side * 700, 900, 0.8),
    treeline(scene, (tx) => 1040 - side * (tx - 1200) * 0.1, 150, mix(ink.evergreen, ink.mist, 0.15)),
    meadow(scene, 1140, mix(ink.evergreen, ink.ground, 0.3)),
    repeat(15, (i) =>
      leafTree(
        scene,
        60 + i * 168 + random.between(-40, 40),
        1180 - side * (i - 7) * 16 + random.between(-20, 20),
        random.between(200, 280),
      ),
    ),
    repeat(12, (i) =>
      i % 3
        ? leafTree(scene, 40 + i * 212, 1370, random.between(220, 300))
        : cedar(scene, 40 + i * 212, 1370, 340),
    ),
    stroke(
      d`M-20 ${cable(-20) - 12}L2420 ${cable(2420) - 12}M-20 ${cable(-20) + 30}Q1200 ${cable(1200) + 60} 2420 ${cable(2420) + 30}`,
      ink.dark,
      6,
    ),
    gondola(x - side * 860, 0.42),
    gondola(x, 1.25),
    drift(scene, 100, 1330, 30),
  ].join('')
}
