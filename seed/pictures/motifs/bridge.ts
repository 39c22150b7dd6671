import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sailboat, trawler } from '../parts/boats.ts'
import { sea } from '../parts/coastline.ts'
import { sky, suyari } from '../parts/sky.ts'
import { glitter, mirror, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** A long bridge over the strait: two towers, cables in one sweep. */
export function bridge(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 820
  const deck = 700
  const steel = random.pick([ink.paper, ink.shu, mix(ink.tile, ink.paper, 0.4)] as const)
  const towers = [660, 1740]
  const sag = (x: number) => {
    if (x < 660) return 280 + ((660 - x) / 720) ** 1.25 * 400
    if (x > 1740) return 280 + ((x - 1740) / 720) ** 1.25 * 400
    return 672 - ((x - 1200) / 540) ** 2 * 392
  }
  const xs = numbers(121).map((i) => i * 20)
  const cable = `M${xs.map((x) => d`${x} ${sag(x)}`).join('L')}`
  const hangers = xs
    .filter((_, i) => i % 3 === 0)
    .map((x) => d`M${x} ${sag(x)}V${deck}`)
    .join('')
  const frame = towers.map((x) =>
    [
      rect(x - 34, 260, 20, 620, scene.across([0, lighter(steel, 0.1)], [1, darker(steel, 0.3)])),
      rect(x + 14, 260, 20, 620, darker(steel, 0.22)),
      repeat(4, (i) => rect(x - 34, 290 + i * 118, 68, 16, darker(steel, 0.1))),
      stroke(
        repeat(3, (i) => d`M${x - 18} ${316 + i * 118}l36 80M${x + 18} ${316 + i * 118}l-36 80`),
        darker(steel, 0.2),
        6,
      ),
      rect(x - 66, 850, 132, 44, darker(ink.stone, 0.3)),
    ].join(''),
  )
  const view = [
    ...frame,
    stroke(hangers, darker(steel, 0.2), 2.5, opacity(0.8)),
    stroke(cable, darker(steel, 0.1), 9),
    rect(0, deck - 8, 2400, 16, steel),
    rect(0, deck + 8, 2400, 26, darker(steel, 0.35)),
    stroke(
      numbers(81)
        .map((i) => d`M${i * 30} ${deck + 8}l15 26l15 -26`)
        .join(''),
      darker(steel, 0.1),
      3,
    ),
    lit
      ? path(
          xs
            .filter((_, i) => i % 4 === 0)
            .map((x) => dot(x, deck - 18, 5) + dot(x, sag(x), 5))
            .join(''),
          ink.glow,
        )
      : '',
  ].join('')
  const sunX = 1200 + random.sign() * random.between(60, 260)
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    backdrop(scene, line - 10, 260),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1200),
    mirror(scene, 880, view, 0.16),
    view,
    sailboat(scene, 1200 + random.between(-160, 160), 960, 1.35),
    trawler(scene, 1200 + random.sign() * 620, 1050, 0.9, ink.ai),
    swell(scene, 1200, 80, 430, mix(ink.ai, ink.water, 0.4)),
    suyari(scene, 1200 + random.sign() * 760, 600, 760, 0.7, 3),
  ].join('')
}
