import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { SKIN } from './figures.ts'
import { lens } from './water.ts'

const wake = (scene: Scene, half: number) =>
  path(
    lens(0, 6, half * 2.3, 16) + lens(half * 0.4, 20, half * 1.5, 8) + lens(-half * 0.5, 26, half * 0.9, 6),
    scene.ink.shade,
    opacity(0.3),
  )

/** A flat river boat with its boatman; 200 long at scale 1. */
export function punt(scene: Scene, x: number, y: number, scale: number, flip: 1 | -1 = 1) {
  const { ink } = scene
  const hull = 'M-104 -16Q-60 -2 0 -2T96 -22L84 4Q40 14 -10 13T-90 2Z'
  return `<g transform="${d`translate(${x} ${y})`} scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})">${[
    wake(scene, 100),
    path('M-44 -2L-40 -38Q-26 -44 -14 -38L-10 -2Z', ink.tone('#6a5a7c')),
    circle(-26, -49, 8.5, ink.tone(SKIN)),
    path('M-42 -50Q-26 -70 -10 -50Q-26 -55 -42 -50Z', ink.tone('#d8b878')),
    path(hull, scene.down([0, lighter(ink.wood, 0.1)], [1, darker(ink.wood, 0.4)])),
    path('M40 -4L44 -60Q54 -68 64 -60L68 -8Z', ink.ai),
    circle(54, -72, 9, ink.tone(SKIN)),
    path('M34 -72Q54 -96 74 -72Q54 -79 34 -72Z', ink.tone('#d8b878')),
    stroke('M70 -88L88 28', ink.wood, 3),
  ].join('')}</g>`
}

/** Square sails against the sky, as on old sea roads. */
export function sailboat(scene: Scene, x: number, y: number, scale: number) {
  const { ink } = scene
  return place(
    x,
    y,
    scale,
    wake(scene, 70),
    path('M-72 -18Q-30 -4 10 -6T78 -26L62 8H-54Z', scene.down([0, ink.wood], [1, darker(ink.wood, 0.45)])),
    stroke('M0 -10V-150', ink.wood, 4),
    path(
      'M-50 -142Q0 -150 50 -142Q44 -88 52 -34Q0 -24 -50 -34Q-42 -88 -50 -142Z',
      scene.across([0, ink.paper], [1, darker(ink.paper, 0.2)]),
    ),
    stroke(
      numbers(4)
        .map((i) => d`M${-30 + i * 20} -145Q${-26 + i * 18} -88 ${-30 + i * 20} -30`)
        .join(''),
      ink.tile,
      1.6,
      opacity(0.45),
    ),
  )
}

/** A fishing boat of today with its wheelhouse. */
export function trawler(scene: Scene, x: number, y: number, scale: number, band: string) {
  const { ink, lit } = scene
  return place(
    x,
    y,
    scale,
    wake(scene, 130),
    stroke('M-10 -60V-150M-10 -146L96 -44M-10 -146L-112 -30M40 -40V-100', ink.dark, 3),
    rect(-62, -84, 74, 54, ink.wall),
    path('M-70 -92H20L14 -82H-64Z', ink.tile),
    rect(-54, -74, 24, 22, lit ? ink.glow : ink.ai),
    rect(-22, -74, 24, 22, lit ? ink.glow : ink.ai),
    path(
      'M-128 -40L-60 -32H60Q104 -36 142 -58Q128 -8 98 8H-112Z',
      scene.down([0, ink.paper], [1, darker(ink.paper, 0.3)]),
    ),
    path('M-121 -16Q0 -6 126 -24Q116 0 98 8H-112Z', band),
    stroke('M-128 -40L-60 -32H60Q104 -36 142 -58', ink.wood, 5),
  )
}
