import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { shadow, visitor } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { hipRoof } from '../parts/roof.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** A hotel of many storeys, or a resort between trees. */
export function hotelBuilding(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1040
  const storeys = random.int(7, 10)
  const cols = random.int(11, 14)
  const [w, h] = [cols * 72, storeys * 62]
  const x = 1200 - w / 2
  const wall = ink.tone(random.pick(['#efe6d6', '#d9cbb4', '#c4a58a', '#e4e2dc'] as const))
  const side = random.sign()
  const panes = repeat(cols * storeys, (i) => {
    const [px, py] = [x + 14 + (i % cols) * 72, y - h - 40 + Math.floor(i / cols) * 62]
    const on = lit && random.chance(0.62)
    return (
      rect(
        px,
        py,
        46,
        36,
        on ? ink.glow : scene.down([0, mix(ink.sky[0], ink.tile, 0.3)], [1, mix(ink.sky[1], ink.tile, 0.2)]),
      ) + rect(px - 6, py + 36, 58, 7, darker(wall, 0.25))
    )
  })
  return [
    sky(scene, { horizon: 900, birds: true, sunX: 1200 + side * 680 }),
    backdrop(scene, 900, 330),
    treeline(scene, () => 960, 140, mix(ink.evergreen, ink.mist, 0.15)),
    meadow(scene, 960, ink.ground),
    shadow(scene, 1260, y + 30, w * 0.72, 40, 0.45),
    rect(x + w, y - h * 0.7 - 30, 190, h * 0.7 + 70, darker(wall, 0.3)),
    repeat(3 * (storeys - 3), (i) =>
      rect(
        x + w + 18 + (i % 3) * 58,
        y - h * 0.7 + Math.floor(i / 3) * 62,
        36,
        32,
        lit && random.chance(0.6) ? ink.glow : ink.tile,
      ),
    ),
    rect(
      x,
      y - h - 60,
      w,
      h + 100,
      scene.across([0, lighter(wall, 0.1)], [0.7, wall], [1, darker(wall, 0.15)]),
    ),
    panes,
    rect(x - 16, y - h - 82, w + 32, 28, darker(wall, 0.4)),
    rect(x + w * 0.36, y - h - 130, w * 0.28, 50, darker(wall, 0.15)),
    rect(
      x - 60,
      y - 40,
      w + 320,
      90,
      scene.down(
        [0, lit ? ink.glow : mix(ink.sky[1], ink.tile, 0.4)],
        [1, lit ? mix(ink.glow, ink.kohaku, 0.5) : ink.tile],
      ),
    ),
    stroke(
      numbers(Math.round((w + 320) / 60))
        .map((i) => d`M${x - 60 + i * 60} ${y - 40}v90`)
        .join(''),
      darker(wall, 0.55),
      6,
    ),
    hipRoof(scene, { x: 1200, y: y - 30, width: 520, height: 90, colour: ink.tile }),
    rect(1000, y - 26, 22, 80, ink.wood),
    rect(1378, y - 26, 22, 80, ink.wood),
    rect(x - 80, y - 52, w + 360, 16, darker(wall, 0.5)),
    path(d`M1080 ${y + 50}H1320L1500 1370H900Z`, mix(ink.stone, ink.paper, 0.3)),
    repeat(8, (i) =>
      seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (360 + i * 100), y + 60 + i * 20, 220 + i * 26),
    ),
    repeat(3, (i) => visitor(scene, 1150 + i * 50, y + 110 + i * 20, 1)),
    suyari(scene, 1200 - side * 780, 640, 700, 0.6, 3),
    drift(scene, 100, 1330, 24),
  ].join('')
}
