import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'
import { gableRoof, hipRoof } from './roof.ts'

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
    .map((row) =>
      numbers(18)
        .map(
          (i) =>
            d`M${-400 + i * 46 + (row % 2) * 23} ${-200 + row * 25}h${random.between(24, 42)}M${-400 + i * 46 + (row % 2) * 23} ${-200 + row * 25}v24`,
        )
        .join(''),
    )
    .join('')
  let foot = -200
  const floors = STAGES.slice(4 - stages).map(({ w, h, roof }, i, all) => {
    const y0 = foot
    foot -= h + roof * 0.62
    const windows = numbers(Math.round(w / 74)).map((k) => {
      const n = Math.round(w / 74)
      return rect(
        -w / 2 + (w * (k + 0.5)) / n - 12,
        y0 - h * 0.68,
        24,
        34,
        scene.lit ? ink.glow : white ? darker(wall, 0.62) : lighter(wall, 0.35),
      )
    })
    const last = i === all.length - 1
    const eaves = {
      x: 0,
      y: y0 - h + 4,
      width: w + 130,
      height: roof,
      colour: ink.tile,
      curl: 0.13,
      ribs: 34,
    }
    const dormer =
      !last && i % 2 === 0
        ? gable(scene, 0, y0 - h - 2, w * 0.36, roof * 1.02, wall)
        : last
          ? ''
          : gable(scene, -w * 0.22, y0 - h - 2, w * 0.26, roof * 0.8, wall) +
            gable(scene, w * 0.22, y0 - h - 2, w * 0.26, roof * 0.8, wall)
    return [
      rect(
        -w / 2,
        y0 - h,
        w,
        h + 2,
        scene.across([0, wall], [0.6, darker(wall, 0.06)], [1, darker(wall, 0.3)]),
      ),
      white
        ? rect(-w / 2, y0 - 26, w, 4, darker(wall, 0.25))
        : rect(-w / 2, y0 - h, w, h * 0.3, ink.tone('#e9e4d8')),
      ...windows,
      rect(-w / 2, y0 - h, w, 22, ink.shade, opacity(0.28)),
      last ? gableRoof(scene, eaves) : hipRoof(scene, { ...eaves, ridge: 0.72 }),
      dormer,
    ].join('')
  })
  const fish = [-1, 1].map((side) =>
    path(
      d`M${side * 84} ${foot - 14}q${side * 4} -32 ${side * 24} -40q${-side * 2} 22 ${side * 10} 34q${-side * 14} 14 ${-side * 34} 6Z`,
      ink.kohaku,
    ),
  )
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
  return (
    path(line, wall) +
    stroke(line.replace('Z', ''), tile, 12) +
    circle(x, y - height * 0.42, 6, scene.ink.tile)
  )
}
