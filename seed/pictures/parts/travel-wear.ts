import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, path } from '../shape.ts'
import { softShadow } from './table.ts'

export const LEATHERS = ['#8a5a36', '#1f4068', '#5d6b4a', '#9f3a30', '#3a4048', '#b58a4a'] as const

export const hat = (scene: Scene, x: number, y: number, s: number) => {
  const straw = scene.ink.room('#d9bd82')
  return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${softShadow(scene, 0, 20, 210, 50)}${ellipse(0, 0, 210, 62, scene.across([0, lighter(straw, 0.25)], [1, darker(straw, 0.15)]))}${path('M-112 -6Q-110 -120 -60 -132Q0 -148 60 -132Q110 -120 112 -6Q0 36 -112 -6Z', scene.across([0, lighter(straw, 0.2)], [0.5, straw], [1, darker(straw, 0.3)]))}${path('M-113 -10Q0 34 113 -10L111 -46Q0 -4 -111 -46Z', scene.ink.room('#1f4068'))}</g>`
}
