import { darker, lighter, mix } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { hat, LEATHERS } from '../parts/travel-wear.ts'
import type { Scene } from '../scene.ts'
import { circle, d, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

export function suitcase(scene: Scene) {
  const { random, ink } = scene
  const hide = ink.room(random.pick(LEATHERS))
  const trim = mix(darker(hide, 0.45), '#5a3a24', 0.4)
  const brass = ink.room('#d3aa55')
  const side = random.sign()
  const [x, y] = [1200 - side * 50, 1130]
  const tag = (tx: number, ty: number, hue: string, angle: number) =>
    turn(
      tx,
      ty,
      angle,
      rect(-70, -44, 140, 88, ink.room(hue), 'rx="8"'),
      circle(0, 0, 26, ink.room('#faf3e4'), opacity(0.9)),
      stroke('M-50 -30H50M-50 32H50', ink.room('#faf3e4'), 5, opacity(0.8)),
    )
  return stage(
    scene,
    'wood',
    [
      softShadow(scene, x + 10, y + 6, 520, 66),
      path(
        d`M${x - 110} ${y - 560}q0 -96 60 -96h100q60 0 60 96`,
        'none',
        `stroke="${trim}" stroke-width="34" stroke-linecap="round"`,
      ),
      rect(
        x - 460,
        y - 560,
        920,
        560,
        scene.across([0, lighter(hide, 0.2)], [0.5, hide], [1, darker(hide, 0.3)]),
        'rx="56"',
      ),
      rect(x - 460, y - 300, 920, 16, darker(hide, 0.45)),
      rect(x - 460, y - 284, 920, 5, lighter(hide, 0.35), opacity(0.6)),
      repeat(
        2,
        (i) =>
          rect(
            x - 320 + i * 560,
            y - 562,
            80,
            564,
            scene.across([0, lighter(trim, 0.15)], [1, darker(trim, 0.2)]),
          ) +
          rect(x - 330 + i * 560, y - 330, 100, 70, brass, 'rx="10"') +
          rect(x - 300 + i * 560, y - 312, 40, 34, trim, 'rx="4"'),
      ),
      ...[
        [-460, -560],
        [460, -560],
        [-460, 0],
        [460, 0],
      ].map(([cx = 0, cy = 0]) => {
        const [sx, sy] = [cx < 0 ? 1 : -1, cy < 0 ? 1 : -1]
        return path(
          d`M${x + cx} ${y + cy + sy * 130}V${y + cy + sy * 56}q0 ${-sy * 56} ${sx * 56} ${-sy * 56}h${sx * 74}Q${x + cx + sx * 110} ${y + cy + sy * 110} ${x + cx} ${y + cy + sy * 130}Z`,
          trim,
        )
      }),
      tag(x - 110, y - 430, '#c8402f', -8),
      tag(x + 80, y - 170, '#4d6b3c', 6),
      tag(x + 110, y - 410, '#e3b33f', 4),
      hat(scene, x + side * 560, y + 40, 1),
      turn(
        x - side * 600,
        y + 50,
        side * 8,
        softShadow(scene, 6, 30, 130, 30),
        rect(-110, -60, 220, 96, ink.room('#7a2f3a'), 'rx="8"'),
        rect(-110, 30, 220, 12, ink.room('#efe6d4')),
        circle(0, -14, 24, 'none', `stroke="${brass}" stroke-width="6"`),
      ),
    ],
    1,
  )
}
