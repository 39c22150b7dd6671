import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { cup } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

export function craftLacquer(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const red = ink.room('#9f2a20')
  const black = ink.room('#231c1e')
  const gold = ink.room('#d6aa48')
  const [outer, inner] = random.chance(0.5) ? [red, black] : [black, red]
  const X = (v: number) => 1200 + side * v
  const [x, y] = [X(-210), 1030]
  const lidded = [
    softShadow(scene, x, y, 240, 56),
    path(
      d`M${x - 110} ${y}L${x - 96} ${y - 40}H${x + 96}L${x + 110} ${y}Q${x} ${y + 20} ${x - 110} ${y}Z`,
      outer,
    ),
    path(
      d`M${x - 262} ${y - 210}C${x - 262} ${y - 90} ${x - 170} ${y - 36} ${x} ${y - 36}S${x + 262} ${y - 90} ${x + 262} ${y - 210}Z`,
      scene.across(
        [0, darker(outer, 0.2)],
        [0.22, lighter(outer, 0.35)],
        [0.36, outer],
        [1, darker(outer, 0.45)],
      ),
    ),
    path(
      d`M${x - 272} ${y - 204}C${x - 250} ${y - 330} ${x - 120} ${y - 370} ${x} ${y - 370}S${x + 250} ${y - 330} ${x + 272} ${y - 204}Q${x} ${y - 140} ${x - 272} ${y - 204}Z`,
      scene.across(
        [0, darker(outer, 0.15)],
        [0.24, lighter(outer, 0.4)],
        [0.42, outer],
        [1, darker(outer, 0.4)],
      ),
    ),
    path(
      d`M${x - 70} ${y - 360}L${x - 84} ${y - 402}Q${x} ${y - 424} ${x + 84} ${y - 402}L${x + 70} ${y - 360}Q${x} ${y - 346} ${x - 70} ${y - 360}Z`,
      outer,
    ),
    ellipse(x, y - 404, 84, 17, inner),
    stroke(d`M${x - 270} ${y - 200}Q${x} ${y - 134} ${x + 270} ${y - 200}`, gold, 6),
    stroke(
      d`M${x + 30} ${y - 190}q30 -80 110 -110M${x + 80} ${y - 250}q-20 -30 -6 -56M${x + 60} ${y - 236}q40 6 66 -10`,
      gold,
      6,
    ),
    ...numbers(7).map((i) =>
      path(
        numbers(5)
          .map((k) =>
            dot(
              x + 60 + i * 16 + Math.cos(k * 1.2566) * 12 - (i % 2) * 40,
              y - 230 - (i % 3) * 34 + Math.sin(k * 1.2566) * 9,
              8,
              6,
            ),
          )
          .join(''),
        i % 2 ? gold : lighter(gold, 0.4),
      ),
    ),
  ].join('')
  const tray = (() => {
    const [tx, ty, rx] = [X(80), 1060, 640]
    return (
      softShadow(scene, tx, ty + 60, rx, 190, 0.45) +
      ellipse(tx, ty + 26, rx, rx * 0.3, darker(black, 0.4)) +
      ellipse(tx, ty, rx, rx * 0.3, black) +
      ellipse(
        tx,
        ty + 6,
        rx * 0.95,
        rx * 0.275,
        scene.across([0, lighter(inner, 0.14)], [0.4, inner], [1, darker(inner, 0.2)]),
      ) +
      stroke(dot(tx, ty, rx * 0.975, rx * 0.29), gold, 5) +
      ellipse(tx - 200, ty - 50, 320, 60, '#fffaf0', opacity(0.07))
    )
  })()
  const box = (() => {
    const [bx, by] = [X(310), 1060]
    return (
      softShadow(scene, bx + 10, by + 4, 230, 50, 0.5) +
      repeat(
        2,
        (i) =>
          rect(
            bx - 190,
            by - 130 - i * 126,
            380,
            124,
            scene.across(
              [0, darker(outer, 0.2)],
              [0.2, lighter(outer, 0.3)],
              [0.4, outer],
              [1, darker(outer, 0.35)],
            ),
            'rx="8"',
          ) + stroke(d`M${bx - 186} ${by - 14 - i * 126}h372`, gold, 5),
      ) +
      path(
        d`M${bx - 196} ${by - 256}L${bx - 160} ${by - 330}H${bx + 160}L${bx + 196} ${by - 256}Z`,
        scene.down([0, lighter(outer, 0.2)], [1, outer]),
      ) +
      stroke(d`M${bx - 196} ${by - 256}H${bx + 196}`, gold, 6) +
      stroke(
        d`M${bx - 160} ${by - 40}q90 -120 150 -90t100 -90M${bx - 60} ${by - 110}q-10 -40 20 -60M${bx + 40} ${by - 160}q40 10 60 -20`,
        gold,
        7,
      ) +
      circle(bx + 110, by - 200, 30, gold, opacity(0.9))
    )
  })()
  return stage(scene, 'any', [tray, box, lidded, cup(scene, X(60), 1170, 170, 84, inner, gold)])
}
