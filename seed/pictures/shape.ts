export type Point = readonly [number, number]

const num = (value: number) => String(Math.round(value * 10) / 10)

/** A template for path data and attributes that rounds its numbers to a tenth of a pixel. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1]
    return `${text}${typeof value === 'number' ? num(value) : (value ?? '')}${part}`
  })
}

export const path = (data: string, fill: string, more = '') => `<path d="${data}" fill="${fill}" ${more}/>`

export const stroke = (data: string, colour: string, width: number, more = '') =>
  d`<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  d`<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  d`<ellipse cx="${x}" cy="${y}" rx="${Math.abs(rx)}" ry="${Math.abs(ry)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  ellipse(x, y, r, r, fill, more)

/** On the paint, not on the element: an element with opacity costs the renderer a layer of its own. */
export const opacity = (value: number) => {
  const share = Math.round(value * 100) / 100
  return `fill-opacity="${share}" stroke-opacity="${share}"`
}

const trace = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`

export const poly = (points: readonly Point[], fill: string, more = '') =>
  path(`${trace(points)}Z`, fill, more)

/** Catmull-Rom through the points: a brush line without corners. */
export function flow(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const [x, y] = at(0)
  let data = d`M${x} ${y}`
  for (let i = 0; i < points.length - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    data += d`C${bx + (cx - ax) / 6} ${by + (cy - ay) / 6} ${cx - (ex - bx) / 6} ${cy - (ey - by) / 6} ${cx} ${cy}`
  }
  return data
}

/** The outline of a circle, to join many in one path. */
export const dot = (x: number, y: number, rx: number, ry = rx) =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`

export const place = (x: number, y: number, scale: number, ...children: string[]) =>
  group(`translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})`, ...children)

export const turn = (x: number, y: number, angle: number, ...children: string[]) =>
  group(d`translate(${x} ${y}) rotate(${angle})`, ...children)

/** A list drawn one after another: `repeat(5, (i) => …)`. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('')

export const numbers = (count: number) => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i)
