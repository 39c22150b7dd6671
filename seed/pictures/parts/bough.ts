import type { Scene } from '../scene.ts'
import { flow, numbers, opacity, type Point, path, stroke } from '../shape.ts'
import { dabs } from './trees.ts'

/** A bough that enters from the side of the sheet, in the flower or leaf of the season. */
export function bough(scene: Scene, x: number, y: number, length: number, side: 1 | -1) {
  const { random, ink, season } = scene
  const points = numbers(6).map(
    (i): Point => [x - side * length * (i / 5), y + Math.sin(i * 0.9) * length * 0.05 + i * length * 0.035],
  )
  const twigs = numbers(7).map((i): Point[] => {
    const t = 0.25 + i * 0.12
    const from: Point = [x - side * length * t, y + length * (t * 0.17 + Math.sin(t * 4.5) * 0.05)]
    const up = i % 2 ? -1 : 1
    return [
      from,
      [from[0] - side * length * 0.08, from[1] + up * length * 0.05],
      [from[0] - side * length * 0.16, from[1] + up * length * random.between(0.06, 0.12)],
    ]
  })
  const wood =
    stroke(flow(points), ink.wood, length * 0.022) +
    twigs.map((t) => stroke(flow(t), ink.wood, length * 0.01)).join('')
  const tips = [...points.slice(1), ...twigs.flat()]
  const inks =
    season === 'spring'
      ? ink.blossom
      : season === 'winter'
        ? ([ink.snow, ink.snow, ink.shu] as const)
        : ink.leaves
  const spread = tips
    .map(([tx, ty]) =>
      inks
        .map((colour, i) =>
          path(
            dabs(scene, tx, ty, length * 0.055, length * 0.04, season === 'winter' ? 2 : 5, length * 0.014),
            colour,
            opacity(i === 0 ? 0.8 : 1),
          ),
        )
        .join(''),
    )
    .join('')
  return wood + spread
}
