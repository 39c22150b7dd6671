import type { Scene } from '../scene.ts'
import { dot, numbers, stroke } from '../shape.ts'

export const greens = (scene: Scene, x: number, y: number, rx: number, count: number) => {
  const { random, ink } = scene
  const ring = (hue: string) =>
    stroke(
      numbers(count)
        .map(() =>
          dot(
            x + random.between(-1, 1) * rx,
            y + random.between(-1, 1) * rx * 0.4,
            random.between(8, 14),
            random.between(5, 9),
          ),
        )
        .join(''),
      hue,
      4.5,
    )
  return ring(ink.room('#7fa04a')) + ring(ink.room('#b9cc86'))
}
