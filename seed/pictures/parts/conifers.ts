import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { dot, flow, numbers, opacity, type Point, path, poly, stroke } from '../shape.ts'

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
    poly(
      [
        [x - height * 0.013, y],
        [x - height * 0.013, y - height * 0.2],
        [x + height * 0.013, y - height * 0.2],
        [x + height * 0.013, y],
      ],
      scene.ink.wood,
    ),
    poly([top, ...left, ...right.slice().reverse()], colour),
    poly(
      [top, [x + half * 0.08, y - height * 0.5], [x, y - height * 0.08], ...right.slice().reverse()],
      darker(colour, 0.3),
    ),
    snow
      ? poly(
          [
            top,
            ...left.slice(0, 13),
            [x - half * 0.2, y - height * 0.42],
            [x - half * 0.1, y - height * 0.7],
          ],
          scene.ink.snow,
          opacity(0.8),
        )
      : '',
  ].join('')
}

/** Many far cedars as one plane; `line` gives the ground at x. */
export function treeline(
  scene: Scene,
  line: (x: number) => number,
  height: number,
  colour: string,
  from = -20,
  to = 2420,
  gap = 0.2,
) {
  const { random } = scene
  const tops: Point[] = []
  for (let x = from; x < to; x += height * random.between(gap * 0.7, gap * 1.5)) {
    const h = height * random.between(0.45, 1.1)
    const w = height * 0.13
    const y = line(x)
    tops.push(
      [x - w, y - h * 0.1],
      [x - w * 0.75, y - h * 0.34],
      [x - w * 0.62, y - h * 0.36],
      [x - w * 0.3, y - h * 0.72],
      [x, y - h],
      [x + w * 0.3, y - h * 0.72],
      [x + w * 0.62, y - h * 0.36],
      [x + w * 0.75, y - h * 0.34],
      [x + w, y - h * 0.1],
    )
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
    [0.02, 0.98],
    [-0.17, 0.86],
    [0.2, 0.82],
    [-0.26, 0.66],
    [0.28, 0.6],
    [-0.08, 0.74],
    [0.12, 0.7],
  ]
  const fork = (height: number) => x + 0.02 * side * height
  const boughs = pads.slice(1, 5).map(([px, py]) => {
    const [tip, rise] = [x + px * side * height, y - height * (py - 0.02)]
    const limb: Point[] = [
      [fork(height), rise + height * 0.12],
      [x + px * side * height * 0.6, rise + height * 0.04],
      [tip, rise],
    ]
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
      return dot(
        x + t * w * 0.86,
        y - Math.sqrt(1 - t * t * 0.9) * w * 0.12,
        w * 0.22 * scene.random.between(0.85, 1.15),
        w * 0.15,
      )
    })
    .join('')
  const body = dot(x, y, w, w * 0.17)
  const light = numbers(5)
    .map((i) =>
      dot(x - w * 0.6 + i * w * 0.26, y - w * 0.17 - Math.sin(i + 0.6) * w * 0.06, w * 0.16, w * 0.07),
    )
    .join('')
  return path(body + data, darker(green, 0.12)) + path(light, snow ? scene.ink.snow : lighter(green, 0.2))
}
