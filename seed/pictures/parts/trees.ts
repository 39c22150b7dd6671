import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, path, stroke } from '../shape.ts'

type Greens = readonly [dark: string, middle: string, light: string]

/** Dabs of the brush inside an ellipse, denser at one side, as one path. */
export function dabs(
  { random }: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
) {
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
export function crown(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  [dark, middle, light]: Greens,
) {
  const size = Math.min(rx, ry)
  return [
    path(dabs(scene, x + rx * 0.06, y + ry * 0.12, rx * 0.92, ry * 0.9, 46, size * 0.2), dark),
    path(dabs(scene, x - rx * 0.05, y - ry * 0.08, rx * 0.84, ry * 0.78, 44, size * 0.15), middle),
    path(dabs(scene, x - rx * 0.2, y - ry * 0.32, rx * 0.58, ry * 0.48, 34, size * 0.085), light),
  ].join('')
}

/** A trunk that leans and forks; foot at (x, y). */
function trunk(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  width: number,
  lean = 0,
  colour = scene.ink.wood,
) {
  const top = x + lean
  const data = d`M${x - width * 0.8} ${y}C${x - width * 0.35} ${y - height * 0.3} ${x + lean * 0.3 - width * 0.5} ${y - height * 0.6} ${top - width * 0.18} ${y - height}L${top + width * 0.18} ${y - height}C${x + lean * 0.3 + width * 0.5} ${y - height * 0.6} ${x + width * 0.4} ${y - height * 0.3} ${x + width * 0.9} ${y}Z`
  return path(data, scene.across([0, lighter(colour, 0.12)], [0.5, colour], [1, darker(colour, 0.4)]))
}

/** A round-headed tree in the leaf of the season; bare under snow in winter. */
export function leafTree(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  greens: Greens = scene.ink.leaves,
) {
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

function branches(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  depth: number,
): string {
  const { random } = scene
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bend = random.between(-0.16, 0.16) * length
  const own = stroke(d`M${x} ${y}Q${(x + ex) / 2 + bend} ${(y + ey) / 2} ${ex} ${ey}`, scene.ink.wood, width)
  if (depth === 0) return own
  return (
    own +
    numbers(depth > 1 ? 3 : 2)
      .map((i) =>
        branches(
          scene,
          ex,
          ey,
          length * random.between(0.6, 0.78),
          angle + (i - (depth > 1 ? 1 : 0.5)) * random.between(0.35, 0.6),
          width * 0.6,
          depth - 1,
        ),
      )
      .join('')
  )
}

export const bareTree = (scene: Scene, x: number, y: number, height: number) =>
  branches(scene, x, y, height * 0.36, -Math.PI / 2 + scene.random.between(-0.1, 0.1), height * 0.042, 4)

const cherry = (scene: Scene, x: number, y: number, height: number) =>
  leafTree(scene, x, y, height, scene.ink.blossom)

/** The tree that a garden or a street has at this time of year. */
export const seasonTree = (scene: Scene, x: number, y: number, height: number) =>
  scene.season === 'spring' ? cherry(scene, x, y, height) : leafTree(scene, x, y, height)
