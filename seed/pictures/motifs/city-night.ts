import { darker, lighter, mix } from '../colour.ts'
import { bokeh, latticeTower, skyline } from '../parts/city.ts'
import { treeline } from '../parts/conifers.ts'
import { sky } from '../parts/sky.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, stroke } from '../shape.ts'

/** City lights over a river; the hour is never noon here. */
export function cityNight(scene: Scene) {
  const { random, ink } = scene
  const line = 900
  const far = mix(ink.sky[1], ink.range, 0.4)
  const near = mix(ink.shade, ink.ai, 0.4)
  const tall = random.chance(0.5)
    ? latticeTower(scene, 1200 + random.between(-140, 140), line, 0.72, ink.shu)
    : ''
  const view = [
    skyline(scene, line, 430, far, 0.3, 90),
    tall,
    skyline(scene, line, 330, near, 0.46, 130),
    rect(0, line - 26, 2400, 30, darker(near, 0.3)),
    treeline(scene, () => line - 6, 44, darker(near, 0.4)),
  ].join('')
  const glints = numbers(90).map(() => {
    const x = random.between(0, 2400)
    return path(
      lens(x, line + 14 + random.next() ** 1.6 * 400, random.between(16, 46), random.between(3, 8)),
      random.pick(['#f8d58a', '#f3a873', '#f7ecd0', '#e06a4e'] as const),
      opacity(0.75),
    )
  })
  return [
    sky(scene, { horizon: line, clouds: 1 }),
    view,
    water(scene, line, 1350, mix(ink.water, ink.ai, 0.5)),
    mirror(scene, line, view, 0.4),
    ...glints,
    rect(0, line - 300, 2400, 340, scene.down([0, ink.glow, 0], [0.8, ink.glow, 0.22], [1, ink.glow, 0])),
    bridgeOf(scene, 1130),
    bokeh(scene, 1200, 1090, 2300, 20, 40, ['#f8d58a', '#f7ecd0']),
  ].join('')
}

function bridgeOf(scene: Scene, y: number) {
  const { ink } = scene
  const colour = mix(ink.shade, ink.ai, 0.3)
  return (
    path(
      d`M-20 ${y}Q1200 ${y - 50} 2420 ${y}V${y + 46}Q1200 ${y - 4} -20 ${y + 46}Z`,
      scene.down([0, lighter(colour, 0.2)], [1, colour]),
    ) +
    stroke(
      numbers(41)
        .map((i) => d`M${i * 60} ${y - 4 - 50 * (1 - ((i - 20) / 20) ** 2) * 0.5}v-26`)
        .join(''),
      colour,
      6,
    ) +
    path(
      numbers(9)
        .map((i) => d`M${i * 300 - 20} ${y + 30}h40v190h-40Z`)
        .join(''),
      colour,
    )
  )
}
