import { darker, lighter } from '../colour.ts'
import { PATTERNS, printed } from '../parts/pattern.ts'
import { softShadow, stage } from '../parts/table.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, path, stroke } from '../shape.ts'

export function craftTextile(scene: Scene) {
  const { random, ink } = scene
  const hues = [
    '#1f4068',
    '#c8402f',
    '#4d6b3c',
    '#b9852b',
    '#7a4a5e',
    '#e4d7bd',
    '#5d7f8c',
    '#3a3836',
  ] as const
  const first = random.int(0, 7)
  const hue = (i: number) => ink.room(hues[(first + i * 3) % 8] ?? hues[0])
  const roll = (x: number, y: number, length: number, i: number) => {
    const r = 76
    const c = hue(i)
    const body = d`M${x - length / 2} ${y - r}H${x + length / 2}a34 ${r} 0 0 1 0 ${r * 2}H${x - length / 2}Z`
    return (
      softShadow(scene, x + 10, y + r, length * 0.54, 34, 0.42) +
      path(body, scene.down([0, lighter(c, 0.22)], [0.4, c], [1, darker(c, 0.4)])) +
      printed(
        scene,
        body,
        PATTERNS[(i + first) % 5] ?? 'waves',
        [x - length / 2, y - r, length + 60, r * 2],
        58,
        lighter(c, 0.5),
        0.6,
        3.4,
      ) +
      ellipse(x - length / 2, y, 34, r, lighter(c, 0.14)) +
      stroke(
        d`M${x - length / 2} ${y - 50}a22 50 0 1 1 -2 100a15 36 0 1 1 2 -72a8 20 0 1 1 0 40`,
        darker(c, 0.35),
        4,
      ) +
      ellipse(x - length / 2, y, 9, 20, ink.room('#e6dcc6'))
    )
  }
  const fold = d`M760 1130L860 990H1540L1660 1130Z`
  const drape = d`M760 1130H1660L1700 1236Q1500 1262 1210 1250T720 1236Z`
  const c = hue(3)
  return stage(scene, 'any', [
    softShadow(scene, 1220, 1240, 520, 60, 0.45),
    path(fold, scene.down([0, lighter(c, 0.2)], [1, c])),
    printed(
      scene,
      fold,
      PATTERNS[(first + 2) % 5] ?? 'hemp',
      [740, 980, 940, 170],
      64,
      lighter(c, 0.55),
      0.7,
      3.4,
    ),
    path(drape, scene.down([0, darker(c, 0.06)], [1, darker(c, 0.3)])),
    printed(
      scene,
      drape,
      PATTERNS[(first + 2) % 5] ?? 'hemp',
      [700, 1120, 1020, 160],
      64,
      lighter(c, 0.45),
      0.55,
      3.4,
    ),
    roll(1200, 980, 760, 0),
    roll(1110, 850, 700, 1),
    roll(1290, 850, 640, 2),
    roll(1190, 716, 620, 4),
  ])
}
