import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'
import { gableRoof } from './roof.ts'

type Dress = { post?: string; wall?: string; roof?: string }

export const pane = (scene: Scene) => (scene.lit ? scene.ink.glow : mix(scene.ink.wall, scene.ink.dark, 0.12))

/** A temple hall: stone base, steps, posts with lattice doors, a great curved roof. 900 wide at scale 1. */
export function hall(scene: Scene, x: number, y: number, scale: number, dress: Dress = {}) {
  const { ink } = scene
  const { post = ink.wood, wall = ink.wall, roof = ink.tile } = dress
  const bays = [-300, -180, -60, 60, 180, 300]
  const lattice = numbers(5).map((i) => {
    const bx = -300 + i * 120
    const open = i === 2
    const grid = numbers(7)
      .map((k) => d`M${bx + 18 + k * 14} -196v128`)
      .join('')
    return (
      rect(bx + 8, -200, 104, 136, open ? darker(post, 0.62) : i % 4 === 0 ? wall : pane(scene)) +
      (open || i % 4 === 0 ? '' : stroke(`${grid}M${bx + 8} -132h104`, darker(post, 0.2), 3))
    )
  })
  return place(
    x,
    y,
    scale,
    shadow(scene, 30, -4, 560, 40, 0.5),
    path(
      'M-440 0L-424 -42H424L440 0Z',
      scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.35)]),
    ),
    rect(-330, -236, 660, 194, darker(post, 0.45)),
    ...lattice,
    rect(-372, -66, 744, 16, post),
    stroke(
      `${numbers(31)
        .map((i) => d`M${-366 + i * 24.4} -66v-26`)
        .join('')}M-372 -92H372`,
      post,
      5,
    ),
    ...bays.map((bx) =>
      rect(bx - 8, -240, 16, 196, scene.across([0, lighter(post, 0.2)], [1, darker(post, 0.35)])),
    ),
    rect(-352, -254, 704, 20, post),
    rect(-370, -276, 740, 24, darker(post, 0.3)),
    stroke(
      numbers(37)
        .map((i) => d`M${-360 + i * 20} -276v22`)
        .join(''),
      lighter(post, 0.2),
      5,
      opacity(0.6),
    ),
    path('M-80 0L-64 -56H64L80 0Z', scene.down([0, lighter(ink.stone, 0.3)], [1, ink.stone])),
    stroke('M-77 -12H77M-73 -26H73M-69 -40H69', darker(ink.stone, 0.35), 3),
    gableRoof(scene, { x: 0, y: -262, width: 960, height: 240, colour: roof, curl: 0.14, ribs: 40 }),
  )
}
