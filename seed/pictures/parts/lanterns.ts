import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'

export const glow = (scene: Scene, x: number, y: number, r: number, strength = 0.5) =>
  circle(
    x,
    y,
    r,
    scene.round([0, scene.ink.glow, strength], [0.4, scene.ink.glow, strength * 0.4], [1, scene.ink.glow, 0]),
  )

/** Ishidoro, 200 high at scale 1. */
export function stoneLantern(scene: Scene, x: number, y: number, scale: number) {
  const { ink, lit, season } = scene
  const stone = scene.across([0, lighter(ink.stone, 0.2)], [0.5, ink.stone], [1, darker(ink.stone, 0.45)])
  return place(
    x,
    y,
    scale,
    shadow(scene, 10, 0, 66, 12, 0.45),
    path('M-46 0L-38 -22H38L46 0Z', stone),
    path('M-18 -22Q-13 -60 -16 -96H16Q13 -60 18 -22Z', stone),
    path('M-40 -106L-30 -94H30L40 -106Z', stone),
    rect(-30, -150, 60, 46, stone),
    rect(-15, -144, 30, 32, lit ? ink.glow : darker(ink.stone, 0.6)),
    path(
      'M-66 -148Q-54 -152 -20 -182H20Q54 -152 66 -148Q50 -140 0 -142T-66 -148Z',
      season === 'winter' ? ink.snow : stone,
    ),
    path('M-14 -182Q0 -222 14 -182Z', stone),
    lit ? glow(scene, 0, -128, 110, 0.45) : '',
  )
}

/** A paper lantern on a cord; (x, y) is where it hangs. */
export function paperLantern(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  colour: string,
  tall = false,
) {
  const { lit, ink } = scene
  const [rx, ry] = tall ? [30, 52] : [38, 40]
  const paper = lit
    ? scene.round([0, '#fff1c4'], [0.55, lighter(colour, 0.35)], [1, colour])
    : scene.across([0, lighter(colour, 0.25)], [0.5, colour], [1, darker(colour, 0.25)])
  const ribs = numbers(5).map((i) => {
    const t = (i - 2) / 3
    const w = rx * Math.sqrt(1 - t * t * 0.9)
    return d`M${-w} ${ry + 12 + t * ry}q${w} ${7} ${w * 2} 0`
  })
  return place(
    x,
    y,
    scale,
    lit ? glow(scene, 0, ry + 12, rx * 3.4, 0.42) : '',
    stroke('M0 -4V10', ink.dark, 3),
    ellipse(0, ry + 12, rx, ry, paper),
    stroke(ribs.join(''), darker(colour, 0.35), 1.8, opacity(0.45)),
    rect(-rx * 0.55, 6, rx * 1.1, 9, '#2b2622'),
    rect(-rx * 0.55, ry * 2 + 8, rx * 1.1, 9, '#2b2622'),
  )
}
