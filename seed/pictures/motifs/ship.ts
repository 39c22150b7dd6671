import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sea } from '../parts/coastline.ts'
import { birds, sky, suyari } from '../parts/sky.ts'
import { glitter, lens, mirror, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, rect, stroke } from '../shape.ts'

export function ship(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 800
  const [x, y] = [1200 + random.between(-50, 50), 990]
  const side = random.sign()
  const sunX = 1200 - side * random.between(480, 620)
  const hue = random.pick([ink.ai, ink.shu, ink.tone('#2f5d5a')] as const)
  const deck = (w: number, top: number, h: number, shift: number) =>
    [
      path(
        d`M${-w / 2 + shift} ${top + h}L${-w / 2 + shift} ${top}H${w / 2 + shift - 20}L${w / 2 + shift + 14} ${top + h}Z`,
        scene.across([0, ink.paper], [1, darker(ink.paper, 0.22)]),
      ),
      rect(
        -w / 2 + shift + 14,
        top + h * 0.28,
        w - 44,
        h * 0.34,
        lit ? ink.glow : mix(ink.tile, ink.ai, 0.4),
      ),
      stroke(
        numbers(Math.round(w / 34))
          .map((i) => d`M${-w / 2 + shift + 20 + i * 34} ${top + h * 0.28}v${h * 0.34}`)
          .join(''),
        ink.paper,
        7,
      ),
    ].join('')
  const vessel = [
    deck(330, -330, 66, 0),
    rect(-120, -420, 92, 96, scene.across([0, lighter(hue, 0.15)], [1, darker(hue, 0.25)])),
    rect(-120, -398, 92, 22, ink.paper),
    stroke('M140 -330V-440M110 -400H170', ink.dark, 7),
    deck(560, -266, 70, -30),
    deck(760, -198, 76, -40),
    path(
      'M-520 -124H500Q560 -126 590 -140Q548 -30 500 24H-470Q-512 -40 -520 -124Z',
      scene.down([0, ink.paper], [0.44, ink.paper], [0.45, hue], [1, darker(hue, 0.35)]),
    ),
    stroke('M-514 -124H500', darker(ink.paper, 0.3), 6),
    path(
      numbers(15)
        .map((i) => dot(-420 + i * 60, -92, 9))
        .join(''),
      lit ? ink.glow : ink.tile,
    ),
    stroke(
      `${numbers(12)
        .map((i) => d`M${-500 + i * 9} -124v-30`)
        .join('')}M400 -124V-158H548M-512 -154H-390`,
      ink.dark,
      3,
    ),
    path(lens(-20, 24, 1240, 36), ink.snow, opacity(0.85)),
  ].join('')
  const body = `<g transform="${d`translate(${x} ${y})`} scale(${side} 1)">${vessel}</g>`
  return [
    sky(scene, { horizon: line, sunX, birds: false }),
    backdrop(scene, line - 10, 240),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1250),
    mirror(scene, y + 24, body, 0.25),
    body,
    swell(scene, 1040, 60, 330, mix(ink.water, ink.ai, 0.3)),
    swell(scene, 1150, 80, 420, mix(ink.ai, ink.water, 0.35)),
    swell(scene, 1260, 90, 520, mix(ink.ai, ink.water, 0.2)),
    birds(scene, x + side * 330, 470, 6, lit ? ink.dark : ink.paper),
    suyari(scene, 1200 + side * 720, 640, 760, 0.65, 3),
  ].join('')
}
