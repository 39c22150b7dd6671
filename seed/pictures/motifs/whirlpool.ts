import { mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { sea } from '../parts/coastline.ts'
import { ranges } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, repeat } from '../shape.ts'

/** The sea itself, when a picture is about waves. */
export function whirlpool(scene: Scene) {
  const { random, ink } = scene
  const line = 560
  const [x, y] = [1200, 960]
  const deep = mix(ink.water, ink.tone('#1f6f7a'), 0.45)
  const arms = (count: number, colour: string, wide: number, from: number, shift: number) =>
    repeat(count, (i) => {
      const start = (i / count) * Math.PI * 2 + shift
      const points = numbers(30).map((k) => {
        const [a, r] = [start + k * 0.13, from * (1 - k / 32)]
        return [
          x + Math.cos(a) * r,
          y + Math.sin(a) * r * 0.42,
          (wide * Math.sin((Math.PI * k) / 29) * r) / from,
        ] as const
      })
      const outer = points.map(([px, py]) => d`${px} ${py}`).join('L')
      const inner = points
        .slice()
        .reverse()
        .map(([px, py, w]) => d`${px + w * 0.5} ${py - w}`)
        .join('L')
      return path(`M${outer}L${inner}Z`, colour, opacity(0.85))
    })
  const bowl = scene.round(
    [0, mix(deep, ink.shade, 0.75)],
    [0.3, mix(deep, ink.shade, 0.4)],
    [0.75, deep],
    [1, deep, 0],
  )
  return [
    sky(scene, { horizon: line, birds: true, sunX: 1200 + random.sign() * 520 }),
    ranges(scene, line - 10, 2, 120, 26),
    sea(scene, line),
    `<ellipse cx="${x}" cy="${y}" rx="820" ry="345" fill="${bowl}"/>`,
    arms(16, mix(deep, ink.shade, 0.3), 34, 800, 0.1),
    arms(13, ink.snow, 20, 760, 0),
    arms(9, ink.snow, 12, 470, 0.4),
    path(
      numbers(60)
        .map(() => {
          const a = random.between(0, 6.3)
          const r = random.between(600, 840)
          return dot(
            x + Math.cos(a) * r,
            y + Math.sin(a) * r * 0.42,
            random.between(6, 24),
            random.between(3, 9),
          )
        })
        .join(''),
      ink.snow,
      opacity(0.75),
    ),
    sailboat(scene, 1200 + random.sign() * random.between(330, 430), 690, 0.9),
    swell(scene, 1230, 70, 380, mix(ink.water, ink.ai, 0.3)),
  ].join('')
}
