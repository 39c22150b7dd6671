import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, opacity, path, stroke } from '../shape.ts'
import { softShadow } from './table.ts'

export const ball = (scene: Scene, x: number, y: number, r: number, hue: string, leaf = true) => {
  const skin = scene.ink.room(hue)
  return (
    softShadow(scene, x + 4, y + r * 0.82, r * 0.95, r * 0.28, 0.38) +
    ellipse(x, y, r, r * 0.9, scene.round([0, lighter(skin, 0.32)], [0.55, skin], [1, darker(skin, 0.32)])) +
    (leaf
      ? stroke(
          d`M${x} ${y - r * 0.78}q4 ${-r * 0.2} ${r * 0.14} ${-r * 0.3}`,
          scene.ink.room('#5a4a2c'),
          r * 0.08,
        ) +
        path(
          d`M${x + r * 0.06} ${y - r * 0.86}q${r * 0.4} ${-r * 0.44} ${r * 0.86} ${-r * 0.16}q${-r * 0.34} ${r * 0.36} ${-r * 0.86} ${r * 0.16}Z`,
          scene.ink.room('#5d7f3c'),
        )
      : '') +
    ellipse(x - r * 0.32, y - r * 0.4, r * 0.2, r * 0.1, '#fffaf0', opacity(0.35))
  )
}
