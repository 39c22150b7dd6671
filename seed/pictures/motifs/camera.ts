import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, path, rect, stroke, turn } from '../shape.ts'

export function camera(scene: Scene) {
  const { random, ink } = scene
  const skin = ink.room(random.pick(['#2b2a2c', '#6b4630', '#33475a', '#4a5340'] as const))
  const metal = ink.room(random.chance(0.6) ? '#c9c5bc' : '#3c3d40')
  const [x, y] = [1200, 1100]
  const side = random.sign()
  const print = (px: number, py: number, angle: number, hue: string) =>
    turn(
      px,
      py,
      angle,
      softShadow(scene, 6, 92, 150, 26, 0.35),
      rect(-130, -100, 260, 210, ink.room('#faf6ec')),
      rect(-112, -82, 224, 140, scene.down([0, ink.sky[0]], [1, ink.sky[2]])),
      path('M-112 58V20Q-50 -40 0 10T112 0V58Z', ink.room(hue)),
      circle(50, -40, 18, ink.room('#e2583c')),
    )
  return stage(
    scene,
    'wood',
    [
      print(x + side * 520, y + 40, side * 9, '#4d6b3c'),
      print(x + side * 600, y - 90, side * -7, '#1f4068'),
      softShadow(scene, x, y + 6, 480, 64),
      stroke(
        d`M${x - 400} ${y - 380}Q${x - 620} ${y - 300} ${x - 600} ${y - 60}T${x - 330} ${y + 70}Q${x - 100} ${y + 120} ${x + 60} ${y + 100}`,
        ink.room('#6b4a30'),
        32,
      ),
      rect(
        x - 400,
        y - 480,
        800,
        480,
        scene.across([0, lighter(metal, 0.25)], [0.5, metal], [1, darker(metal, 0.3)]),
        'rx="44"',
      ),
      path(
        d`M${x - 150} ${y - 478}L${x - 110} ${y - 566}H${x + 110}L${x + 150} ${y - 478}Z`,
        scene.down([0, lighter(metal, 0.3)], [1, metal]),
      ),
      rect(x - 76, y - 548, 152, 44, ink.room('#22262c'), 'rx="8"'),
      rect(
        x - 400,
        y - 384,
        800,
        290,
        scene.across([0, lighter(skin, 0.14)], [0.5, skin], [1, darker(skin, 0.3)]),
      ),
      stroke(
        numbers(25)
          .map((i) => d`M${x - 390 + i * 32} ${y - 380}v282`)
          .join(''),
        lighter(skin, 0.14),
        2.5,
        opacity(0.35),
      ),
      rect(x - 340, y - 520, 130, 46, metal, 'rx="10"'),
      stroke(
        numbers(10)
          .map((i) => d`M${x - 334 + i * 13} ${y - 516}v38`)
          .join(''),
        darker(metal, 0.4),
        3,
      ),
      rect(x + 220, y - 516, 90, 40, metal, 'rx="10"'),
      circle(x + 265, y - 524, 22, ink.room('#c8402f')),
      rect(x + 262, y - 436, 86, 38, ink.room('#e9e2cf'), 'rx="8"'),
      ellipse(x + 40, y - 210, 236, 236, '#1a1410', opacity(0.28)),
      circle(x, y - 240, 226, scene.across([0, lighter(metal, 0.3)], [1, darker(metal, 0.4)])),
      circle(x, y - 240, 196, ink.room('#26272b')),
      stroke(
        numbers(48)
          .map(
            (i) =>
              d`M${x + Math.cos(i * 0.1309) * 198} ${y - 240 + Math.sin(i * 0.1309) * 198}L${x + Math.cos(i * 0.1309) * 218} ${y - 240 + Math.sin(i * 0.1309) * 218}`,
          )
          .join(''),
        darker(metal, 0.5),
        4,
      ),
      circle(x, y - 240, 150, ink.room('#17181c')),
      circle(x, y - 240, 124, scene.round([0, '#5d86a8'], [0.45, '#26405f'], [1, '#0e1626'])),
      path(d`M${x - 84} ${y - 300}q40 -50 100 -44q-60 16 -82 74Z`, '#f3efe2', opacity(0.55)),
      circle(x + 46, y - 196, 19, '#d99a8a', opacity(0.4)),
    ],
    1,
  )
}
