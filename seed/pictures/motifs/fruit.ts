import { darker, lighter } from '../colour.ts'
import { ball } from '../parts/round-fruit.ts'
import { cloth, softShadow, stage } from '../parts/table.ts'
import { plate } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, opacity, path, repeat, stroke } from '../shape.ts'

const strawberry = (scene: Scene, x: number, y: number, r: number) =>
  softShadow(scene, x + 4, y + r * 0.9, r, r * 0.3, 0.35) +
  path(
    d`M${x} ${y + r}C${x - r * 0.7} ${y + r * 0.7} ${x - r * 1.2} ${y - r * 0.3} ${x - r * 0.6} ${y - r * 0.7}Q${x} ${y - r * 0.95} ${x + r * 0.6} ${y - r * 0.7}C${x + r * 1.2} ${y - r * 0.3} ${x + r * 0.7} ${y + r * 0.7} ${x} ${y + r}Z`,
    scene.round(
      [0, scene.ink.room('#ec6a54')],
      [0.6, scene.ink.room('#d03a2f')],
      [1, scene.ink.room('#9f2722')],
    ),
  ) +
  path(
    numbers(14)
      .map((i) =>
        dot(x + ((i % 4) - 1.5) * r * 0.42, y - r * 0.35 + Math.floor(i / 4) * r * 0.34, r * 0.04, r * 0.06),
      )
      .join(''),
    scene.ink.room('#f5d58a'),
  ) +
  path(
    numbers(5)
      .map(
        (i) =>
          d`M${x} ${y - r * 0.7}q${(i - 2) * r * 0.26} ${-r * 0.3} ${(i - 2) * r * 0.36} ${r * 0.12}q${-(i - 2) * r * 0.16} ${r * 0.04} ${-(i - 2) * r * 0.36} ${-r * 0.12}Z`,
      )
      .join(''),
    scene.ink.room('#5d8f3c'),
  )

const grapes = (scene: Scene, x: number, y: number, r: number, hue: string) => {
  const rows = [5, 6, 5, 4, 3, 2, 1]
  return (
    stroke(d`M${x} ${y - r * 1.2}q10 -60 60 -84`, scene.ink.room('#6d5030'), 13) +
    rows
      .map((n, row) =>
        numbers(n)
          .map((i) =>
            circle(
              x + (i - (n - 1) / 2) * r * 1.6 + (row % 2) * 3,
              y + row * r * 1.16,
              r,
              scene.round(
                [0, lighter(scene.ink.room(hue), 0.35)],
                [0.6, scene.ink.room(hue)],
                [1, darker(scene.ink.room(hue), 0.4)],
              ),
            ),
          )
          .join(''),
      )
      .join('')
  )
}

export function fruit(scene: Scene) {
  const { random, ink, season } = scene
  const dish = ink.room(random.pick(['#e8e0d0', '#3f5a78', '#8a6a4a', '#2f3a3a'] as const))
  const pile = {
    spring: () =>
      repeat(13, (i) =>
        strawberry(
          scene,
          930 + (i % 5) * 136 + Math.floor(i / 5) * 62 + random.between(-12, 12),
          970 - Math.floor(i / 5) * 100 + (i % 2) * 14,
          84,
        ),
      ),
    summer: () =>
      random.chance(0.5)
        ? [
            [960, 930],
            [1210, 900],
            [1440, 940],
            [1090, 770],
            [1330, 780],
          ]
            .map(
              ([x = 0, y = 0]) =>
                ball(scene, x, y, 142, '#f0a890') +
                stroke(d`M${x + 20} ${y - 120}q-40 110 6 230`, ink.room('#d87a6a'), 7, opacity(0.5)),
            )
            .join('')
        : melon(scene),
    autumn: () =>
      random.chance(0.5)
        ? grapes(scene, 1030, 690, 58, '#4f3560') + grapes(scene, 1380, 720, 54, '#9fb45a')
        : [
            [930, 930],
            [1190, 910],
            [1450, 935],
            [1060, 770],
            [1320, 775],
          ]
            .map(
              ([x = 0, y = 0]) =>
                ball(scene, x, y, 140, '#dd7a2c', false) +
                path(
                  d`M${x} ${y - 118}q-60 -26 -84 14q50 24 84 0q34 24 84 0q-24 -40 -84 -14Z`,
                  ink.room('#6f7f42'),
                ),
            )
            .join(''),
    winter: () =>
      [
        [900, 940],
        [1110, 960],
        [1320, 955],
        [1510, 930],
        [1010, 830],
        [1210, 830],
        [1410, 830],
        [1110, 700],
        [1310, 700],
      ]
        .map(([x = 0, y = 0], i) => ball(scene, x, y, 118, '#ee9433', i % 3 === 0))
        .join(''),
  }[season]
  return stage(scene, 'any', [cloth(scene, 1200, 1060, 1500), plate(scene, 1200, 1020, 960, dish), pile()])
}

function melon(scene: Scene) {
  const { ink } = scene
  const rind = ink.room('#b9c98a')
  const net =
    numbers(9)
      .map((i) => d`M${900 + i * 56} 560q${(i - 4) * 30} 190 ${(4 - i) * 6} 400`)
      .join('') +
    numbers(7)
      .map((i) => d`M860 ${640 + i * 50}q240 60 500 0`)
      .join('')
  return [
    softShadow(scene, 1120, 990, 270, 60, 0.4),
    circle(1110, 770, 240, scene.round([0, lighter(rind, 0.3)], [0.6, rind], [1, darker(rind, 0.35)])),
    scene.clip(dot(1110, 770, 240), stroke(net, lighter(rind, 0.55), 5, opacity(0.8))),
    stroke('M1110 534V470M1050 470H1170', ink.room('#7f9455'), 20),
    softShadow(scene, 1480, 1020, 190, 40, 0.4),
    path('M1290 820Q1480 1130 1670 820Q1480 940 1290 820Z', scene.down([0, rind], [1, darker(rind, 0.2)])),
    path('M1300 822Q1480 1080 1660 822Q1480 930 1300 822Z', ink.room('#f0a35a')),
    path('M1380 866Q1480 930 1580 866Q1480 900 1380 866Z', ink.room('#f7d79a')),
  ].join('')
}
