import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, group, numbers, opacity, path, stroke } from '../shape.ts'
import { room, type Top } from './room.ts'

const CLOTHS = { spring: '#d9b3b4', summer: '#5f86a0', autumn: '#b06a48', winter: '#7b8796' } as const

export const softShadow = (scene: Scene, x: number, y: number, rx: number, ry: number, strength = 0.5) =>
  ellipse(
    x + rx * 0.16,
    y + ry * 0.1,
    rx * 1.12,
    ry,
    scene.round([0, '#2a211c', strength], [0.62, '#2a211c', strength * 0.62], [1, '#2a211c', 0]),
  )

/** A cloth with a printed wave or hemp-leaf pattern under the object. */
export function cloth(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  hue = scene.ink.room(CLOTHS[scene.season]),
) {
  const { random } = scene
  const [half, deep] = [width / 2, width * 0.2]
  const sheet = d`M${x - half * 0.86} ${y - deep}L${x + half * 0.84} ${y - deep * 1.04}L${x + half} ${y + deep}Q${x} ${y + deep * 1.06} ${x - half} ${y + deep * 1.02}Z`
  const row = (r: number) => {
    const t = r / 8
    const [ry, w] = [y - deep + t * deep * 2.1, (0.86 + t * 0.14) * half * 2]
    return numbers(17)
      .map((i) => {
        const [cx, s] = [x - w / 2 + ((i + (r % 2) / 2) * w) / 16, w / 34]
        return d`M${cx - s} ${ry}a${s} ${s * 0.5} 0 0 1 ${s * 2} 0M${cx - s * 0.55} ${ry}a${s * 0.55} ${s * 0.28} 0 0 1 ${s * 1.1} 0`
      })
      .join('')
  }
  const pattern = random.chance(0.6)
    ? numbers(9).map(row).join('')
    : numbers(19)
        .map(
          (i) =>
            d`M${x - half * 0.86 + (i * width * 0.86) / 18} ${y - deep * 1.1}L${x - half + (i * width) / 18} ${y + deep * 1.1}`,
        )
        .join('')
  return (
    softShadow(scene, x, y + 6, half * 1.02, deep * 1.12, 0.34) +
    path(sheet, scene.down([0, lighter(hue, 0.12)], [1, darker(hue, 0.12)])) +
    scene.clip(sheet, stroke(pattern, lighter(hue, 0.4), 3, opacity(0.5)))
  )
}

/** Draws objects on the table, at a varying distance. */
export function stage(scene: Scene, kind: Top, objects: readonly string[], near = 1.12) {
  const { random } = scene
  const scale = near * random.between(0.97, 1.05)
  const [x, y] = [1200 + random.between(-40, 40), 955]
  return (
    room(scene, kind) +
    group(
      d`translate(${x} ${y})`,
      `<g transform="scale(${scale.toFixed(3)}) translate(-1200 -1010)">${objects.join('')}</g>`,
    )
  )
}
