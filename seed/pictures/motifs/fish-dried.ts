import { darker, lighter } from '../colour.ts'
import { shiso } from '../parts/shiso.ts'
import { softShadow, stage } from '../parts/table.ts'
import { bowl } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, repeat, stroke, turn } from '../shape.ts'

function driedFish(scene: Scene, x: number, y: number, s: number, angle: number) {
  const flesh = scene.ink.room('#d9a876')
  const skin = scene.ink.room('#7d8790')
  return turn(
    x,
    y,
    angle,
    `<g transform="scale(${s})">${path('M-300 0Q-240 -110 -40 -116Q150 -110 236 -22L330 -86Q316 0 330 86L236 22Q150 110 -40 116Q-240 110 -300 0Z', '#2a1a12', `${opacity(0.3)} transform="translate(10 18)"`)}${path('M-300 0Q-240 -116 -40 -122Q150 -116 236 -26L334 -92Q318 0 334 92L236 26Q150 116 -40 122Q-240 116 -300 0Z', scene.down([0, lighter(skin, 0.2)], [1, skin]))}${path('M-270 0Q-210 -92 -40 -98Q130 -94 214 -16V16Q130 94 -40 98Q-210 92 -270 0Z', scene.down([0, lighter(flesh, 0.3)], [0.5, flesh], [1, darker(flesh, 0.1)]))}${stroke('M-250 0H240', darker(flesh, 0.45), 9)}${stroke(
      numbers(11)
        .map(
          (i) =>
            d`M${-150 + i * 32} -6l-24 ${-62 + Math.abs(i - 4) * 5}M${-150 + i * 32} 6l-24 ${62 - Math.abs(i - 4) * 5}`,
        )
        .join(''),
      darker(flesh, 0.22),
      4.5,
      opacity(0.75),
    )}${path('M-300 0Q-262 -66 -206 -84Q-186 0 -206 84Q-262 66 -300 0Z', scene.ink.room('#a8845c'))}${circle(-246, -36, 11, '#2a2422')}${circle(-246, 36, 11, '#2a2422')}</g>`,
  )
}

/** Opened fish drying on a bamboo tray. */
export function fishDried(scene: Scene) {
  const { random, ink } = scene
  const cane = ink.room('#c9a860')
  const [x, y] = [1200, 950]
  const weave =
    numbers(29)
      .map((i) => d`M${x - 560 + i * 40} ${y - 220}V${y + 230}`)
      .join('') +
    numbers(17)
      .map((i) => d`M${x - 560} ${y - 200 + i * 25}H${x + 560}`)
      .join('')
  return stage(scene, 'wood', [
    softShadow(scene, x, y + 70, 580, 190),
    ellipse(x, y + 22, 566, 220, darker(cane, 0.45)),
    ellipse(x, y, 566, 216, scene.across([0, lighter(cane, 0.2)], [1, darker(cane, 0.15)])),
    scene.clip(
      dot(x, y, 526, 192),
      ellipse(x, y, 526, 192, darker(cane, 0.12)),
      stroke(weave, darker(cane, 0.32), 6, opacity(0.5)),
    ),
    stroke(dot(x, y, 546, 204), darker(cane, 0.3), 7),
    driedFish(scene, x - 40, y - 78, 0.88, random.between(-6, 0)),
    driedFish(scene, x + 30, y + 70, 1, random.between(-2, 5)),
    bowl(scene, {
      x: 1200 + random.sign() * 640,
      y: 1210,
      width: 210,
      height: 90,
      colour: ink.room('#44586a'),
      inside: ink.room('#eee8da'),
      fill: ink.room('#f2ede2'),
    }),
    repeat(3, (i) => shiso(scene, 1480 + i * 30, y + 150 - i * 8, 60 + i * 16, 0.55)),
  ])
}
