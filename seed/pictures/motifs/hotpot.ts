import { darker, lighter } from '../colour.ts'
import { steam } from '../parts/steam.ts'
import { softShadow, stage } from '../parts/table.ts'
import { bowl, chopsticks, TILT } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

export function hotpot(scene: Scene) {
  const { random, ink } = scene
  const [x, y, width, height] = [1200, 1050, 900, 270]
  const rim = y - height
  const clay = ink.room(random.pick(['#5a4a40', '#7a5a44', '#3d4248', '#8a7258'] as const))
  const broth = ink.room(random.pick(['#d9b073', '#e6d3a8', '#b5472f'] as const))
  const leaf = (lx: number, ly: number, s: number, a: number) =>
    turn(
      lx,
      ly,
      a,
      path(
        d`M0 0Q${-s * 0.6} ${-s * 0.5} ${-s * 0.3} ${-s}Q0 ${-s * 1.2} ${s * 0.34} ${-s}Q${s * 0.6} ${-s * 0.5} 0 0Z`,
        scene.down([0, ink.room('#7fa04a')], [1, ink.room('#d9e0b4')]),
      ),
      stroke(
        d`M0 -6V${-s * 0.9}M0 ${-s * 0.4}L${-s * 0.26} ${-s * 0.76}M0 ${-s * 0.4}L${s * 0.28} ${-s * 0.76}`,
        ink.room('#eef0d8'),
        6,
      ),
    )
  const tofu = (tx: number, ty: number) =>
    path(d`M${tx - 58} ${ty}l34 -30h96l-30 30Z`, ink.room('#fffaf0')) +
    rect(tx - 58, ty, 100, 46, ink.room('#f3ead8')) +
    path(d`M${tx + 42} ${ty}l30 -30v44l-30 32Z`, ink.room('#d8ccb4'))
  const mushroom = (mx: number, my: number) =>
    [
      ellipse(mx + 4, my + 10, 66, 40, '#2a1a12', opacity(0.3)),
      ellipse(mx, my, 64, 40, scene.down([0, ink.room('#9a6a44')], [1, ink.room('#6b4228')])),
      stroke(
        d`M${mx - 34} ${my}h68M${mx - 20} ${my - 16}l40 32M${mx + 20} ${my - 16}l-40 32`,
        ink.room('#ecd9b8'),
        8,
      ),
    ].join('')
  const carrot = (cx: number, cy: number) =>
    path(
      numbers(5)
        .map((i) => dot(cx + Math.cos(i * 1.2566) * 20, cy + Math.sin(i * 1.2566) * 14, 19, 14))
        .join('') + dot(cx, cy, 18, 12),
      ink.room('#e5792f'),
    ) + ellipse(cx, cy, 10, 7, ink.room('#f6b36c'))
  return stage(scene, 'wood', [
    softShadow(scene, x, y + 80, 520, 90),
    path(
      d`M${x - 250} ${y - 10}L${x - 280} ${y + 86}H${x + 280}L${x + 250} ${y - 10}Z`,
      scene.across([0, '#4a4440'], [0.3, '#6a625c'], [1, '#2a2624']),
    ),
    repeat(5, (i) => ellipse(x - 160 + i * 80, y + 44, 20, 16, scene.lit ? '#f0803a' : '#c8502f')),
    path(
      d`M${x - 470} ${rim + 20}q-70 0 -70 40t96 40ZM${x + 470} ${rim + 20}q70 0 70 40t-96 40Z`,
      darker(clay, 0.3),
    ),
    bowl(scene, { x, y, width, height, colour: clay, inside: ink.room('#d8c8aa'), foot: 0.5, fill: broth }),
    scene.clip(
      dot(x, rim + 12, 420, 420 * TILT),
      path(
        numbers(12)
          .map(() =>
            dot(
              x + random.between(-380, 380),
              rim + random.between(-80, 130),
              random.between(9, 24),
              random.between(5, 11),
            ),
          )
          .join(''),
        lighter(broth, 0.4),
        opacity(0.6),
      ),
    ),
    leaf(x - 220, rim + 20, 150, -34),
    leaf(x - 130, rim - 6, 160, -12),
    leaf(x - 300, rim + 60, 130, -56),
    repeat(4, (i) =>
      turn(
        x + 40 + i * 42,
        rim - 58 + i * 6,
        16,
        rect(-17, -64, 34, 120, scene.down([0, ink.room('#8fae5a')], [1, ink.room('#f3f0dc')]), 'rx="12"'),
      ),
    ),
    tofu(x - 60, rim + 26),
    tofu(x + 70, rim + 60),
    mushroom(x + 240, rim - 10),
    mushroom(x + 290, rim + 62),
    carrot(x - 190, rim + 74),
    carrot(x - 110, rim + 112),
    carrot(x + 190, rim + 112),
    repeat(3, (i) =>
      turn(
        x - 330 + i * 46,
        rim + 86 + i * 16,
        -20,
        path('M-50 14Q-40 -24 10 -26Q52 -22 54 4Q20 24 -50 14Z', ink.room('#c9685a')),
        stroke('M-30 6Q0 -14 40 -8', ink.room('#f3d3c4'), 7),
      ),
    ),
    steam(scene, x, rim - 20, 700, 560, 8),
    bowl(scene, {
      x: 640,
      y: 1190,
      width: 230,
      height: 110,
      colour: ink.room('#e6ddca'),
      inside: ink.room('#f6f0e2'),
    }),
    bowl(scene, {
      x: 1760,
      y: 1190,
      width: 230,
      height: 110,
      colour: ink.room('#e6ddca'),
      inside: ink.room('#f6f0e2'),
    }),
    chopsticks(scene, 1200, 1262, 560),
  ])
}
