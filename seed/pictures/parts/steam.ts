import type { Scene } from '../scene.ts'
import { d, numbers, path } from '../shape.ts'

/** Slow ribbons of steam that thin out as they rise. */
export function steam(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 5,
  colour = '#fffaf0',
) {
  const { random } = scene
  const fill = scene.down([0, colour, 0], [0.5, colour, 0.26], [1, colour, 0])
  return numbers(count)
    .map((i) => {
      const sx = x + ((i + 0.5) / count - 0.5) * width
      const h = height * random.between(0.6, 1)
      const [sway, w] = [random.between(0.08, 0.17) * h * random.sign(), random.between(0.04, 0.085) * h]
      return path(
        d`M${sx - w * 0.5} ${y}C${sx - sway - w} ${y - h * 0.3} ${sx + sway - w} ${y - h * 0.6} ${sx} ${y - h}C${sx + sway + w * 1.4} ${y - h * 0.62} ${sx - sway + w * 1.6} ${y - h * 0.3} ${sx + w} ${y}Z`,
        fill,
      )
    })
    .join('')
}
