import { darker, lighter, mix } from '../colour.ts'
import { greens } from '../parts/spring-onion.ts'
import { steam } from '../parts/steam.ts'
import { stage } from '../parts/table.ts'
import { bowl, chopsticks } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, repeat, stroke, turn } from '../shape.ts'

const prawn = (scene: Scene, x: number, y: number, length: number, angle: number) => {
  const crust = scene.ink.room('#d9a350')
  const bumps = numbers(13)
    .map((i) => dot(-length / 2 + (i * length) / 12, Math.sin(i * 2.2) * 9, 34, 30))
    .join('')
  return turn(
    x,
    y,
    angle,
    path(bumps, '#3a2418', `${opacity(0.28)} transform="translate(8 14)"`),
    path(d`M${length / 2} -8l66 -30l-10 32l18 26l-74 -4Z`, scene.ink.room('#d2543a')),
    path(bumps, scene.down([0, lighter(crust, 0.25)], [1, crust])),
    path(
      numbers(22)
        .map(() =>
          dot(
            scene.random.between(-length / 2, length / 2),
            scene.random.between(-24, 18),
            scene.random.between(5, 10),
          ),
        )
        .join(''),
      lighter(crust, 0.5),
      opacity(0.7),
    ),
  )
}

export function riceBowl(scene: Scene) {
  const { random, ink } = scene
  const [x, y, width, height] = [1200, 1070, 820, 330]
  const rim = y - height
  const side = random.sign()
  const rice = ink.room('#f8f3e8')
  const grains = numbers(150)
    .map(() => {
      const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next())]
      return dot(x + Math.cos(a) * r * 340, rim - 4 + Math.sin(a) * r * 118, 11, 7)
    })
    .join('')
  const mound =
    path(
      d`M${x - 366} ${rim + 24}Q${x - 300} ${rim - 130} ${x} ${rim - 140}T${x + 366} ${rim + 24}Q${x} ${rim + 160} ${x - 366} ${rim + 24}Z`,
      scene.down([0, lighter(rice, 0.4)], [1, darker(rice, 0.1)]),
    ) + path(grains, mix(rice, '#d8cbb0', 0.35), opacity(0.7))
  const slices = (n: number, hue: string, sx: number, sy: number, angle: number, stripe: string) =>
    repeat(n, (i) =>
      turn(
        sx + i * 54,
        sy + i * 7,
        angle,
        path(
          'M-80 26Q-64 -40 10 -44Q70 -40 84 -6Q40 34 -30 40Z',
          '#3a2418',
          `${opacity(0.22)} transform="translate(6 10)"`,
        ),
        path(
          'M-80 26Q-64 -40 10 -44Q70 -40 84 -6Q40 34 -30 40Z',
          scene.across([0, lighter(hue, 0.14)], [1, hue]),
        ),
        stroke('M-58 18Q-40 -20 20 -26M-30 28Q0 -4 52 -8', stripe, 5, opacity(0.7)),
      ),
    )
  const shiso = (lx: number, ly: number, a: number) =>
    turn(
      lx,
      ly,
      a,
      path(
        'M0 0Q-50 -70 0 -150Q54 -70 0 0Z',
        scene.across([0, ink.room('#6f9448')], [0.5, ink.room('#5a7f3c')], [1, ink.room('#46662f')]),
      ),
      stroke('M0 0V-140', ink.room('#9fbc74'), 4),
    )
  const kinds = {
    sea: () => [
      shiso(x - side * 230, rim - 40, -40 * side),
      slices(5, ink.room('#b5323a'), x - 270, rim - 34, -12, ink.room('#e2868a')),
      slices(4, ink.room('#ea8a52'), x + 40, rim - 56, 10, ink.room('#fbe0c6')),
      slices(3, ink.room('#f0e0d4'), x - 110, rim + 54, -4, ink.room('#dca79a')),
      path(
        numbers(46)
          .map((i) =>
            dot(x + 190 + (i % 8) * 19 - Math.floor(i / 8) * 5, rim + 24 + Math.floor(i / 8) * 13, 11),
          )
          .join(''),
        ink.room('#e5672e'),
      ),
      path(
        numbers(46)
          .map((i) =>
            dot(x + 187 + (i % 8) * 19 - Math.floor(i / 8) * 5, rim + 20 + Math.floor(i / 8) * 13, 4),
          )
          .join(''),
        ink.room('#f7b071'),
      ),
      ellipse(x - 270, rim + 48, 44, 28, ink.room('#8fae5a')),
    ],
    tempura: () => [
      shiso(x + side * 250, rim - 40, 46 * side),
      prawn(scene, x - 60, rim - 120, 380, -24),
      prawn(scene, x + 10, rim - 50, 400, -14),
      prawn(scene, x - 20, rim + 28, 380, -6),
      ellipse(x + 260, rim + 8, 84, 56, scene.down([0, ink.room('#e0a93f')], [1, ink.room('#c07f2c')])),
      ellipse(x + 260, rim + 2, 60, 38, ink.room('#d98a35')),
    ],
    eel: () => [
      repeat(2, (i) =>
        turn(
          x - 40 + i * 70,
          rim - 70 + i * 86,
          -7,
          path(
            'M-290 30L-270 -46Q0 -66 280 -40L300 36Q0 66 -290 30Z',
            '#3a2418',
            `${opacity(0.3)} transform="translate(8 16)"`,
          ),
          path(
            'M-290 30L-270 -46Q0 -66 280 -40L300 36Q0 66 -290 30Z',
            scene.down([0, ink.room('#a5582a')], [0.5, ink.room('#7c3a1c')], [1, ink.room('#5c2814')]),
          ),
          stroke(
            numbers(11)
              .map((k) => d`M${-250 + k * 50} -44q10 40 0 82`)
              .join(''),
            ink.room('#4a2010'),
            4,
            opacity(0.5),
          ),
          stroke('M-270 -4Q0 -26 290 -2', ink.room('#d18a4c'), 7, opacity(0.6)),
        ),
      ),
      path(
        numbers(12)
          .map(() => dot(x + random.between(-160, 160), rim + random.between(-60, 50), 7, 4))
          .join(''),
        ink.room('#7fa04a'),
      ),
    ],
  }
  const kind = random.pick([kinds.sea, kinds.tempura, kinds.eel] as const)
  const glaze = ink.room(random.pick(['#2f4a6d', '#7f2f2a', '#2b2a2c', '#3f5a4c'] as const))
  return stage(scene, 'wood', [
    bowl(scene, {
      x: 1200 + side * 700,
      y: 950,
      width: 300,
      height: 140,
      colour: ink.room('#7a231f'),
      inside: ink.room('#2b2022'),
      fill: ink.room('#b98a50'),
    }),
    greens(scene, 1200 + side * 700, 820, 60, 10),
    bowl(scene, {
      x,
      y,
      width,
      height,
      colour: glaze,
      inside: lighter(glaze, 0.4),
      band: mix(glaze, '#d3a84a', 0.8),
    }),
    mound,
    ...kind(),
    steam(scene, x, rim - 90, 480, 430, 4),
    chopsticks(scene, 1200, 1214, 780),
  ])
}
