import { darker, lighter, mix } from '../colour.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { shadow, visitor } from '../parts/figures.ts'
import { ranges } from '../parts/land.ts'
import { paperLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { gableFront } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** A morning market: awnings, crates, people who look. */
export function market(scene: Scene) {
  const { random, ink, lit } = scene
  const goods = [
    ['#d0402f', '#e07a3a'],
    ['#8fa84a', '#5f7f3c'],
    ['#e6c04a', '#d98a2f'],
    ['#8a4a6a', '#5a3f6a'],
    ['#b8c7cf', '#8aa0ae'],
    ['#e9dcc0', '#c9a97a'],
  ] as const
  const hues = [ink.shu, ink.ai, ink.koke, ink.kohaku, ink.tone('#7a5a78')] as const
  const stall = (x: number, y: number, s: number, hue: string) => {
    const crates = repeat(4, (i) => {
      const [a, b] = random.pick(goods)
      const [cx, top] = [-262 + i * 132, -150]
      const heap = numbers(17)
        .map((k) =>
          dot(cx + 12 + (k % 6) * 19 + Math.floor(k / 6) * 8, top - 6 - Math.floor(k / 6) * 15, 14, 12),
        )
        .join('')
      return (
        path(heap, ink.tone(b)) +
        path(heap, ink.tone(a), 'transform="translate(-2 -4)"') +
        path(d`M${cx - 4} ${top}h130l-7 62h-116Z`, scene.down([0, lighter(ink.wood, 0.4)], [1, ink.wood])) +
        stroke(d`M${cx} ${top + 22}h122M${cx + 3} ${top + 42}h116`, darker(ink.wood, 0.25), 4)
      )
    })
    const awning = repeat(10, (i) =>
      path(
        d`M${-270 + i * 54} -470L${-320 + i * 64} -352q32 26 64 0L${-216 + i * 54} -470Z`,
        i % 2 ? mix(ink.paper, hue, 0.06) : hue,
      ),
    )
    return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${shadow(scene, 20, 2, 350, 24, 0.45)}${rect(-290, -400, 580, 320, scene.down([0, darker(ink.wood, 0.55)], [1, lit ? mix(ink.glow, ink.wood, 0.4) : darker(ink.wood, 0.3)]))}${repeat(4, (i) => rect(-250 + i * 130, -330, 100, 74, lit ? mix(ink.glow, ink.paper, 0.3) : mix(ink.wall, ink.wood, 0.3)))}${visitor(scene, random.between(-90, 90), -84, 2)}${rect(-290, -470, 14, 470, ink.wood)}${rect(276, -470, 14, 470, ink.wood)}${crates}${rect(-300, -90, 600, 92, scene.down([0, lighter(hue, 0.1)], [1, darker(hue, 0.25)]))}${awning}${lit ? paperLantern(scene, 0, -350, 0.9, '#e9c98a') : ''}</g>`
  }
  const far = repeat(4, (i) => stall(330 + i * 580, 900, 0.62, hues[(i + 2) % 5] ?? ink.ai))
  return [
    sky(scene, { horizon: 720, clouds: 1 }),
    ranges(scene, 640, 2, 200, 40),
    treeline(scene, () => 740, 130, mix(ink.evergreen, ink.mist, 0.2)),
    repeat(
      10,
      (i) =>
        gableFront(scene, { x: 60 + i * 254, y: 690, width: 300, height: 120 }) +
        rect(-50 + i * 254, 690, 220, 160, i % 2 ? ink.wall : darker(ink.wood, 0.1)),
    ),
    rect(
      0,
      840,
      2400,
      520,
      scene.down([0, mix(ink.tone('#cfc2a8'), ink.mist, 0.3)], [1, ink.tone('#a39580')]),
    ),
    far,
    repeat(9, (i) => visitor(scene, 150 + i * 270 + random.between(-60, 60), 990, 1.3)),
    stall(480, 1190, 1.02, random.pick([ink.ai, ink.koke] as const)),
    stall(1200, 1210, 1.12, random.pick([ink.shu, ink.kohaku] as const)),
    stall(1930, 1190, 1.02, random.pick([ink.tone('#5d7f8c'), ink.tone('#7a5a78')] as const)),
    repeat(5, (i) => visitor(scene, [770, 860, 1000, 1420, 1570][i] ?? 0, 1270 + (i % 2) * 30, 2.15)),
    cedar(scene, -20, 1300, 500),
    seasonTree(scene, 2380, 1340, 520),
    drift(scene, 100, 1330, 24),
  ].join('')
}
