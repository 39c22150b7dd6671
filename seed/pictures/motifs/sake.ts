import { darker, lighter, mix } from '../colour.ts'
import { cloth, softShadow, stage } from '../parts/table.ts'
import { cup } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, opacity, path, rect, stroke } from '../shape.ts'

export function sake(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const glass = ink.room(random.pick(['#2f5a4a', '#5a3a26', '#34506e'] as const))
  const clay = ink.room(random.pick(['#e6ddca', '#6d7f8a', '#8f5a44', '#3a3836'] as const))
  const bottle = (x: number, y: number) => {
    const shape = d`M${x - 120} ${y}V${y - 470}C${x - 120} ${y - 560} ${x - 44} ${y - 590} ${x - 40} ${y - 680}V${y - 800}H${x + 40}V${y - 680}C${x + 44} ${y - 590} ${x + 120} ${y - 560} ${x + 120} ${y - 470}V${y}Q${x} ${y + 34} ${x - 120} ${y}Z`
    return (
      softShadow(scene, x, y + 4, 170, 44) +
      path(
        shape,
        scene.across(
          [0, darker(glass, 0.1)],
          [0.2, lighter(glass, 0.3)],
          [0.4, glass],
          [1, darker(glass, 0.5)],
        ),
      ) +
      path(
        d`M${x - 112} ${y - 60}V${y - 400}Q${x} ${y - 374} ${x + 112} ${y - 400}V${y - 60}Q${x} ${y - 34} ${x - 112} ${y - 60}Z`,
        ink.room('#f3ecdc'),
      ) +
      stroke(
        d`M${x - 10} ${y - 340}q4 60 -30 120M${x - 40} ${y - 300}h84M${x + 6} ${y - 260}q10 50 40 70M${x - 10} ${y - 150}v70M${x - 40} ${y - 120}h70`,
        ink.room('#2b2622'),
        14,
      ) +
      rect(x + 62, y - 130, 32, 40, ink.room('#c8402f')) +
      rect(x - 46, y - 830, 92, 74, ink.room('#1f4068'), 'rx="6"')
    )
  }
  const flask = (x: number, y: number) =>
    softShadow(scene, x, y + 2, 130, 34) +
    path(
      d`M${x - 66} ${y}C${x - 130} ${y - 40} ${x - 124} ${y - 210} ${x - 60} ${y - 270}Q${x - 40} ${y - 300} ${x - 44} ${y - 350}L${x - 62} ${y - 392}H${x + 62}L${x + 44} ${y - 350}Q${x + 40} ${y - 300} ${x + 60} ${y - 270}C${x + 124} ${y - 210} ${x + 130} ${y - 40} ${x + 66} ${y}Q${x} ${y + 18} ${x - 66} ${y}Z`,
      scene.across([0, darker(clay, 0.1)], [0.24, lighter(clay, 0.25)], [0.5, clay], [1, darker(clay, 0.42)]),
    ) +
    ellipse(x, y - 392, 62, 20, darker(clay, 0.45)) +
    stroke(
      d`M${x - 98} ${y - 160}q98 44 196 0M${x - 92} ${y - 140}q92 42 184 0`,
      mix(clay, '#1f4068', 0.7),
      7,
    )
  const cypress = ink.room('#dbb680')
  const masu = (x: number, y: number) =>
    softShadow(scene, x + 10, y + 10, 190, 46) +
    path(
      d`M${x - 150} ${y - 150}L${x} ${y - 112}V${y + 30}L${x - 150} ${y - 14}Z`,
      scene.across([0, lighter(cypress, 0.25)], [1, cypress]),
    ) +
    path(d`M${x + 150} ${y - 150}L${x} ${y - 112}V${y + 30}L${x + 150} ${y - 14}Z`, darker(cypress, 0.25)) +
    path(
      d`M${x} ${y - 112}L${x - 150} ${y - 150}L${x} ${y - 190}L${x + 150} ${y - 150}Z`,
      lighter(cypress, 0.3),
    ) +
    path(
      d`M${x} ${y - 124}L${x - 122} ${y - 152}L${x} ${y - 180}L${x + 122} ${y - 152}Z`,
      scene.down([0, darker(cypress, 0.3)], [1, mix('#f3efe2', cypress, 0.3)]),
    ) +
    circle(x - 76, y - 66, 30, ink.room('#c8402f'), opacity(0.85))
  return stage(scene, 'any', [
    cloth(scene, 1200, 1030, 1350),
    bottle(X(-230), 990),
    flask(X(60), 1030),
    masu(X(350), 1090),
    cup(scene, X(-20), 1180, 130, 84, clay, ink.room('#f4efe0')),
    cup(scene, X(-330), 1170, 130, 84, clay, ink.room('#f4efe0')),
  ])
}
