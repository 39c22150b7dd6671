import { darker, lighter, mix } from '../colour.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { hall } from '../parts/hall.ts'
import { mist } from '../parts/land.ts'
import { glow, paperLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import type { Scene } from '../scene.ts'
import { ellipse, rect, repeat } from '../shape.ts'

/** Rows of paper lanterns at a shrine hall. */
export function lanterns(scene: Scene) {
  const { random, ink, lit } = scene
  const night = { ...scene, lit: true }
  const hue = random.pick(['#d8563e', '#e7c98a', '#d98a4a'] as const)
  const other = random.pick(['#e9d8b0', '#d8563e'] as const)
  const rows = repeat(4, (row) => {
    const n = 9 + row
    const y = 140 + row * 175
    return (
      rect(260 - row * 20, y - 16, 1880 + row * 40, 12, darker(ink.wood, 0.3)) +
      repeat(n, (i) =>
        paperLantern(
          night,
          1200 + (i - (n - 1) / 2) * (1800 / n),
          y - 6,
          1.3,
          ink.room((i + row) % 3 ? hue : other),
          true,
        ),
      )
    )
  })
  return [
    sky(scene, { horizon: 860, clouds: 1, sunX: 1200 + random.sign() * 700 }),
    treeline(scene, () => 900, 360, mix(ink.evergreen, ink.mist, lit ? 0.05 : 0.25)),
    mist(scene, 700, 200, 0.3),
    rect(
      0,
      880,
      2400,
      480,
      scene.down([0, mix(ink.stone, ink.glow, lit ? 0.3 : 0.1)], [1, darker(ink.stone, 0.4)]),
    ),
    hall(scene, 1200, 1010, 0.72, { post: ink.shu }),
    rect(240, 90, 34, 960, scene.across([0, lighter(ink.wood, 0.15)], [1, darker(ink.wood, 0.4)])),
    rect(2126, 90, 34, 960, scene.across([0, lighter(ink.wood, 0.15)], [1, darker(ink.wood, 0.4)])),
    glow(scene, 1200, 480, 1100, lit ? 0.3 : 0.1),
    rows,
    ellipse(1200, 1180, 900, 150, scene.round([0, ink.glow, lit ? 0.4 : 0.14], [1, ink.glow, 0])),
    repeat(5, (i) =>
      walker(
        scene,
        960 + i * 116 + random.between(-20, 20),
        1160 + (i % 2) * 70,
        1.4 + (i % 2) * 0.35,
        i === 2,
      ),
    ),
    drift(scene, 100, 1330, 20),
    bough(scene, random.chance(0.5) ? -20 : 2420, 60, 520, -1),
  ].join('')
}
