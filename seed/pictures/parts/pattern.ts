import type { Scene } from '../scene.ts'
import { d, numbers, opacity, stroke } from '../shape.ts'

export const PATTERNS = ['waves', 'hemp', 'stripes', 'checks', 'arrows'] as const
type Pattern = (typeof PATTERNS)[number]

/** A traditional repeat over a box, as one stroked path. */
export function pattern(kind: Pattern, x: number, y: number, w: number, h: number, size: number) {
  const [cols, rows] = [Math.ceil(w / size) + 1, Math.ceil(h / size) + 1]
  const each = (draw: (px: number, py: number, i: number, k: number) => string) =>
    numbers(rows)
      .map((k) =>
        numbers(cols)
          .map((i) => draw(x + i * size, y + k * size, i, k))
          .join(''),
      )
      .join('')
  const s = size
  if (kind === 'waves')
    return numbers(rows * 2)
      .map((k) =>
        numbers(cols)
          .map((i) => {
            const [px, py] = [x + i * s + (k % 2 ? s / 2 : 0), y + k * s * 0.5]
            return d`M${px - s / 2} ${py}a${s / 2} ${s / 2} 0 0 1 ${s} 0M${px - s * 0.32} ${py}a${s * 0.32} ${s * 0.32} 0 0 1 ${s * 0.64} 0M${px - s * 0.15} ${py}a${s * 0.15} ${s * 0.15} 0 0 1 ${s * 0.3} 0`
          })
          .join(''),
      )
      .join('')
  if (kind === 'hemp')
    return each(
      (px, py) =>
        d`M${px} ${py}l${s / 2} ${s / 4}l${s / 2} ${-s / 4}M${px} ${py}l${s / 2} ${-s / 4}l${s / 2} ${s / 4}M${px} ${py}l${s / 4} ${s / 2}l${-s / 4} ${s / 2}M${px} ${py}l${-s / 4} ${s / 2}l${s / 4} ${s / 2}M${px + s / 2} ${py + s / 4}v${s / 2}M${px + s / 4} ${py + s / 2}h${s / 2}M${px} ${py}l${s} ${s}M${px + s} ${py}l${-s} ${s}`,
    )
  if (kind === 'stripes')
    return numbers(cols * 2)
      .map((i) => d`M${x + i * s * 0.5} ${y}v${h + s}`)
      .join('')
  if (kind === 'checks')
    return each((px, py, i, k) =>
      (i + k) % 2
        ? d`M${px + s * 0.1} ${py + s * 0.2}h${s * 0.8}M${px + s * 0.1} ${py + s * 0.4}h${s * 0.8}M${px + s * 0.1} ${py + s * 0.6}h${s * 0.8}M${px + s * 0.1} ${py + s * 0.8}h${s * 0.8}`
        : '',
    )
  return each(
    (px, py) =>
      d`M${px} ${py}l${s / 2} ${s / 3}l${s / 2} ${-s / 3}M${px} ${py + s / 3}l${s / 2} ${s / 3}l${s / 2} ${-s / 3}M${px + s / 2} ${py}v${s}`,
  )
}

/** Prints a repeat on a shape. */
export const printed = (
  scene: Scene,
  outline: string,
  kind: Pattern,
  box: readonly [number, number, number, number],
  size: number,
  colour: string,
  strength = 0.7,
  width = 3,
) => scene.clip(outline, stroke(pattern(kind, ...box, size), colour, width, opacity(strength)))
