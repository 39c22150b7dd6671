import { darker, lighter, mix } from '../colour.ts'
import { greens } from '../parts/spring-onion.ts'
import { steam } from '../parts/steam.ts'
import { stage } from '../parts/table.ts'
import { bowl, chopsticks, cup, TILT } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import {
  d,
  dot,
  ellipse,
  flow,
  numbers,
  opacity,
  type Point,
  path,
  rect,
  repeat,
  stroke,
  turn,
} from '../shape.ts'

const GLAZES = ['#2f4a6d', '#8f3d30', '#3b3a3c', '#e6ddca', '#4f6a5c'] as const

/** Strands that lie in a loose fold. */
const strands = (
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  colour: string,
  wide: number,
  count: number,
) =>
  repeat(count, (i) => {
    const t = (i + 0.5) / count - 0.5
    const at = (u: number, bend: number): Point => [
      x + u * rx + scene.random.between(-10, 10),
      y + t * rx * 0.62 + bend,
    ]
    const line = flow([at(-0.82, 6), at(-0.4, -16), at(0, 8), at(0.42, -14), at(0.82, 10)])
    return (
      stroke(line, darker(colour, 0.32), wide * 1.35, opacity(0.45)) +
      stroke(line, i % 3 ? colour : lighter(colour, 0.3), wide)
    )
  })

const egg = (scene: Scene, x: number, y: number, r: number) =>
  [
    ellipse(x + 5, y + 8, r, r * 0.66, '#3a2418', opacity(0.3)),
    ellipse(x, y, r, r * 0.66, scene.ink.room('#f7efe0')),
    ellipse(x, y, r, r * 0.66, 'none', `stroke="${scene.ink.room('#dcb88a')}" stroke-width="5"`),
    ellipse(x + 2, y + 2, r * 0.56, r * 0.38, scene.ink.room('#ee9a35')),
    ellipse(x - r * 0.12, y - r * 0.06, r * 0.22, r * 0.12, scene.ink.room('#f8bd62')),
  ].join('')

const pork = (scene: Scene, x: number, y: number, r: number, angle: number) => {
  const meat = scene.ink.room('#b97a58')
  return turn(
    x,
    y,
    angle,
    ellipse(6, 12, r, r * 0.6, '#3a2418', opacity(0.32)),
    ellipse(0, 0, r, r * 0.6, scene.down([0, lighter(meat, 0.2)], [1, meat])),
    stroke(
      d`M${-r * 0.7} ${r * 0.1}Q${-r * 0.2} ${-r * 0.36} ${r * 0.3} ${-r * 0.1}T${r * 0.72} ${r * 0.06}`,
      scene.ink.room('#eed3b8'),
      r * 0.13,
    ),
    stroke(dot(0, 0, r * 0.97, r * 0.58), scene.ink.room('#7d4630'), r * 0.07),
  )
}

export function noodleBowl(scene: Scene) {
  const { random, ink } = scene
  const [x, y, width, height] = [1200, 1080, 900, 340]
  const rim = y - height
  const udon = random.chance(0.35)
  const broth = ink.room(udon ? '#c99a5c' : random.pick(['#a8652f', '#e0c79a', '#c48438'] as const))
  const noodle = ink.room(udon ? '#f3e9d6' : '#ecc976')
  const glaze = ink.room(random.pick(GLAZES))
  const side = random.sign()
  const oil = numbers(16)
    .map(() =>
      dot(
        x + random.between(-360, 360),
        rim + 30 + random.between(-80, 90),
        random.between(8, 20),
        random.between(4, 9),
      ),
    )
    .join('')
  const nori = repeat(2, (i) =>
    turn(
      x + side * (236 + i * 60),
      rim - 66 + i * 14,
      side * (10 + i * 9),
      rect(-62, -130, 124, 210, scene.down([0, '#2b3a30'], [1, '#18221d'])),
      rect(-62, -130, 124, 8, '#4d6152'),
    ),
  )
  const naruto = turn(
    x - side * 40,
    rim + 98,
    0,
    ellipse(3, 6, 54, 33, '#3a2418', opacity(0.3)),
    path(
      numbers(12)
        .map((i) => dot(Math.cos(i * 0.5236) * 42, Math.sin(i * 0.5236) * 25, 15, 10))
        .join(''),
      ink.room('#f8f2ea'),
    ),
    ellipse(0, 0, 46, 28, ink.room('#f8f2ea')),
    stroke('M-22 2Q-20 -14 0 -14T22 0Q20 12 4 12T-10 2Q-8 -4 2 -4', ink.room('#dd7f8c'), 7),
  )
  const fried = ink.room('#c98f45')
  const topping = udon
    ? [
        turn(
          x + side * 120,
          rim - 10,
          side * 8,
          path(
            'M-190 20L-30 -86Q10 -98 50 -80L190 10Q180 44 60 74Q-20 86 -80 70Q-180 50 -190 20Z',
            '#3a2418',
            opacity(0.25),
          ),
          path(
            'M-190 6L-30 -98Q10 -110 50 -92L190 -4Q180 30 60 60Q-20 72 -80 56Q-180 36 -190 6Z',
            scene.down([0, lighter(fried, 0.3)], [1, fried]),
          ),
          stroke(
            'M-120 0Q-40 -50 20 -54M-40 30Q40 -10 120 -10M0 -80Q60 -60 100 -30',
            darker(fried, 0.25),
            5,
            opacity(0.5),
          ),
        ),
        greens(scene, x - side * 190, rim + 30, 110, 24),
        naruto,
      ]
    : [
        nori,
        pork(scene, x - side * 150, rim - 24, 128, -14),
        pork(scene, x - side * 40, rim - 54, 122, 10),
        pork(scene, x - side * 250, rim + 24, 118, -24),
        egg(scene, x + side * 150, rim + 28, 78),
        egg(scene, x + side * 60, rim + 74, 74),
        naruto,
        greens(scene, x + side * 250, rim + 44, 88, 26),
        repeat(4, (i) => {
          const [mx, my] = [x - side * (130 - i * 16), rim + 62 + i * 15]
          const bamboo = d`M${mx - side * 150} ${my}q${side * 50} -16 ${side * 104} 4`
          return (
            stroke(bamboo, '#6d4a22', 17, opacity(0.5)) +
            stroke(bamboo, ink.room(i % 2 ? '#c9a25c' : '#d9b672'), 13)
          )
        }),
      ]
  return stage(scene, 'wood', [
    cup(scene, 1200 + side * 760, 900, 150, 150, ink.room('#5d7a6c'), ink.room('#8fa05a')),
    bowl(scene, {
      x,
      y,
      width,
      height,
      colour: glaze,
      inside: ink.room('#efe6d4'),
      fill: broth,
      band: mix(glaze, '#f0e2c4', 0.75),
    }),
    scene.clip(
      dot(x, rim + 16, width * 0.46, width * 0.46 * TILT),
      path(oil, lighter(broth, 0.35), opacity(0.6)),
      strands(scene, x, rim + 30, 420, noodle, udon ? 24 : 13, udon ? 11 : 18),
    ),
    ...topping.flat(),
    steam(scene, x, rim - 30, 620, 560, 6),
    chopsticks(scene, 1200, 1226, 820),
  ])
}
