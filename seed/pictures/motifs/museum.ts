import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { visitor } from '../parts/figures.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** A museum: low stone wings, a colonnade, its likeness in a long pool. */
export function museum(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1010
  const stone = ink.tone(random.pick(['#e6dfd0', '#cfc4b2', '#d8d6d2'] as const))
  const modern = random.chance(0.45)
  const glass = lit
    ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.35)])
    : scene.down([0, mix(ink.sky[0], ink.tile, 0.35)], [1, mix(ink.sky[1], ink.tile, 0.15)])
  const shade = scene.across([0, lighter(stone, 0.15)], [0.6, stone], [1, darker(stone, 0.25)])
  const classic = [
    rect(600, y - 300, 1200, 300, shade),
    repeat(12, (i) => rect(640 + i * 100 + (i > 3 && i < 8 ? 0 : 0), y - 220, 44, 130, glass)),
    rect(900, y - 340, 600, 340, lighter(stone, 0.06)),
    rect(930, y - 290, 540, 290, darker(stone, 0.55)),
    rect(1150, y - 190, 100, 190, glass),
    repeat(
      6,
      (i) => rect(936 + i * 99, y - 300, 40, 290, shade) + rect(928 + i * 99, y - 312, 56, 18, stone),
    ),
    rect(880, y - 360, 640, 54, stone),
    path(
      d`M870 ${y - 358}L1200 ${y - 490}L1530 ${y - 358}Z`,
      scene.down([0, lighter(stone, 0.2)], [1, darker(stone, 0.08)]),
    ),
    path(d`M960 ${y - 372}L1200 ${y - 462}L1440 ${y - 372}Z`, darker(stone, 0.18)),
    circle(1200, y - 404, 26, ink.kohaku),
    rect(590, y - 318, 310, 24, darker(stone, 0.2)),
    rect(1500, y - 318, 310, 24, darker(stone, 0.2)),
    repeat(4, (i) =>
      rect(880 - i * 22, y - 8 + i * 14, 640 + i * 44, 16, i % 2 ? stone : darker(stone, 0.12)),
    ),
  ]
  const today = [
    path(d`M500 ${y}V${y - 230}L1080 ${y - 330}V${y}Z`, shade),
    path(
      d`M1080 ${y}V${y - 470}H1560V${y}Z`,
      scene.across([0, lighter(stone, 0.2)], [1, darker(stone, 0.2)]),
    ),
    path(d`M1560 ${y}V${y - 280}H1900V${y}Z`, darker(stone, 0.2)),
    rect(1120, y - 220, 400, 220, glass),
    stroke(
      numbers(9)
        .map((i) => d`M${1120 + i * 50} ${y - 220}v220`)
        .join('') + d`M1120 ${y - 110}h400`,
      darker(stone, 0.5),
      5,
    ),
    path(d`M560 ${y - 60}V${y - 150}L1020 ${y - 200}V${y - 60}Z`, glass),
    stroke(
      numbers(9)
        .map((i) => d`M${560 + i * 57} ${y - 60}v${-92 - i * 6}`)
        .join(''),
      darker(stone, 0.45),
      5,
    ),
    rect(1180, y - 400, 8, 110, ink.shu),
    rect(1210, y - 400, 70, 110, ink.shu),
    rect(1300, y - 400, 70, 110, ink.ai),
    rect(1390, y - 400, 70, 110, ink.kohaku),
  ]
  const view = [
    treeline(scene, () => y - 10, 190, mix(ink.evergreen, ink.mist, 0.15)),
    ...(modern ? today : classic),
    repeat(6, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (760 + i * 70), y + 6, 300)),
  ].join('')
  return [
    sky(scene, { horizon: 880, birds: true }),
    backdrop(scene, 860, 260),
    view,
    rect(0, y, 2400, 350, scene.down([0, mix(ink.stone, ink.paper, 0.4)], [1, ink.stone])),
    rect(0, y + 46, 2400, 30, darker(stone, 0.35)),
    water(scene, y + 66, 1350, mix(ink.water, ink.sky[1], 0.2)),
    mirror(scene, y + 66, view, 0.4),
    repeat(4, (i) => visitor(scene, 1060 + i * 90 + random.between(-20, 20), y + 50, 0.95)),
    bough(scene, random.chance(0.5) ? -20 : 2420, 80, 640, -1),
    drift(scene, 100, 1330, 24),
  ].join('')
}
