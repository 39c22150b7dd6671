import japan from '@svg-maps/japan'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { HEIGHT, WIDTH } from './scene.ts'
import { d } from './shape.ts'

const OUTLINES: readonly { id: string; path: string }[] = japan.locations

type Box = { x: number; y: number; width: number; height: number }

/** The box of relative path data, as the outlines of the prefectures are written. */
function boxOf(data: string): Box {
  let [x, y, startX, startY, command] = [0, 0, 0, 0, 'm']
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, letter, pair] of data.matchAll(/([a-zA-Z])|(-?[\d.]+(?:e-?\d+)?,-?[\d.]+(?:e-?\d+)?)/g)) {
    if (letter) {
      command = letter
      if (letter === 'z' || letter === 'Z') [x, y] = [startX, startY]
      continue
    }
    const [dx = 0, dy = 0] = (pair ?? '').split(',').map(Number)
    const isRelative = command === command.toLowerCase()
    x = isRelative ? x + dx : dx
    y = isRelative ? y + dy : dy
    if (command === 'm' || command === 'M') {
      ;[startX, startY] = [x, y]
      command = isRelative ? 'l' : 'L'
    }
    xs.push(x)
    ys.push(y)
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The outline of a prefecture, as large as fits into the middle of the picture. */
export function outline(code: string, fill: string): string {
  const slug = prefectureOfCode(code)?.slug
  const data = OUTLINES.find(({ id }) => id === slug)?.path
  if (!data) throw new Error(`no outline of prefecture ${code}`)
  const { x, y, width, height } = boxOf(data)
  const scale = Math.min(1900 / width, 1230 / height)
  const [left, top] = [WIDTH / 2 - (x + width / 2) * scale, HEIGHT / 2 - (y + height / 2) * scale]
  return d`<path d="${data}" fill="${fill}" transform="translate(${left} ${top}) scale(${String(scale)})"/>`
}
