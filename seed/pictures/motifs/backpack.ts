import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { hat } from '../parts/travel-wear.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, opacity, path, rect, stroke, turn } from '../shape.ts'

export function backpack(scene: Scene) {
  const { random, ink } = scene
  const cloth = ink.room(
    random.pick(['#4d6b3c', '#1f4068', '#b5552f', '#3f5a5f', '#b58a3a', '#6a3f4a'] as const),
  )
  const strap = ink.room('#6b4a30')
  const metal = ink.room('#c9b27a')
  const side = random.sign()
  const [x, y] = [1200, 1150]
  const body = d`M${x - 290} ${y}Q${x - 330} ${y - 300} ${x - 270} ${y - 500}Q${x - 220} ${y - 640} ${x} ${y - 644}T${x + 270} ${y - 500}Q${x + 330} ${y - 300} ${x + 290} ${y}Q${x} ${y + 40} ${x - 290} ${y}Z`
  const flap = d`M${x - 292} ${y - 400}Q${x - 270} ${y - 650} ${x} ${y - 660}T${x + 292} ${y - 400}Q${x + 200} ${y - 330} ${x} ${y - 326}T${x - 292} ${y - 400}Z`
  const belt = (bx: number) =>
    rect(
      bx - 24,
      y - 560,
      48,
      420,
      scene.across([0, lighter(strap, 0.2)], [1, darker(strap, 0.2)]),
      'rx="10"',
    ) +
    rect(bx - 36, y - 330, 72, 62, 'none', `rx="8" stroke="${metal}" stroke-width="11"`) +
    rect(bx - 5, y - 330, 10, 50, metal)
  return stage(
    scene,
    'wood',
    [
      softShadow(scene, x + 20, y + 6, 420, 66),
      path(
        d`M${x - 70} ${y - 630}q0 -90 70 -90t70 90`,
        'none',
        `stroke="${strap}" stroke-width="26" stroke-linecap="round"`,
      ),
      path(
        d`M${x - 250} ${y - 540}q-130 200 -90 500M${x + 250} ${y - 540}q130 200 90 500`,
        'none',
        `stroke="${darker(strap, 0.2)}" stroke-width="40" stroke-linecap="round"`,
      ),
      turn(
        x,
        y - 676,
        0,
        rect(
          -250,
          -60,
          500,
          112,
          scene.down([0, lighter(ink.room('#c9a46a'), 0.2)], [1, darker(ink.room('#a8824c'), 0.2)]),
          'rx="56"',
        ),
        ellipse(-226, -4, 26, 54, ink.room('#8f6a3c')),
        stroke('M-232 -30a18 34 0 1 1 -2 56', ink.room('#d9bd86'), 6),
        rect(-150, -62, 34, 116, strap),
        rect(116, -62, 34, 116, strap),
      ),
      path(body, scene.across([0, lighter(cloth, 0.18)], [0.45, cloth], [1, darker(cloth, 0.38)])),
      path(
        d`M${x - 210} ${y - 20}V${y - 250}Q${x} ${y - 290} ${x + 210} ${y - 250}V${y - 20}Q${x} ${y + 14} ${x - 210} ${y - 20}Z`,
        scene.across([0, lighter(cloth, 0.26)], [1, darker(cloth, 0.2)]),
      ),
      stroke(d`M${x - 210} ${y - 210}Q${x} ${y - 246} ${x + 210} ${y - 210}`, darker(cloth, 0.45), 8),
      path(
        flap,
        scene.across([0, lighter(cloth, 0.28)], [0.5, lighter(cloth, 0.06)], [1, darker(cloth, 0.3)]),
      ),
      stroke(
        d`M${x - 286} ${y - 412}Q${x - 190} ${y - 346} ${x} ${y - 342}T${x + 286} ${y - 412}`,
        lighter(cloth, 0.4),
        4,
        `${opacity(0.7)} stroke-dasharray="14 12"`,
      ),
      belt(x - 130),
      belt(x + 130),
      turn(
        x + side * 470,
        y + 20,
        0,
        softShadow(scene, 4, 6, 90, 26),
        rect(
          -66,
          -330,
          132,
          330,
          scene.across(
            [0, lighter(ink.room('#8fa3a8'), 0.3)],
            [0.4, ink.room('#8fa3a8')],
            [1, darker(ink.room('#6f8388'), 0.3)],
          ),
          'rx="30"',
        ),
        rect(-38, -386, 76, 66, ink.room('#3a4048'), 'rx="10"'),
        rect(-66, -200, 132, 36, ink.room('#c8402f')),
      ),
      hat(scene, x - side * 520, y + 40, 0.9),
    ],
    1,
  )
}
