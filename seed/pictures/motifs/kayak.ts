import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { SKIN } from '../parts/figures.ts'
import { mist, ridge } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { leafTree } from '../parts/trees.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, opacity, path, repeat, stroke } from '../shape.ts'

function paddler(scene: Scene, x: number, y: number, scale: number, hue: string, flip: 1 | -1) {
  const { ink } = scene
  const vest = scene.ink.tone(scene.random.pick(['#c8402f', '#d9962f', '#1f4068'] as const))
  return `<g transform="${d`translate(${x} ${y})`} scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})">${[
    path(lens(0, 14, 470, 22) + lens(60, 30, 300, 9), ink.shade, opacity(0.28)),
    stroke('M-120 -108L96 -40', ink.wood, 7),
    path('M-24 -18L-20 -84Q0 -96 20 -84L26 -18Z', vest),
    stroke('M-18 -78L-56 -62L-48 -86M18 -76L50 -40L36 -58', darker(vest, 0.25), 12),
    circle(2, -106, 15, ink.tone(SKIN)),
    path('M-16 -108Q-14 -128 4 -126Q20 -124 20 -110L30 -106Q6 -110 -16 -108Z', darker(hue, 0.3)),
    path(
      'M-210 -26Q-120 -2 0 0T210 -26Q150 18 0 20T-210 -26Z',
      scene.down([0, lighter(hue, 0.18)], [1, darker(hue, 0.3)]),
    ),
    path('M-210 -26Q-120 -14 0 -14T210 -26Q120 -2 0 0T-210 -26Z', lighter(hue, 0.3)),
    path('M-60 -12Q0 -26 62 -12Q0 0 -60 -12Z', ink.dark),
    stroke('M20 -62L130 -28', ink.wood, 7),
    path(
      'M-160 -126Q-150 -140 -118 -112L-124 -100Q-156 -104 -160 -126ZM176 -10Q160 -2 126 -22L132 -34Q168 -32 176 -10Z',
      ink.kohaku,
    ),
  ].join('')}</g>`
}

export function kayak(scene: Scene) {
  const { random, ink } = scene
  const line = 800
  const side = random.sign()
  const hue = random.pick([ink.shu, ink.kohaku, ink.tone('#3f7f86')] as const)
  const far = [
    backdrop(scene, line - 10, 420),
    ridge(scene, {
      y: line,
      height: 190,
      hills: 3,
      colour: ink.evergreen,
      distance: 0.2,
      bend: (t) => Math.abs(t - 0.5) * 380 - 60,
    }),
    treeline(scene, (x) => line - Math.abs(x - 1200) * 0.05, 90, mix(ink.evergreen, ink.mist, 0.1)),
    repeat(6, (i) =>
      leafTree(scene, 1200 + (i % 2 ? 1 : -1) * (480 + i * 120), line + 4, random.between(180, 260)),
    ),
  ].join('')
  return [
    sky(scene, { horizon: line - 60, birds: true }),
    far,
    water(scene, line, 1350, mix(ink.water, ink.tone('#3f8f86'), 0.4)),
    mirror(scene, line, far, 0.42),
    mist(scene, line - 60, 120, 0.5),
    paddler(scene, 1200 + side * 430, 900, 0.6, random.pick([ink.ai, ink.koke] as const), side),
    paddler(scene, 1190, 1075, 1.65, hue, side),
    repeat(9, () =>
      path(
        lens(1200 + random.between(-500, 500), random.between(1120, 1320), random.between(120, 260), 7),
        ink.shine,
        opacity(0.55),
      ),
    ),
    bough(scene, side === 1 ? 2420 : -20, 80, 700, side),
    blades(scene, 1200 - side * 960, 1365, 480, 210, 60, mix(ink.evergreen, ink.shade, 0.2), 9),
    drift(scene, 100, 1330, 24),
  ].join('')
}
