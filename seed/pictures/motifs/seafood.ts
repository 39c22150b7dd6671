import { darker, lighter, mix } from '../colour.ts'
import { shiso } from '../parts/shiso.ts'
import { cloth, softShadow, stage } from '../parts/table.ts'
import { chopsticks, cup, plate } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, repeat, stroke, turn } from '../shape.ts'

const slice = (scene: Scene, x: number, y: number, angle: number, hue: string, stripe: string, s = 1) =>
  turn(
    x,
    y,
    angle,
    `<g transform="scale(${s})">${path('M-84 30Q-70 -40 6 -50Q76 -48 92 -8Q50 40 -30 46Z', '#2a1a16', `${opacity(0.26)} transform="translate(8 14)"`)}${path('M-84 30Q-70 -40 6 -50Q76 -48 92 -8Q50 40 -30 46Z', scene.across([0, lighter(hue, 0.18)], [0.5, hue], [1, darker(hue, 0.1)]))}${stroke('M-60 22Q-44 -20 20 -32M-32 34Q-4 -4 60 -14', stripe, 5, opacity(0.75))}</g>`,
  )

function crab(scene: Scene, x: number, y: number, s: number) {
  const shell = scene.ink.room('#c9482f')
  const leg = (side: number, i: number) => {
    const reach = 250 + i * 22
    const [kx, ky, ex, ey] = [side * (190 + i * 30), -70 + i * 52, side * reach * 1.34, 40 + i * 60]
    return (
      stroke(
        d`M${side * 110} ${-10 + i * 26}Q${kx} ${ky - 30} ${kx + side * 20} ${ky}`,
        darker(shell, 0.12),
        36 - i * 3,
      ) +
      stroke(d`M${kx + side * 20} ${ky}L${ex} ${ey}`, shell, 25 - i * 2) +
      stroke(d`M${ex} ${ey}l${side * 40} ${46}`, darker(shell, 0.25), 13)
    )
  }
  const claw = (side: number) =>
    stroke(d`M${side * 100} -40Q${side * 210} -130 ${side * 190} -170`, darker(shell, 0.1), 38) +
    path(
      d`M${side * 150} -160Q${side * 130} -250 ${side * 190} -290Q${side * 186} -240 ${side * 206} -226Q${side * 210} -270 ${side * 250} -284Q${side * 262} -210 ${side * 222} -160Z`,
      scene.down([0, shell], [1, darker(shell, 0.2)]),
    )
  return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${softShadow(scene, 0, 90, 390, 120, 0.42)}${[
    -1, 1,
  ]
    .map(
      (side) =>
        numbers(4)
          .map((i) => leg(side, 3 - i))
          .join('') + claw(side),
    )
    .join(
      '',
    )}${path('M-150 -20Q-160 -120 0 -126T150 -20Q140 90 0 104T-150 -20Z', scene.down([0, lighter(shell, 0.22)], [0.5, shell], [1, darker(shell, 0.3)]))}${path(
    numbers(20)
      .map(() =>
        dot(scene.random.between(-110, 110), scene.random.between(-90, 60), scene.random.between(4, 9)),
      )
      .join(''),
    lighter(shell, 0.4),
    opacity(0.6),
  )}${stroke('M-60 -30Q-40 20 -70 50M60 -30Q40 20 70 50M-30 60Q0 80 30 60', darker(shell, 0.3), 6)}${stroke('M-40 -116V-140M40 -116V-140', shell, 10)}${circle(-40, -146, 11, '#221b1b')}${circle(40, -146, 11, '#221b1b')}</g>`
}

export function seafood(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const crabDay = season === 'winter' ? random.chance(0.75) : random.chance(0.25)
  const dish = ink.room(random.pick(['#2f4a6d', '#e3dccb', '#45505a', '#6d7f7a'] as const))
  const [x, y] = [1200, 940]
  const lemon = (lx: number, ly: number) =>
    ellipse(lx, ly, 62, 44, ink.room('#e9c23c')) +
    ellipse(lx, ly - 5, 54, 36, ink.room('#f7e69a')) +
    stroke(
      numbers(8)
        .map((i) => d`M${lx} ${ly - 5}L${lx + Math.cos(i * 0.785) * 46} ${ly - 5 + Math.sin(i * 0.785) * 30}`)
        .join(''),
      ink.room('#e9c23c'),
      4,
    )
  const sashimi = [
    path(
      numbers(70)
        .map(() => {
          const px = x + random.between(-330, 330)
          return dot(px, y - 60 + random.between(-40, 20), random.between(26, 46), 6)
        })
        .join(''),
      ink.room('#f6f3ea'),
    ),
    shiso(scene, x - 190, y - 20, -24, 1.15),
    shiso(scene, x + 200, y - 30, 22, 1.15),
    shiso(scene, x + 10, y - 60, 2, 1.1),
    repeat(5, (i) =>
      slice(scene, x - 270 + i * 58, y - 36 + i * 6, -16, ink.room('#b5323a'), ink.room('#e2868a'), 1.08),
    ),
    repeat(5, (i) =>
      slice(scene, x + 50 + i * 58, y - 40 + i * 8, 8, ink.room('#ec8b54'), ink.room('#fbe3cc'), 1.08),
    ),
    repeat(5, (i) =>
      slice(scene, x - 160 + i * 56, y + 66 + i * 3, -6, ink.room('#f0dfd6'), ink.room('#d99a92'), 1),
    ),
    lemon(x + 260, y + 76),
    ellipse(x - 270, y + 80, 46, 30, scene.down([0, ink.room('#b7cc7c')], [1, ink.room('#86a352')])),
    circle(x - 10, y - 130, 20, ink.room('#e2b33f')),
    path(
      numbers(9)
        .map((i) => dot(x - 10 + Math.cos(i * 0.7) * 26, y - 130 + Math.sin(i * 0.7) * 17, 13, 9))
        .join(''),
      ink.room('#f0cb57'),
    ),
  ].join('')
  const feast = [
    crab(scene, x, y - 20, 1.02),
    shiso(scene, x - 330, y + 60, -60),
    lemon(x + 330, y + 60),
    lemon(x + 250, y + 104),
  ].join('')
  return stage(scene, 'wood', [
    cup(scene, x + side * 700, 890, 130, 110, ink.room('#5b6f7a'), ink.room('#f3ecd8')),
    cloth(scene, x, 980, 1280),
    plate(scene, x, y, 980, dish, mix(dish, '#d9b55a', 0.6)),
    crabDay ? feast : sashimi,
    plate(scene, x - side * 560, 1150, 190, ink.room('#e9e2d2')),
    ellipse(x - side * 560, 1154, 66, 22, ink.room('#3a1f16')),
    chopsticks(scene, x, 1230, 720),
  ])
}
