type Channels = [number, number, number]

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const toHex = (rgb: Channels) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const combine = (a: string, b: string, how: (x: number, y: number) => number) => {
  const [r, g, bl] = channels(a)
  const [R, G, B] = channels(b)
  return toHex([how(r, R), how(g, G), how(bl, B)])
}

/** `amount` 0 is all `a`, 1 is all `b`. */
export const mix = (a: string, b: string, amount: number) => combine(a, b, (x, y) => x + (y - x) * amount)

/** One ink printed over another. */
export const overprint = (a: string, b: string) => combine(a, b, (x, y) => (x * y) / 255)

export const darker = (hex: string, amount = 0.25) => mix(hex, '#1a1c2c', amount)
export const lighter = (hex: string, amount = 0.25) => mix(hex, '#fdf8ee', amount)
