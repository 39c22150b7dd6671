import { darker, mix } from '../colour.ts'
import { createNoise } from '../random.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, type Point, path, poly, rect } from '../shape.ts'

type RidgeOptions = {
  y: number
  height: number
  /** Hills across the sheet. */
  hills?: number
  colour: string
  foot?: string
  distance?: number
  rough?: number
  /** Bends the crest, in pixels, at a place across the sheet (0 to 1). */
  bend?: (t: number) => number
}

export function crest(scene: Scene, { y, height, hills = 4, rough = 4, bend }: RidgeOptions): Point[] {
  const noise = createNoise(scene.random, rough)
  const start = scene.random.between(0, 40)
  return numbers(101).map((i) => [
    i * 24,
    y - height * (0.5 + 0.5 * noise(start + (i / 100) * hills)) - (bend?.(i / 100) ?? 0),
  ])
}

const under = (points: readonly Point[], fill: string) => poly([...points, [2400, 1350], [0, 1350]], fill)

/** One plane of land, its foot dissolving in mist. */
export function ridge(scene: Scene, options: RidgeOptions) {
  const colour = scene.ink.air(options.colour, options.distance ?? 0)
  const foot = options.foot ?? scene.ink.air(options.colour, Math.min(1, (options.distance ?? 0) + 0.45))
  const reach = Math.min(1, (options.height + 260) / (1350 - options.y + options.height))
  return under(crest(scene, options), scene.down([0, colour], [reach, foot], [1, foot]))
}

/** Height of a crest at x, for objects on it. */
export function heightAt(points: readonly Point[], x: number): number {
  const i = Math.min(points.length - 2, Math.max(0, Math.floor(x / 24)))
  const [[ax, ay], [bx, by]] = [points[i] ?? [0, 0], points[i + 1] ?? [1, 0]]
  return ay + ((by - ay) * (x - ax)) / (bx - ax)
}

/** Ranges behind ranges, paler with distance. */
export function ranges(scene: Scene, y: number, count = 3, height = 170, gap = 75) {
  return numbers(count)
    .map((i) => {
      const near = count === 1 ? 1 : i / (count - 1)
      return ridge(scene, {
        y: y + i * gap,
        height: height * (1 - near * 0.25),
        hills: 3 + scene.random.between(0, 3),
        colour: mix(scene.ink.range, scene.ink.evergreen, near * 0.55),
        distance: 0.62 - near * 0.42,
        rough: 5,
      })
    })
    .join('')
}

export const mist = (scene: Scene, y: number, height: number, strength = 0.85) =>
  rect(
    0,
    y,
    2400,
    height,
    scene.down([0, scene.ink.mist, 0], [0.55, scene.ink.mist, strength], [1, scene.ink.mist, 0]),
  )

/** A plain that fades towards the reader, so the eye stays in the middle. */
export function plain(scene: Scene, y: number, colour: string, near = darker(colour, 0.22)) {
  return rect(
    0,
    y,
    2400,
    1350 - y,
    scene.down([0, mix(colour, scene.ink.mist, 0.3)], [0.35, colour], [1, near]),
  )
}

/** A plain with the soft folds of grass on it. */
export function meadow(scene: Scene, y: number, colour: string) {
  const folds = numbers(5).map((i) => {
    const t = ((i + 1) / 6) ** 1.4
    const at = y + t * (1350 - y)
    const points = crest(scene, { y: at + 10, height: 26 + t * 46, hills: 2, colour, rough: 2 })
    const shade = i % 2 ? mix(colour, scene.ink.mist, 0.24) : darker(colour, 0.14)
    return poly([...points, [2400, 1350], [0, 1350]], scene.down([0, shade, 0.75], [1, shade, 0]))
  })
  return plain(scene, y, colour) + folds.join('')
}

type Peak = {
  x: number
  base: number
  height: number
  width: number
  colour: string
  /** Share of the height that lies under snow. */
  snow?: number
  /** How far the slope sags: 1 straight, 2 like Fuji. */
  sag?: number
  jag?: number
  /** A flat or broken top, in pixels. */
  crater?: number
}

export function peak(
  scene: Scene,
  { x, base, height, width, colour, snow = 0, sag = 1.5, jag = 10, crater = 16 }: Peak,
) {
  const { random, ink } = scene
  const noise = createNoise(random, 4)
  const side = (dir: 1 | -1): Point[] =>
    numbers(61).map((i) => {
      const t = i / 60
      const rise = (1 - t) ** sag
      const rough = noise(t * 9 + dir * 50) * jag * Math.min(1, t * 5) * (1 - t * 0.5)
      return [x + dir * (crater + t * width), base - height * rise + rough]
    })
  const [left, right] = [side(-1).reverse(), side(1)]
  const dip: Point[] =
    crater > 20
      ? [
          [x - crater * 0.4, base - height + 7],
          [x, base - height + 2],
          [x + crater * 0.5, base - height + 9],
        ]
      : []
  const outline = [...left, ...dip, ...right]
  const foot = mix(colour, ink.mist, 0.72)
  const body = poly(outline, scene.down([0, colour], [0.55, mix(colour, ink.mist, 0.22)], [1, foot]))

  const spine: Point[] = numbers(14).map((i) => {
    const t = i / 13
    const sway = (i % 2 ? 1 : -0.6) * jag * 2.4 * (0.3 + t) + t * width * 0.12
    return [x + crater * 0.5 + sway, base - height * (1 - t) ** 1.05]
  })
  const shade = poly(
    [...spine, ...right.slice().reverse()],
    scene.down([0, ink.shade, 0.36], [0.6, ink.shade, 0.2], [1, ink.shade, 0.02]),
  )
  return [
    body,
    snow > 0 ? snowCap(scene, outline, { x, base, height, width, snow, sag }) : '',
    shade,
    gullies(scene, { x, base, height, width, sag }),
  ].join('')
}

type Cone = { x: number; base: number; height: number; width: number; sag: number }

function snowCap(
  scene: Scene,
  outline: readonly Point[],
  { x, base, height, width, snow, sag }: Cone & { snow: number },
) {
  const { random, ink } = scene
  const line = base - height * (1 - snow)
  const top = outline.filter(([, y]) => y < line)
  const [first, last] = [top[0], top[top.length - 1]]
  if (!first || !last) return ''
  const teeth = Math.max(7, Math.round((last[0] - first[0]) / 46))
  const hem = numbers(teeth * 2 - 1).map((i): Point => {
    const t = (i + 1) / (teeth * 2)
    const px = last[0] + (first[0] - last[0]) * t
    const ceiling = base - height * Math.max(0, 1 - Math.abs(px - x) / width) ** sag
    const drop = i % 2 ? -random.between(0.16, 0.42) : random.between(0.02, 0.34)
    return [px + random.between(-9, 9), Math.max(ceiling + 8, line + drop * height * snow * 0.8)]
  })
  return poly([...top, ...hem], scene.down([0, ink.snow], [1, mix(ink.snow, ink.sky[1], 0.3)]))
}

/** Slim shadows that run down the slopes and give them their fall. */
function gullies(scene: Scene, { x, base, height, width, sag }: Cone) {
  const { random, ink } = scene
  const data = numbers(13)
    .map((i) => {
      const side = i % 3 ? -1 : 1
      const t = random.between(0.05, 0.5)
      const run = random.between(0.12, 0.24)
      const at = (u: number, sink: number) =>
        d`${x + side * u * width * (1 - sink * 0.3)} ${base - height * (1 - u) ** sag + sink * height * 0.24}`
      return d`M${at(t, 0.15)}L${at(t + run * 0.5, 0.42)} ${at(t + run, 0.7)} ${at(t + run * 0.55, 0.52)}Z`
    })
    .join('')
  return path(data, ink.shade, 'opacity="0.2"')
}
