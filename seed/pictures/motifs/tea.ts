import { darker, lighter } from '../colour.ts'
import { steam } from '../parts/steam.ts'
import { softShadow, stage } from '../parts/table.ts'
import { board, cup } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, path, rect } from '../shape.ts'

export function tea(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const clay = ink.room(random.pick(['#7f3f2e', '#3a3c3e', '#4f6a5c', '#8a6a4a'] as const))
  const [x, y] = [1200 - side * 90, 1010]
  const X = (v: number) => x + side * v
  const green = ink.room('#9aab4e')
  return stage(scene, 'any', [
    board(scene, 1200, 1020, 1360, 330, ink.room('#6b4a35'), 30),
    path(
      d`M${X(200)} ${y - 170}L${X(370)} ${y - 262}L${X(390)} ${y - 226}L${X(220)} ${y - 90}Z`,
      darker(clay, 0.15),
    ),
    softShadow(scene, x, y, 270, 60),
    path(
      d`M${x - 250} ${y - 150}C${x - 256} ${y - 40} ${x - 180} ${y} ${x - 130} ${y}H${x + 130}C${x + 180} ${y} ${x + 256} ${y - 40} ${x + 250} ${y - 150}C${x + 240} ${y - 250} ${x + 140} ${y - 290} ${x} ${y - 290}S${x - 240} ${y - 250} ${x - 250} ${y - 150}Z`,
      scene.across([0, darker(clay, 0.1)], [0.26, lighter(clay, 0.22)], [0.5, clay], [1, darker(clay, 0.42)]),
    ),
    ellipse(x, y - 276, 132, 34, darker(clay, 0.3)),
    ellipse(x, y - 288, 124, 32, lighter(clay, 0.12)),
    path(d`M${x - 30} ${y - 300}q0 -44 30 -44t30 44Z`, clay),
    path(
      d`M${X(-210)} ${y - 220}Q${X(-330)} ${y - 330} ${X(-360)} ${y - 250}T${X(-246)} ${y - 120}`,
      'none',
      `stroke="${darker(clay, 0.1)}" stroke-width="34" stroke-linecap="round"`,
    ),
    cup(scene, 1200 + side * 340, 1080, 180, 150, ink.room('#e6ddca'), green),
    cup(scene, 1200 + side * 560, 1040, 180, 150, ink.room('#e6ddca'), green),
    softShadow(scene, 1200 - side * 520, 1060, 120, 30),
    rect(
      1200 - side * 520 - 90,
      830,
      180,
      230,
      scene.across(
        [0, darker(ink.room('#8a4a3a'), 0.1)],
        [0.25, lighter(ink.room('#8a4a3a'), 0.3)],
        [1, darker(ink.room('#8a4a3a'), 0.4)],
      ),
      'rx="12"',
    ),
    ellipse(1200 - side * 520, 832, 90, 26, ink.room('#b5785c')),
    rect(1200 - side * 520 - 90, 920, 180, 60, ink.room('#f0e6d0')),
    path(
      numbers(44)
        .map(() => {
          const a = random.between(0, 6.28)
          const r = random.next() * 90
          return d`M${1200 - side * 330 + Math.cos(a) * r} ${1150 + Math.sin(a) * r * 0.34}q10 -10 26 -2q-10 8 -26 2Z`
        })
        .join(''),
      ink.room('#4f6a32'),
    ),
    steam(scene, 1200 + side * 450, 900, 260, 360, 3),
  ])
}
