import { darker, lighter } from '../colour.ts'
import { PASTE } from '../parts/sweet-paste.ts'
import { softShadow, stage } from '../parts/table.ts'
import { cup } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

/** A gift box with its sweets in rows, the lid beside it. */
export function cakeBox(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const paper = ink.room(random.pick(['#1f4068', '#c8402f', '#4d6b3c', '#e9dfc8', '#7a4a5e'] as const))
  const hues = [...PASTE[season], '#c99a5a', '#f0e2c4'].map((hue) => ink.room(hue))
  const [x, y] = [1200 - side * 40, 1000]
  const wells = repeat(12, (i) => {
    const [col, row] = [i % 4, Math.floor(i / 4)]
    const spread = 0.86 + row * 0.07
    const [cx, cy] = [x + (col - 1.5) * 176 * spread, y - 148 + row * 112]
    const hue = hues[(col + row * 2) % hues.length] ?? '#f0e2c4'
    return (
      path(
        d`M${cx - 78 * spread} ${cy + 36}L${cx - 72 * spread} ${cy - 44}H${cx + 72 * spread}L${cx + 78 * spread} ${cy + 36}Z`,
        ink.room('#f4ecdc'),
      ) +
      ellipse(cx + 4, cy + 12, 62 * spread, 30, '#2a1a12', opacity(0.22)) +
      path(
        d`M${cx - 60 * spread} ${cy + 4}Q${cx - 58 * spread} ${cy - 52} ${cx} ${cy - 54}T${cx + 60 * spread} ${cy + 4}Q${cx} ${cy + 44} ${cx - 60 * spread} ${cy + 4}Z`,
        scene.round([0, lighter(hue, 0.35)], [0.7, hue], [1, darker(hue, 0.2)]),
      ) +
      (i % 2
        ? circle(cx, cy - 26, 13, paper, opacity(0.85))
        : stroke(
            d`M${cx - 26} ${cy - 22}q26 -16 52 0M${cx - 34} ${cy - 6}q34 -16 68 0`,
            darker(hue, 0.28),
            6,
          ))
    )
  })
  return stage(scene, 'any', [
    softShadow(scene, x + 20, y + 170, 520, 110),
    path(
      d`M${x - 440} ${y + 172}L${x - 380} ${y - 220}H${x + 380}L${x + 440} ${y + 172}Z`,
      darker(paper, 0.25),
    ),
    path(
      d`M${x - 408} ${y + 158}L${x - 356} ${y - 204}H${x + 356}L${x + 408} ${y + 158}Z`,
      ink.room('#e6dac2'),
    ),
    wells,
    path(
      d`M${x - 440} ${y + 172}H${x + 440}L${x + 430} ${y + 256}H${x - 430}Z`,
      scene.across([0, lighter(paper, 0.2)], [0.6, paper], [1, darker(paper, 0.2)]),
    ),
    rect(x - 90, y + 172, 180, 84, ink.room('#f8f2e6')),
    circle(x, y + 214, 26, ink.room('#c8402f')),
    turn(
      x + side * 610,
      y + 40,
      side * 11,
      softShadow(scene, 6, 180, 260, 40, 0.4),
      path('M-230 -190H230L250 170H-250Z', scene.across([0, lighter(paper, 0.16)], [1, darker(paper, 0.14)])),
      path('M-250 170H250L246 206H-246Z', darker(paper, 0.4)),
      scene.clip(
        'M-230 -190H230L250 170H-250Z',
        stroke(
          numbers(8)
            .map((r) =>
              numbers(9)
                .map(
                  (i) =>
                    d`M${-270 + i * 66 + (r % 2) * 33} ${-140 + r * 50}a33 24 0 0 1 66 0M${-256 + i * 66 + (r % 2) * 33} ${-140 + r * 50}a19 14 0 0 1 38 0`,
                )
                .join(''),
            )
            .join(''),
          lighter(paper, 0.35),
          3,
          opacity(0.55),
        ),
      ),
      rect(-46, -192, 96, 364, ink.room('#f8f2e6')),
      stroke('M2 -120V-50M-14 -96H20M-14 -20H20M2 -20V40M-16 70Q2 50 18 70', ink.room('#2b2622'), 7),
    ),
    cup(scene, 1200 - side * 680, 920, 150, 140, ink.room('#8c9a8a'), ink.room('#9aab5a')),
  ])
}
