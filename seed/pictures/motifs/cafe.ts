import { darker, lighter } from '../colour.ts'
import { steam } from '../parts/steam.ts'
import { softShadow, stage } from '../parts/table.ts'
import { bowl, plate, TILT } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, path, rect, repeat, turn } from '../shape.ts'

export function cafe(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const [x, y] = [X(-170), 1040]
  const china = ink.room(random.pick(['#f4efe4', '#2f4a6d', '#d9cbb4', '#5d6f66'] as const))
  const cream = ink.room('#f5e8d2')
  const coffee = ink.room('#8a5a36')
  const [rim, rx] = [y - 230, 220]
  const art = repeat(4, (i) =>
    path(
      d`M${x} ${rim + 66 - i * 24}C${x - 110 + i * 20} ${rim + 20 - i * 22} ${x - 90 + i * 16} ${rim - 30 - i * 8} ${x} ${rim + 8 - i * 22}C${x + 90 - i * 16} ${rim - 30 - i * 8} ${x + 110 - i * 20} ${rim + 20 - i * 22} ${x} ${rim + 66 - i * 24}Z`,
      i % 2 ? coffee : cream,
    ),
  )
  const sponge = ink.room('#e9c88a')
  const icing = ink.room(random.pick(['#fbf3e6', '#8fa84a', '#5d3a28', '#f0c3c4'] as const))
  const [cx, cy] = [X(330), 960]
  const layers = numbers(5).map((i) =>
    path(
      d`M${cx - 170} ${cy + 44 - i * 34}L${cx + 150} ${cy + 74 - i * 34}v-34L${cx - 170} ${cy + 10 - i * 34}Z`,
      i % 2 ? cream : sponge,
    ),
  )
  return stage(scene, 'wood', [
    plate(scene, cx, cy + 60, 540, ink.room('#efe9dc')),
    softShadow(scene, cx, cy + 66, 190, 40, 0.4),
    ...layers,
    path(
      d`M${cx + 150} ${cy + 74}L${cx + 196} ${cy + 28}V${cy - 142}L${cx + 150} ${cy - 96}Z`,
      darker(icing, 0.16),
    ),
    path(d`M${cx - 170} ${cy - 126}L${cx + 150} ${cy - 96}L${cx + 196} ${cy - 142}Z`, lighter(icing, 0.1)),
    path(d`M${cx - 170} ${cy - 126}L${cx + 150} ${cy - 96}v26q-40 12 -70 -8t-80 -2t-80 -14t-90 -2Z`, icing),
    circle(cx + 96, cy - 150, 38, scene.round([0, ink.room('#e4604a')], [1, ink.room('#a8281f')])),
    path(d`M${cx + 96} ${cy - 186}q-30 -16 -44 0q24 12 44 6q20 8 44 -4q-14 -18 -44 -2Z`, ink.room('#5d7f3c')),
    plate(scene, x, y + 6, 640, china),
    path(
      d`M${x + side * 196} ${rim + 60}Q${x + side * 340} ${rim + 40} ${x + side * 320} ${rim + 130}T${x + side * 150} ${rim + 190}`,
      'none',
      `stroke="${darker(china, 0.15)}" stroke-width="34" stroke-linecap="round"`,
    ),
    bowl(scene, {
      x,
      y,
      width: rx * 2,
      height: 230,
      colour: china,
      inside: lighter(china, 0.5),
      fill: coffee,
      foot: 0.46,
    }),
    scene.clip(
      dot(x, rim + 22, rx * 0.92, rx * 0.92 * TILT),
      ellipse(x, rim + 26, rx * 0.88, rx * 0.86 * TILT, lighter(coffee, 0.18)),
      `<g transform="${d`translate(0 ${rim * 0.42 + 8})`} scale(1 0.6)">${art}</g>`,
    ),
    turn(
      x - side * 60,
      y + 92,
      side * 6,
      rect(-190, -8, 280, 15, ink.room('#c9c4b8'), 'rx="7"'),
      ellipse(120, 0, 56, 22, ink.room('#b5b0a6')),
    ),
    steam(scene, x, rim - 20, 240, 400, 3),
  ])
}
