import { darker, lighter } from '../colour.ts'
import { shiso } from '../parts/shiso.ts'
import { softShadow, stage } from '../parts/table.ts'
import { board, chopsticks, cup, plate } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, repeat, stroke } from '../shape.ts'

/** Nigiri in a row on a wooden stand. */
export function sushi(scene: Scene) {
  const { random, ink } = scene
  const y = 930
  const wood = ink.room('#d9b684')
  const rice = ink.room('#faf5ea')
  const kinds = [
    ['#b5323a', '#e2868a'],
    ['#ec8b54', '#fbe3cc'],
    ['#f1e4da', '#d9a79c'],
    ['#d9604a', '#f3e6dc'],
    ['#c9c4bc', '#7d8a96'],
    ['#f0c84a', '#e0a93a'],
  ] as const
  const first = random.int(0, 5)
  const nigiri = (x: number, py: number, [hue, stripe]: readonly [string, string], s: number) => {
    const top = ink.room(hue)
    const omelette = hue === '#f0c84a'
    return `<g transform="${d`translate(${x} ${py})`} scale(${s})">${softShadow(scene, 8, 34, 96, 34, 0.42)}${path('M-74 34Q-92 -10 -66 -40H66Q92 -10 74 34Q0 48 -74 34Z', scene.down([0, rice], [1, darker(rice, 0.16)]))}${path(
      numbers(24)
        .map(() => dot(random.between(-68, 68), random.between(-16, 32), 9, 6))
        .join(''),
      darker(rice, 0.08),
    )}${path('M-92 -14Q-88 -86 -30 -98Q40 -104 84 -66Q98 -40 94 -4Q40 -34 0 -34T-92 -14Z', scene.across([0, lighter(top, 0.22)], [0.55, top], [1, darker(top, 0.18)]))}${omelette ? path('M-22 -100H22V36Q0 42 -22 36Z', ink.room('#26332a')) : stroke('M-62 -38Q-48 -78 -20 -90M-24 -42Q-10 -76 22 -96M18 -40Q34 -70 62 -80', ink.room(stripe), 9, opacity(0.85))}</g>`
  }
  const roll = (x: number, py: number) =>
    softShadow(scene, x + 5, py + 26, 66, 26, 0.4) +
    path(
      d`M${x - 54} ${py - 40}V${py + 14}Q${x} ${py + 44} ${x + 54} ${py + 14}V${py - 40}Z`,
      scene.across([0, '#33453a'], [0.4, '#26332a'], [1, '#141c17']),
    ) +
    ellipse(x, py - 40, 54, 26, rice) +
    path(
      numbers(22)
        .map(() => dot(x + random.between(-40, 40), py - 44 + random.between(-14, 12), 14, 12))
        .join(''),
      ink.room('#e5672e'),
    ) +
    path(
      numbers(22)
        .map(() => dot(x + random.between(-40, 38), py - 49 + random.between(-14, 12), 5, 4))
        .join(''),
      ink.room('#f7b071'),
    )
  return stage(scene, 'wood', [
    cup(scene, 1200 + random.sign() * 760, 860, 150, 170, ink.room('#44586a'), ink.room('#8fa05a')),
    path('M720 1030L700 1110H760L790 1030ZM1680 1030L1700 1110H1640L1610 1030Z', darker(wood, 0.5)),
    board(scene, 1200, y + 20, 1240, 250, wood, 44),
    repeat(5, (i) => shiso(scene, 790 + i * 205, y - 36, i % 2 ? 12 : -12, 0.72)),
    repeat(5, (i) => nigiri(770 + i * 190, y - 44, kinds[(i + first) % 6] ?? kinds[0], 0.92)),
    roll(1668, y - 50),
    repeat(4, (i) => nigiri(830 + i * 200, y + 92, kinds[(i + first + 3) % 6] ?? kinds[0], 1.02)),
    path(
      numbers(13)
        .map(() => dot(1620 + random.between(-50, 50), y + 84 + random.between(-24, 20), 36, 16))
        .join(''),
      ink.room('#f0b7a4'),
    ),
    stroke(
      numbers(8)
        .map(() => d`M${1590 + random.between(-20, 40)} ${y + 70 + random.between(-14, 24)}q24 -14 56 2`)
        .join(''),
      ink.room('#fbe0d2'),
      6,
    ),
    ellipse(1500 + 10, y + 108, 30, 19, ink.room('#9dba68')),
    plate(scene, 690, 1210, 180, ink.room('#e9e2d2')),
    ellipse(690, 1213, 60, 20, ink.room('#3a1f16')),
    chopsticks(scene, 1220, 1240, 680),
  ])
}
