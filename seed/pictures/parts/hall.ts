import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'
import { gableRoof, hipRoof } from './roof.ts'

type Dress = { post?: string; wall?: string; roof?: string }

const pane = (scene: Scene) => (scene.lit ? scene.ink.glow : mix(scene.ink.wall, scene.ink.dark, 0.12))

/** A temple hall: stone base, steps, posts with lattice doors, a great curved roof. 900 wide at scale 1. */
export function hall(scene: Scene, x: number, y: number, scale: number, dress: Dress = {}) {
  const { ink } = scene
  const { post = ink.wood, wall = ink.wall, roof = ink.tile } = dress
  const bays = [-300, -180, -60, 60, 180, 300]
  const lattice = numbers(5).map((i) => {
    const bx = -300 + i * 120
    const open = i === 2
    const grid = numbers(7).map((k) => d`M${bx + 18 + k * 14} -196v128`).join('')
    return rect(bx + 8, -200, 104, 136, open ? darker(post, 0.62) : i % 4 === 0 ? wall : pane(scene)) + (open || i % 4 === 0 ? '' : stroke(`${grid}M${bx + 8} -132h104`, darker(post, 0.2), 3))
  })
  return place(
    x,
    y,
    scale,
    shadow(scene, 30, -4, 560, 40, 0.5),
    path('M-440 0L-424 -42H424L440 0Z', scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.35)])),
    rect(-330, -236, 660, 194, darker(post, 0.45)),
    ...lattice,
    rect(-372, -66, 744, 16, post),
    stroke(numbers(31).map((i) => d`M${-366 + i * 24.4} -66v-26`).join('') + 'M-372 -92H372', post, 5),
    ...bays.map((bx) => rect(bx - 8, -240, 16, 196, scene.across([0, lighter(post, 0.2)], [1, darker(post, 0.35)]))),
    rect(-352, -254, 704, 20, post),
    rect(-370, -276, 740, 24, darker(post, 0.3)),
    stroke(numbers(37).map((i) => d`M${-360 + i * 20} -276v22`).join(''), lighter(post, 0.2), 5, opacity(0.6)),
    path('M-80 0L-64 -56H64L80 0Z', scene.down([0, lighter(ink.stone, 0.3)], [1, ink.stone])),
    stroke('M-77 -12H77M-73 -26H73M-69 -40H69', darker(ink.stone, 0.35), 3),
    gableRoof(scene, { x: 0, y: -262, width: 960, height: 240, colour: roof, curl: 0.14, ribs: 40 }),
  )
}

/** Storeys that grow smaller under deep eaves, a finial of rings. Foot at (x, y); 5 storeys are 900 high. */
export function pagoda(scene: Scene, x: number, y: number, scale: number, storeys: number, post = scene.ink.tone('#8f4632')) {
  const { ink } = scene
  const floors = numbers(storeys).map((i) => {
    const w = 250 - i * 22
    const foot = -40 - i * 138
    return [
      rect(-w / 2, foot - 84, w, 86, scene.across([0, lighter(ink.wall, 0.05)], [0.55, ink.wall], [1, darker(ink.wall, 0.35)])),
      rect(-w * 0.14, foot - 76, w * 0.28, 78, pane(scene)),
      stroke(numbers(4).map((k) => d`M${-w / 2 + 6 + (k * (w - 12)) / 3} ${foot}v-84`).join(''), post, 10),
      rect(-w / 2 - 18, foot - 12, w + 36, 8, post),
      stroke(numbers(13).map((k) => d`M${-w / 2 - 14 + (k * (w + 28)) / 12} ${foot - 12}v-16`).join('') + d`M${-w / 2 - 18} ${foot - 28}h${w + 36}`, post, 4),
      path(d`M${-w / 2 - 6} ${foot - 82}L${-w / 2 - 64} ${foot - 106}H${w / 2 + 64}L${w / 2 + 6} ${foot - 82}Z`, darker(post, 0.4)),
      hipRoof(scene, { x: 0, y: foot - 96, width: w + 190, height: 62, ridge: 0.42, curl: 0.17, ribs: 26 }),
    ].join('')
  })
  const top = -40 - storeys * 138 - 18
  const rings = numbers(9).map((i) => d`M${-15 + i * 0.9} ${top - 44 - i * 13}h${30 - i * 1.8}`).join('')
  const bronze = ink.tone('#6d6148')
  return place(
    x,
    y,
    scale,
    shadow(scene, 24, -2, 300, 26, 0.5),
    path('M-190 0L-178 -42H178L190 0Z', scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.35)])),
    ...floors,
    rect(-4, top - 196, 8, 200, bronze),
    rect(-24, top - 24, 48, 20, bronze),
    stroke(rings, bronze, 6),
    circle(0, top - 178, 9, bronze),
  )
}

const STAGES = [
  { w: 560, h: 110, roof: 84 },
  { w: 450, h: 96, roof: 76 },
  { w: 340, h: 84, roof: 70 },
  { w: 240, h: 76, roof: 74 },
]

/** A keep on its curved stone base. */
export function keep(scene: Scene, x: number, y: number, scale: number, white = true, stages = 4) {
  const { ink, random } = scene
  const wall = white ? ink.tone('#f6f4ee') : ink.tone('#34363c')
  const base = 'M-400 0C-352 -60 -326 -130 -318 -200H318C326 -130 352 -60 400 0Z'
  const courses = numbers(8)
    .map((row) => numbers(18).map((i) => d`M${-400 + i * 46 + (row % 2) * 23} ${-200 + row * 25}h${random.between(24, 42)}M${-400 + i * 46 + (row % 2) * 23} ${-200 + row * 25}v24`).join(''))
    .join('')
  let foot = -200
  const floors = STAGES.slice(4 - stages).map(({ w, h, roof }, i, all) => {
    const y0 = foot
    foot -= h + roof * 0.62
    const windows = numbers(Math.round(w / 74)).map((k) => {
      const n = Math.round(w / 74)
      return rect(-w / 2 + (w * (k + 0.5)) / n - 12, y0 - h * 0.68, 24, 34, scene.lit ? ink.glow : white ? darker(wall, 0.62) : lighter(wall, 0.35))
    })
    const last = i === all.length - 1
    const eaves = { x: 0, y: y0 - h + 4, width: w + 130, height: roof, colour: ink.tile, curl: 0.13, ribs: 34 }
    const dormer = !last && i % 2 === 0 ? gable(scene, 0, y0 - h - 2, w * 0.36, roof * 1.02, wall) : last ? '' : gable(scene, -w * 0.22, y0 - h - 2, w * 0.26, roof * 0.8, wall) + gable(scene, w * 0.22, y0 - h - 2, w * 0.26, roof * 0.8, wall)
    return [
      rect(-w / 2, y0 - h, w, h + 2, scene.across([0, wall], [0.6, darker(wall, 0.06)], [1, darker(wall, 0.3)])),
      white ? rect(-w / 2, y0 - 26, w, 4, darker(wall, 0.25)) : rect(-w / 2, y0 - h, w, h * 0.3, ink.tone('#e9e4d8')),
      ...windows,
      rect(-w / 2, y0 - h, w, 22, ink.shade, opacity(0.28)),
      last ? gableRoof(scene, eaves) : hipRoof(scene, { ...eaves, ridge: 0.72 }),
      dormer,
    ].join('')
  })
  const fish = [-1, 1].map((side) => path(d`M${side * 84} ${foot - 14}q${side * 4} -32 ${side * 24} -40q${-side * 2} 22 ${side * 10} 34q${-side * 14} 14 ${-side * 34} 6Z`, ink.kohaku))
  return place(
    x,
    y,
    scale,
    shadow(scene, 30, -2, 480, 34, 0.45),
    path(base, scene.across([0, lighter(ink.stone, 0.12)], [0.6, ink.stone], [1, darker(ink.stone, 0.4)])),
    scene.clip(base, stroke(courses, darker(ink.stone, 0.35), 2.6, opacity(0.6))),
    ...floors,
    ...fish,
  )
}

function gable(scene: Scene, x: number, y: number, width: number, height: number, wall: string) {
  const half = width / 2
  const tile = scene.season === 'winter' ? scene.ink.snow : darker(scene.ink.tile, 0.15)
  const line = d`M${x - half} ${y}C${x - half * 0.6} ${y - height * 0.1} ${x - half * 0.2} ${y - height * 0.6} ${x} ${y - height}C${x + half * 0.2} ${y - height * 0.6} ${x + half * 0.6} ${y - height * 0.1} ${x + half} ${y}Z`
  return path(line, wall) + stroke(line.replace('Z', ''), tile, 12) + circle(x, y - height * 0.42, 6, scene.ink.tile)
}
