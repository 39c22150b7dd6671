import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { visitor } from '../parts/figures.ts'
import { glow } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** A wheel over the park, a carousel and flags below. */
export function themePark(scene: Scene) {
  const { random, ink, lit } = scene
  const [x, y, r] = [1200 + random.between(-60, 60), 610, 400]
  const spokes = 16
  const frame = random.pick([ink.paper, ink.shu, mix(ink.ai, ink.paper, 0.35)] as const)
  const turnBy = random.between(0, 0.39)
  const point = (i: number, radius: number) =>
    [
      x + Math.cos((i / spokes) * 2 * Math.PI + turnBy) * radius,
      y + Math.sin((i / spokes) * 2 * Math.PI + turnBy) * radius,
    ] as const
  const cabins = [ink.shu, ink.kohaku, ink.ai, ink.koke, ink.blossom[0]]
  const rig = [
    stroke(
      numbers(spokes)
        .map((i) => d`M${x} ${y}L${point(i, r)[0]} ${point(i, r)[1]}`)
        .join(''),
      frame,
      4,
      opacity(0.9),
    ),
    stroke(dot(x, y, r) + dot(x, y, r - 34), frame, 8),
    stroke(
      numbers(spokes)
        .map(
          (i) =>
            d`M${point(i, r)[0]} ${point(i, r)[1]}L${point(i + 0.5, r - 34)[0]} ${point(i + 0.5, r - 34)[1]}L${point(i + 1, r)[0]} ${point(i + 1, r)[1]}`,
        )
        .join(''),
      frame,
      4,
    ),
    stroke(dot(x, y, r * 0.42), frame, 4, opacity(0.8)),
    lit
      ? path(
          numbers(64)
            .map((i) => dot(x + Math.cos(i * 0.0982) * (r + 2), y + Math.sin(i * 0.0982) * (r + 2), 7))
            .join(''),
          ink.glow,
        )
      : '',
    stroke(
      d`M${x} ${y}L${x - 230} 1080M${x} ${y}L${x + 230} 1080M${x - 128} 870H${x + 128}`,
      darker(frame, 0.25),
      20,
    ),
    circle(x, y, 34, darker(frame, 0.2)),
    circle(x, y, 18, ink.kohaku),
    ...numbers(spokes).map((i) => {
      const [cx, cy] = point(i, r)
      const c = cabins[i % cabins.length] ?? ink.shu
      return (
        path(
          d`M${cx - 25} ${cy + 8}q0 -12 25 -12t25 12v32q0 14 -14 14h-22q-14 0 -14 -14Z`,
          scene.across([0, lighter(c, 0.2)], [1, darker(c, 0.2)]),
        ) + rect(cx - 18, cy + 12, 36, 18, lit ? ink.glow : lighter(ink.sky[1], 0.3))
      )
    }),
  ]
  const tent = (tx: number, w: number, h: number, colour: string) =>
    repeat(8, (i) =>
      path(
        d`M${tx - w / 2 + (i * w) / 8} ${1080 - h * 0.5}L${tx} ${1080 - h}L${tx - w / 2 + ((i + 1) * w) / 8} ${1080 - h * 0.5}q${-w / 16} 26 ${-w / 8} 0Z`,
        i % 2 ? ink.paper : colour,
      ),
    ) +
    repeat(5, (i) => rect(tx - w * 0.42 + i * w * 0.2, 1080 - h * 0.5, 10, h * 0.5 + 10, ink.kohaku)) +
    (lit ? glow(scene, tx, 1080 - h * 0.3, w * 0.6, 0.5) : '')
  return [
    sky(scene, { horizon: 900, clouds: 2, sunX: x + random.sign() * 640 }),
    backdrop(scene, 920, 220),
    lit ? glow(scene, x, y, 640, 0.24) : '',
    treeline(scene, () => 1030, 120, mix(ink.evergreen, ink.mist, 0.15)),
    ...rig,
    rect(
      0,
      1060,
      2400,
      300,
      scene.down([0, mix(ink.tone('#d3c4a8'), ink.mist, 0.2)], [1, ink.tone('#a8977c')]),
    ),
    tent(660, 420, 320, ink.shu),
    tent(1750, 380, 290, ink.ai),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (210 + i * 118), 1100 + (i % 3) * 16, 210)),
    rect(x - 190, 1080, 380, 34, ink.wood),
    repeat(9, (i) =>
      visitor(scene, 640 + i * 142 + random.between(-40, 40), 1190 + (i % 3) * 34, 1.15 + (i % 3) * 0.12),
    ),
    drift(scene, 100, 1330, 20),
  ].join('')
}
