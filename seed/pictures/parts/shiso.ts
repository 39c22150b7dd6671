import type { Scene } from '../scene.ts'
import { path, stroke, turn } from '../shape.ts'

export const shiso = (scene: Scene, x: number, y: number, angle: number, s = 1) =>
  turn(
    x,
    y,
    angle,
    `<g transform="scale(${s})">${path('M0 0Q-54 -50 -50 -96Q-30 -140 0 -160Q34 -140 52 -96Q56 -50 0 0Z', scene.across([0, scene.ink.room('#6f9448')], [0.5, scene.ink.room('#5a7f3c')], [1, scene.ink.room('#46662f')]))}${stroke('M0 -6V-146M0 -50L-30 -78M0 -50L30 -78M0 -86L-26 -112M0 -86L26 -112', scene.ink.room('#9fbc74'), 4)}</g>`,
  )
