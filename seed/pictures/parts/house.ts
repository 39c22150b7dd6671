import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'

/** Gassho house: a steep thatched gable over low walls. 420 wide at scale 1, foot at (x, y). */
export function thatchedHouse(scene: Scene, x: number, y: number, scale: number) {
  const { ink, lit, season } = scene
  const straw = season === 'winter' ? ink.snow : ink.tone('#a08656')
  const pane = lit ? ink.glow : mix(ink.wall, ink.dark, 0.15)
  const storeys = [-150, -225, -300].map((at, i) => {
    const w = 130 - i * 38
    return (
      rect(-w / 2, at - 34, w, 40, pane) +
      stroke(
        numbers(Math.round(w / 18))
          .map((k) => d`M${-w / 2 + 9 + k * 18} ${at - 34}v40`)
          .join(''),
        ink.wood,
        3,
      ) +
      rect(-w / 2 - 10, at + 6, w + 20, 7, ink.wood)
    )
  })
  return place(
    x,
    y,
    scale,
    shadow(scene, 30, 2, 290, 26, 0.5),
    path('M-186 0V-96H186V0Z', scene.down([0, darker(ink.wood, 0.35)], [1, ink.wood])),
    path('M-176 -96L0 -400L176 -96Z', darker(ink.wood, 0.25)),
    ...storeys,
    rect(-150, -84, 96, 78, pane),
    rect(54, -84, 96, 78, pane),
    rect(-38, -88, 76, 88, darker(ink.wood, 0.55)),
    stroke(
      'M-126 -84v78M-102 -84v78M-78 -84v78M78 -84v78M102 -84v78M126 -84v78M-150 -46h96M54 -46h96',
      ink.wood,
      3.4,
    ),
    path(
      'M0 -462L-262 -72Q-252 -56 -228 -60L0 -396L228 -60Q252 -56 262 -72Z',
      scene.across(
        [0, lighter(straw, 0.12)],
        [0.5, straw],
        [0.5, darker(straw, 0.2)],
        [1, darker(straw, 0.1)],
      ),
    ),
    path('M0 -396L228 -60Q236 -56 240 -58L0 -416L-240 -58Q-236 -56 -228 -60Z', ink.shade, opacity(0.4)),
    stroke(
      numbers(9)
        .map((i) => d`M${-20 - i * 26} ${-424 + i * 39}l-8 24M${20 + i * 26} ${-424 + i * 39}l8 24`)
        .join(''),
      darker(straw, 0.25),
      4,
      opacity(0.5),
    ),
    path('M-26 -440Q0 -486 26 -440L20 -424Q0 -456 -20 -424Z', darker(straw, 0.35)),
  )
}
