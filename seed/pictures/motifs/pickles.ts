import { darker, lighter } from '../colour.ts'
import { ball } from '../parts/round-fruit.ts'
import { softShadow, stage } from '../parts/table.ts'
import { plate } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

export function pickles(scene: Scene) {
  const { random, ink } = scene
  const [x, y] = [1200, 960]
  const wheel = (px: number, py: number, r: number, hue: string, edge: string) =>
    ellipse(px + 4, py + 8, r, r * 0.6, '#2a1a12', opacity(0.24)) +
    ellipse(px, py + 5, r, r * 0.6, edge) +
    ellipse(px, py, r, r * 0.58, scene.across([0, lighter(hue, 0.25)], [1, hue])) +
    stroke(
      numbers(8)
        .map(
          (i) => d`M${px} ${py}L${px + Math.cos(i * 0.785) * r * 0.7} ${py + Math.sin(i * 0.785) * r * 0.4}`,
        )
        .join(''),
      edge,
      3,
      opacity(0.4),
    )
  const heap = (px: number, py: number, hue: string, edge: string, r: number, n: number) =>
    repeat(n, (i) =>
      wheel(px + (i - (n - 1) / 2) * r * 0.72, py + (i % 2) * r * 0.3 - 12, r, ink.room(hue), ink.room(edge)),
    )
  const dish = (px: number, py: number, w: number, hue: string) => plate(scene, px, py, w, ink.room(hue))
  const tub = ink.room('#c9a06a')
  const tx = x + random.sign() * 40
  return stage(scene, 'any', [
    softShadow(scene, tx, 790, 330, 60),
    path(
      d`M${tx - 290} 480L${tx - 262} 770Q${tx} 850 ${tx + 262} 770L${tx + 290} 480Z`,
      scene.across([0, lighter(tub, 0.25)], [0.5, tub], [1, darker(tub, 0.4)]),
    ),
    stroke(
      numbers(12)
        .map((i) => d`M${tx - 250 + i * 46} 500L${tx - 228 + i * 42} 800`)
        .join(''),
      darker(tub, 0.3),
      3.5,
      opacity(0.5),
    ),
    stroke(
      d`M${tx - 284} 560Q${tx} 650 ${tx + 284} 560M${tx - 268} 720Q${tx} 806 ${tx + 268} 720`,
      darker(tub, 0.45),
      17,
    ),
    ellipse(tx, 480, 290, 96, lighter(tub, 0.1)),
    ellipse(tx, 484, 266, 84, darker(tub, 0.45)),
    repeat(6, (i) =>
      turn(
        tx - 170 + i * 68,
        480 + (i % 2) * 16,
        -70 + i * 24,
        path(
          'M-90 0Q-70 -44 0 -44T96 -6Q60 34 0 36T-90 0Z',
          scene.down(
            [0, lighter(ink.room(['#6f8f3c', '#7a4a8a', '#d9b23f'][i % 3] ?? '#6f8f3c'), 0.15)],
            [1, ink.room(['#4f6f2c', '#5a3268', '#c4962c'][i % 3] ?? '#4f6f2c')],
          ),
        ),
      ),
    ),
    dish(x - 390, y + 70, 420, '#3f5a78'),
    heap(x - 390, y + 60, '#e3bd4a', '#c9972c', 86, 4),
    dish(x + 390, y + 70, 420, '#e8e0d0'),
    heap(x + 390, y + 60, '#f3e6ee', '#a8447a', 84, 4),
    dish(x, y + 190, 470, '#6d7a5e'),
    heap(x, y + 180, '#b9cf8a', '#4f7f3c', 88, 5),
    repeat(3, (i) => ball(scene, x - 130 + i * 130, y + 236, 46, '#b5403c', false)),
    turn(1200, 1300, 0, rect(-300, -6, 600, 11, ink.room('#5a3a28'), 'rx="5"')),
  ])
}
