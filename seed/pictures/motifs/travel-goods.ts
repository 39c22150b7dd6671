import { darker, lighter } from '../colour.ts'
import { PATTERNS, printed } from '../parts/pattern.ts'
import { softShadow, stage } from '../parts/table.ts'
import { LEATHERS } from '../parts/travel-wear.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, path, rect, stroke, turn } from '../shape.ts'

/** What one packs: pouches, a bottle, a passport, a folded cloth. */
export function travelGoods(scene: Scene) {
  const { random, ink } = scene
  const first = random.int(0, 5)
  const hue = (i: number) => ink.room(LEATHERS[(first + i) % 6] ?? LEATHERS[0])
  const pouch = (x: number, y: number, w: number, h: number, i: number) => {
    const shape = d`M${x - w / 2} ${y}L${x - w * 0.46} ${y - h}Q${x} ${y - h - 20} ${x + w * 0.46} ${y - h}L${x + w / 2} ${y}Q${x} ${y + 26} ${x - w / 2} ${y}Z`
    const c = hue(i)
    return (
      softShadow(scene, x + 8, y + 4, w * 0.56, 40) +
      path(shape, scene.across([0, lighter(c, 0.25)], [0.5, c], [1, darker(c, 0.3)])) +
      printed(
        scene,
        shape,
        PATTERNS[(i + first) % 5] ?? 'waves',
        [x - w / 2, y - h, w, h + 30],
        60,
        lighter(c, 0.5),
        0.5,
      ) +
      stroke(
        d`M${x - w * 0.45} ${y - h + 34}Q${x} ${y - h + 14} ${x + w * 0.45} ${y - h + 34}`,
        ink.room('#d3aa55'),
        10,
      ) +
      path(d`M${x + w * 0.4} ${y - h + 34}l44 14l-8 30l-44 -18Z`, ink.room('#6b4a30'))
    )
  }
  return stage(scene, 'any', [
    pouch(1130, 920, 560, 330, 0),
    softShadow(scene, 1560, 960, 100, 30),
    rect(
      1480,
      560,
      160,
      400,
      scene.across(
        [0, lighter(ink.room('#dfe4e2'), 0.2)],
        [0.4, ink.room('#c3cdcc')],
        [1, darker(ink.room('#9fb0b2'), 0.25)],
      ),
      'rx="36"',
    ),
    rect(1510, 500, 100, 74, ink.room('#3a4048'), 'rx="12"'),
    rect(1480, 720, 160, 130, ink.room('#1f4068')),
    path('M1500 830Q1560 740 1620 830Z', ink.room('#faf3e4')),
    pouch(820, 1110, 380, 230, 3),
    turn(
      1200,
      1120,
      -6,
      softShadow(scene, 6, 100, 210, 40),
      rect(-170, -110, 340, 220, ink.room('#7a2433'), 'rx="12"'),
      rect(-170, 96, 340, 16, ink.room('#efe6d4')),
      circle(0, -16, 46, 'none', `stroke="${ink.room('#d9b45a')}" stroke-width="8"`),
      path(
        numbers(8)
          .map(
            (i) =>
              d`M0 -16L${Math.cos(i * 0.785 - 0.16) * 34} ${-16 + Math.sin(i * 0.785 - 0.16) * 34}L${Math.cos(i * 0.785 + 0.16) * 34} ${-16 + Math.sin(i * 0.785 + 0.16) * 34}Z`,
          )
          .join(''),
        ink.room('#d9b45a'),
      ),
      stroke('M-80 62H80', ink.room('#d9b45a'), 9),
    ),
    turn(
      1230,
      1070,
      12,
      rect(-60, -190, 150, 110, ink.room('#f6efe0')),
      rect(-60, -190, 150, 26, ink.room('#1f4068')),
      stroke('M-40 -136H60M-40 -112H30', ink.room('#8a8378'), 6),
    ),
    turn(
      1580,
      1150,
      8,
      softShadow(scene, 6, 50, 170, 40),
      path(
        'M-170 40L-150 -70Q0 -94 150 -70L170 40Q0 66 -170 40Z',
        scene.down([0, lighter(hue(4), 0.2)], [1, darker(hue(4), 0.1)]),
      ),
      stroke('M-166 10Q0 34 166 10M-160 -22Q0 2 160 -22', darker(hue(4), 0.3), 6),
      printed(
        scene,
        'M-170 40L-150 -70Q0 -94 150 -70L170 40Q0 66 -170 40Z',
        'checks',
        [-180, -100, 360, 170],
        56,
        lighter(hue(4), 0.5),
        0.5,
      ),
    ),
  ])
}
