import { d, numbers } from './shape.ts'

const waves = (): string =>
  numbers(9)
    .flatMap((row) =>
      numbers(14).map((column) => {
        const [x, y] = [column * 200 + (row % 2) * 100 - 100, row * 160 + 80]
        return [100, 68, 36].map((r) => d`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`).join('')
      }),
    )
    .join('')
const checks = (): string =>
  numbers(9)
    .flatMap((row) =>
      numbers(9).map((column) => {
        const [x, y] = [(column * 2 + (row % 2)) * 150, row * 150]
        return d`M${x} ${y}h150v150h-150z`
      }),
    )
    .join('')
const rings = (): string =>
  numbers(8)
    .flatMap((row) =>
      numbers(13).map((column) => {
        const [x, y, r] = [column * 200, row * 200, 141.4]
        return d`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
      }),
    )
    .join('')
const leaves = (): string =>
  numbers(9)
    .flatMap((row) =>
      numbers(16).map((column) => {
        const [x, y] = [column * 160 + (row % 2) * 80, row * 160]
        return d`M${x} ${y}l80 -46l80 46M${x} ${y}v92l80 46M${x + 80} ${y - 46}v92l-80 46M${x + 80} ${y + 46}l80 -46`
      }),
    )
    .join('')
const stripes = (): string =>
  numbers(40)
    .map((column) => d`M${column * 62} 0v1350`)
    .join('')
const ridges = (): string =>
  numbers(11)
    .map(
      (row) =>
        `M-50 ${row * 130 + 60}${numbers(21)
          .map(() => 'l60 -60l60 60')
          .join('')}`,
    )
    .join('')
/** Patterns of cloth over the whole picture, as the data of a path. */
export const CLOTHS = [waves, checks, rings, leaves, stripes, ridges] as const
