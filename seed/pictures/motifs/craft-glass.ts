import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { board } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, stroke } from '../shape.ts'

export function craftGlass(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const hues = ['#1f4f9a', '#b52f3a', '#2f7f6f', '#5d3f8a', '#c98a2b'] as const
  const first = random.int(0, 4)
  const tumbler = (x: number, y: number, s: number, i: number) => {
    const hue = ink.room(hues[(first + i) % 5] ?? hues[0])
    const shape = 'M-130 -330L-104 0Q0 26 104 0L130 -330Q0 -372 -130 -330Z'
    const cuts = numbers(4)
      .map((row) =>
        numbers(7)
          .map((k) => {
            const [cx, cy, r] = [-132 + k * 44 + (row % 2) * 22, -250 + row * 62, 27]
            return d`M${cx} ${cy - r}L${cx + r * 0.8} ${cy}L${cx} ${cy + r}L${cx - r * 0.8} ${cy}ZM${cx - r * 0.8} ${cy}H${cx + r * 0.8}M${cx} ${cy - r}V${cy + r}`
          })
          .join(''),
      )
      .join('')
    return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${ellipse(70, 26, 250, 56, scene.round([0, lighter(hue, 0.25), 0.6], [0.5, hue, 0.3], [1, hue, 0]))}${softShadow(scene, 20, 4, 130, 30, 0.42)}${ellipse(90, 20, 60, 12, '#fffaf0', opacity(0.4))}${path(shape, scene.across([0, hue, 0.95], [0.2, lighter(hue, 0.45), 0.85], [0.55, hue, 0.85], [1, darker(hue, 0.35), 0.95]))}${scene.clip(shape, stroke(cuts, '#fdfaf2', 5, opacity(0.85)), rect(-140, -52, 280, 90, '#eef4f4', opacity(0.3)), stroke('M-120 -46Q0 -20 120 -46', '#fdfaf2', 6, opacity(0.8)))}${ellipse(0, -334, 130, 34, lighter(hue, 0.7), opacity(0.75))}${ellipse(0, -330, 118, 27, darker(hue, 0.1), opacity(0.7))}${path('M-104 -290Q-92 -130 -84 -20L-66 -14Q-78 -130 -84 -296Z', '#fffaf0', opacity(0.4))}</g>`
  }
  return stage(scene, 'wood', [
    board(scene, 1200, 1040, 1180, 280, ink.room('#c9a877'), 22),
    tumbler(1200 + side * 330, 1030, 0.92, 1),
    tumbler(1200 - side * 330, 1020, 0.84, 2),
    tumbler(1200, 1110, 1.28, 0),
  ])
}
