import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { meadow, mist } from '../parts/land.ts'
import { blades, plumes } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { lens } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, repeat, stroke } from '../shape.ts'

export function wetland(scene: Scene) {
  const { random, ink, season } = scene
  const line = 700
  const grass = season === 'winter' ? ink.tone('#b9b09a') : ink.ground
  const boards = d`M1184 ${line + 30}L1150 ${line + 110}L1260 ${line + 230}L1020 1370H1330L1350 ${line + 240}L1204 ${line + 112}L1206 ${line + 30}Z`
  const planks = numbers(26)
    .map((i) => d`M1000 ${line + 40 + (i / 25) ** 1.7 * 620}H1400`)
    .join('')
  const ponds = numbers(11).map((i) => {
    const t = (i / 10) ** 1.3
    const x = 1200 + (i % 2 ? 1 : -1) * random.between(260, 900)
    const [rx, y] = [90 + t * 210, line + 60 + t * 500]
    const shape = d`M${x - rx} ${y}Q${x - rx * 0.5} ${y - rx * 0.18} ${x} ${y - rx * 0.1}T${x + rx} ${y}Q${x + rx * 0.4} ${y + rx * 0.17} ${x} ${y + rx * 0.13}T${x - rx} ${y}Z`
    return (
      stroke(shape, darker(grass, 0.3), 9) +
      path(shape, scene.down([0, mix(ink.sky[1], ink.water, 0.3)], [1, mix(ink.sky[2], ink.water, 0.25)])) +
      path(lens(x, y, rx, 5), ink.shine, opacity(0.7))
    )
  })
  return [
    sky(scene, { horizon: line, birds: true }),
    backdrop(scene, line - 10, 330),
    treeline(scene, () => line + 8, 76, mix(ink.evergreen, ink.mist, 0.25)),
    meadow(scene, line, grass),
    ...ponds,
    path(boards, scene.down([0, mix(ink.wood, ink.mist, 0.5)], [1, lighter(ink.wood, 0.25)])),
    scene.clip(boards, stroke(planks, darker(ink.wood, 0.35), 3.5, opacity(0.55))),
    walker(scene, 1244, line + 236, 1.05, true),
    mist(scene, line - 30, 130, 0.5),
    repeat(14, (i) =>
      blades(
        scene,
        1200 + (i % 2 ? 1 : -1) * random.between(330, 1150),
        960 + i * 32,
        260,
        70 + i * 9,
        30,
        darker(grass, 0.12 + i * 0.015),
        6,
      ),
    ),
    season === 'autumn'
      ? plumes(scene, 360, 1365, 620, 300, 36) + plumes(scene, 2040, 1365, 620, 300, 36)
      : '',
  ].join('')
}
