import type { Scene } from '../scene.ts'
import { repeat } from '../shape.ts'
import { visitor, walker } from './figures.ts'

/** A crowd seen from behind, growing towards the reader. */
export const crowd = (scene: Scene, from: number, to: number, rows: number) =>
  repeat(rows, (row) => {
    const t = row / Math.max(1, rows - 1)
    const s = rows === 1 ? 2.5 : 0.8 + t * 1.3
    return repeat(Math.round(21 - t * 8), (i) => {
      const x = (i + scene.random.between(0.1, 0.9)) * (2400 / Math.round(21 - t * 8))
      return scene.season === 'summer' || i % 3 === 0
        ? walker(scene, x, from + t * (to - from), s, false)
        : visitor(scene, x, from + t * (to - from), s)
    })
  })
