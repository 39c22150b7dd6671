import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, dot, flow, numbers, opacity, path, type Point, poly, stroke } from '../shape.ts'

export type Greens = readonly [dark: string, middle: string, light: string]

/** Dabs of the brush inside an ellipse, denser at one side, as one path. */
function dabs({ random }: Scene, x: number, y: number, rx: number, ry: number, count: number, size: number) {
  return numbers(count)
    .map(() => {
      const angle = random.between(0, Math.PI * 2)
      const reach = Math.sqrt(random.next())
      const r = size * random.between(0.6, 1.25)
      return dot(x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry, r * 1.2, r * 0.85)
    })
    .join('')
}

/** A crown in three inks: shade below, leaf, light from the upper left. */
export function crown(scene: Scene, x: number, y: number, rx: number, ry: number, [dark, middle, light]: Greens) {
  const size = Math.min(rx, ry)
  return [
    path(dabs(scene, x + rx * 0.06, y + ry * 0.12, rx * 0.92, ry * 0.9, 46, size * 0.2), dark),
    path(dabs(scene, x - rx * 0.05, y - ry * 0.08, rx * 0.84, ry * 0.78, 44, size * 0.15), middle),
    path(dabs(scene, x - rx * 0.2, y - ry * 0.32, rx * 0.58, ry * 0.48, 34, size * 0.085), light),
  ].join('')
}

/** A trunk that leans and forks; foot at (x, y). */
export function trunk(scene: Scene, x: number, y: number, height: number, width: number, lean = 0, colour = scene.ink.wood) {
  const top = x + lean
  const data = d`M${x - width * 0.8} ${y}C${x - width * 0.35} ${y - height * 0.3} ${x + lean * 0.3 - width * 0.5} ${y - height * 0.6} ${top - width * 0.18} ${y - height}L${top + width * 0.18} ${y - height}C${x + lean * 0.3 + width * 0.5} ${y - height * 0.6} ${x + width * 0.4} ${y - height * 0.3} ${x + width * 0.9} ${y}Z`
  return path(data, scene.across([0, lighter(colour, 0.12)], [0.5, colour], [1, darker(colour, 0.4)]))
}

/** A round-headed tree in the leaf of the season; bare under snow in winter. */
export function leafTree(scene: Scene, x: number, y: number, height: number, greens: Greens = scene.ink.leaves) {
  const { random } = scene
  if (scene.season === 'winter' && greens === scene.ink.leaves) return bareTree(scene, x, y, height)
  const lean = random.between(-0.06, 0.06) * height
  const w = height * random.between(0.3, 0.38)
  return [
    trunk(scene, x, y, height * 0.5, height * 0.04, lean),
    crown(scene, x + lean - w * 0.56, y - height * 0.42, w * 0.72, height * 0.2, greens),
    crown(scene, x + lean + w * 0.6, y - height * 0.46, w * 0.7, height * 0.21, greens),
    crown(scene, x + lean, y - height * 0.68, w * 0.9, height * 0.29, greens),
  ].join('')
}

export function branches(scene: Scene, x: number, y: number, length: number, angle: number, width: number, depth: number): string {
  const { random } = scene
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bend = random.between(-0.16, 0.16) * length
  const own = stroke(d`M${x} ${y}Q${(x + ex) / 2 + bend} ${(y + ey) / 2} ${ex} ${ey}`, scene.ink.wood, width)
  if (depth === 0) return own
  return (
    own +
    numbers(depth > 1 ? 3 : 2)
      .map((i) => branches(scene, ex, ey, length * random.between(0.6, 0.78), angle + (i - (depth > 1 ? 1 : 0.5)) * random.between(0.35, 0.6), width * 0.6, depth - 1))
      .join('')
  )
}

export const bareTree = (scene: Scene, x: number, y: number, height: number) =>
  branches(scene, x, y, height * 0.36, -Math.PI / 2 + scene.random.between(-0.1, 0.1), height * 0.042, 4)

/** Sugi: a spire of hanging tiers. */
export function cedar(scene: Scene, x: number, y: number, height: number, colour = scene.ink.evergreen) {
  const { random, season } = scene
  const half = height * random.between(0.13, 0.17)
  const tiers = 9
  const edge = (side: number): Point[] =>
    numbers(tiers).flatMap((i): Point[] => {
      const t = (i + 1) / tiers
      const w = half * t ** 0.8 * random.between(0.85, 1.12)
      const ty = y - height * 0.07 - height * 0.93 * (1 - t)
      return [
        [x + side * w, ty],
        [x + side * w * 0.52, ty - height * 0.022],
      ]
    })
  const [left, right] = [edge(-1), edge(1)]
  const top: Point = [x, y - height]
  const snow = season === 'winter' && random.chance(0.8)
  return [
    poly([[x - height * 0.013, y], [x - height * 0.013, y - height * 0.2], [x + height * 0.013, y - height * 0.2], [x + height * 0.013, y]], scene.ink.wood),
    poly([top, ...left, ...right.slice().reverse()], colour),
    poly([top, [x + half * 0.08, y - height * 0.5], [x, y - height * 0.08], ...right.slice().reverse()], darker(colour, 0.3)),
    snow ? poly([top, ...left.slice(0, 13), [x - half * 0.2, y - height * 0.42], [x - half * 0.1, y - height * 0.7]], scene.ink.snow, opacity(0.8)) : '',
  ].join('')
}

/** Many far cedars as one plane; `line` gives the ground at x. */
export function treeline(scene: Scene, line: (x: number) => number, height: number, colour: string, from = -20, to = 2420, gap = 0.2) {
  const { random } = scene
  const tops: Point[] = []
  for (let x = from; x < to; x += height * random.between(gap * 0.7, gap * 1.5)) {
    const h = height * random.between(0.45, 1.1)
    const w = height * 0.13
    const y = line(x)
    tops.push([x - w, y - h * 0.1], [x - w * 0.75, y - h * 0.34], [x - w * 0.62, y - h * 0.36], [x - w * 0.3, y - h * 0.72], [x, y - h], [x + w * 0.3, y - h * 0.72], [x + w * 0.62, y - h * 0.36], [x + w * 0.75, y - h * 0.34], [x + w, y - h * 0.1])
  }
  const foot = numbers(21).map((i): Point => {
    const x = to - ((to - from) * i) / 20
    return [x, line(x) + height * 0.25]
  })
  return poly([...tops, ...foot], scene.down([0, colour], [1, mix(colour, scene.ink.mist, 0.35)]))
}

/** Matsu: a twisting trunk, its needles in flat-footed pads. */
export function pine(scene: Scene, x: number, y: number, height: number, side: 1 | -1 = scene.random.sign()) {
  const { random, ink, season } = scene
  const sway = [0, 0.1, -0.04, 0.12, 0.05].map((v) => v * side * random.between(0.7, 1.3))
  const joints = sway.map((v, i): Point => [x + v * height, y - (height * 0.94 * i) / 4])
  const width = height * 0.055
  const green = ink.evergreen
  const pads: Point[] = [
    [0.02, 0.98], [-0.17, 0.86], [0.2, 0.82], [-0.26, 0.66], [0.28, 0.6], [-0.08, 0.74], [0.12, 0.7],
  ]
  const fork = (height: number) => x + 0.02 * side * height
  const boughs = pads.slice(1, 5).map(([px, py]) => {
    const [tip, rise] = [x + px * side * height, y - height * (py - 0.02)]
    const limb: Point[] = [[fork(height), rise + height * 0.12], [x + px * side * height * 0.6, rise + height * 0.04], [tip, rise]]
    return stroke(flow(limb), ink.wood, width * 0.42)
  })
  return [
    stroke(flow(joints.slice(0, 3)), ink.wood, width),
    stroke(flow(joints.slice(1)), ink.wood, width * 0.72),
    ...boughs,
    ...pads.map(([px, py]) => {
      const w = height * random.between(0.17, 0.25) * (py > 0.9 ? 0.8 : 1)
      return pad(scene, x + px * side * height, y - height * py, w, green, season === 'winter')
    }),
  ].join('')
}

function pad(scene: Scene, x: number, y: number, w: number, green: string, snow: boolean) {
  const bumps = 7
  const data = numbers(bumps)
    .map((i) => {
      const t = (i / (bumps - 1)) * 2 - 1
      return dot(x + t * w * 0.86, y - Math.sqrt(1 - t * t * 0.9) * w * 0.12, w * 0.22 * scene.random.between(0.85, 1.15), w * 0.15)
    })
    .join('')
  const body = dot(x, y, w, w * 0.17)
  const light = numbers(5).map((i) => dot(x - w * 0.6 + i * w * 0.26, y - w * 0.17 - Math.sin(i + 0.6) * w * 0.06, w * 0.16, w * 0.07)).join('')
  return path(body + data, darker(green, 0.12)) + path(light, snow ? scene.ink.snow : lighter(green, 0.2))
}

/** A bough that enters from the side of the sheet, in the flower or leaf of the season. */
export function bough(scene: Scene, x: number, y: number, length: number, side: 1 | -1) {
  const { random, ink, season } = scene
  const points = numbers(6).map((i): Point => [x - side * length * (i / 5), y + Math.sin(i * 0.9) * length * 0.05 + i * length * 0.035])
  const twigs = numbers(7).map((i): Point[] => {
    const t = 0.25 + i * 0.12
    const from: Point = [x - side * length * t, y + length * (t * 0.17 + Math.sin(t * 4.5) * 0.05)]
    const up = i % 2 ? -1 : 1
    return [from, [from[0] - side * length * 0.08, from[1] + up * length * 0.05], [from[0] - side * length * 0.16, from[1] + up * length * random.between(0.06, 0.12)]]
  })
  const wood = stroke(flow(points), ink.wood, length * 0.022) + twigs.map((t) => stroke(flow(t), ink.wood, length * 0.01)).join('')
  const tips = [...points.slice(1), ...twigs.flat()]
  const inks = season === 'spring' ? ink.blossom : season === 'winter' ? ([ink.snow, ink.snow, ink.shu] as const) : ink.leaves
  const spread = tips
    .map(([tx, ty]) => inks.map((colour, i) => path(dabs(scene, tx, ty, length * 0.055, length * 0.04, season === 'winter' ? 2 : 5, length * 0.014), colour, opacity(i === 0 ? 0.8 : 1))).join(''))
    .join('')
  return wood + spread
}

export const cherry = (scene: Scene, x: number, y: number, height: number) => leafTree(scene, x, y, height, scene.ink.blossom)

/** The tree that a garden or a street has at this time of year. */
export const seasonTree = (scene: Scene, x: number, y: number, height: number) =>
  scene.season === 'spring' ? cherry(scene, x, y, height) : leafTree(scene, x, y, height)
