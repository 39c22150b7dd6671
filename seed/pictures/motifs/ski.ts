import { darker, mix } from '../colour.ts'
import { cedar } from '../parts/conifers.ts'
import { SKIN } from '../parts/figures.ts'
import { mist, peak } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

function skier(scene: Scene, x: number, y: number, scale: number, flip: 1 | -1, coat: string) {
  const { ink } = scene
  return `<g transform="${d`translate(${x} ${y}) rotate(${flip * 14})`} scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})">${[
    path('M-130 14Q0 -2 130 6Q150 4 158 -10Q160 12 134 16L-128 26Z', ink.shade, opacity(0.25)),
    stroke('M-96 2L-20 -96', ink.dark, 4),
    stroke('M-130 8H128Q146 8 154 -6', ink.shu, 7),
    stroke('M-110 18H140Q158 18 166 4', darker(ink.shu, 0.3), 7),
    stroke('M-34 -62L14 -42L-4 -2M-26 -60L34 -46L18 6', ink.tone('#2d3a52'), 22),
    stroke('M-30 -66L18 -118', coat, 44),
    stroke('M16 -118L40 -84L66 -82', darker(coat, 0.2), 17),
    circle(38, -144, 20, ink.tone(SKIN)),
    path('M16 -146Q18 -172 42 -168Q60 -164 58 -148Z', ink.ai),
    rect(42, -150, 20, 10, ink.dark, 'rx="4"'),
    stroke('M66 -82L30 4', ink.dark, 4),
    circle(66, -82, 8, ink.dark),
  ].join('')}</g>`
}

export function ski(scene: Scene) {
  const { random, ink, lit } = scene
  const white = scene.time === 'night' ? '#93a3c9' : mix(ink.tone('#f4f6f8'), '#ffffff', 0.3)
  const winter = { ...scene, season: 'winter' as const }
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const slope = (y: number, fall: number, shade: number) =>
    path(
      d`M${X(-1230)} ${y}C${X(-500)} ${y + fall * 0.2} ${X(200)} ${y + fall * 0.9} ${X(1230)} ${y + fall}V1370H${X(-1230)}Z`,
      scene.down([0, mix(white, ink.range, shade)], [1, mix(white, ink.range, shade + 0.14)]),
    )
  const tracks = numbers(3)
    .map(
      (i) =>
        d`M${X(-150 - i * 26)} ${1066 + i * 12}C${X(-330)} ${1000 - i * 20} ${X(-420)} ${940 - i * 20} ${X(-330)} ${870 - i * 20}S${X(-520)} ${740 - i * 10} ${X(-700)} ${730 - i * 10}`,
    )
    .join('')
  const lift = numbers(7).map((i) => {
    const lx = 200 + i * 340
    const ly = 500 + side * (lx - 1200) * 0.16
    return (
      stroke(d`M${lx} ${ly}v60M${lx - 26} ${ly + 60}h52M${lx - 26} ${ly + 60}v26`, ink.dark, 6) +
      circle(lx - 8, ly + 44, 11, ink.shu)
    )
  })
  const powder = numbers(8).map((i) =>
    circle(X(-120 - i * 36), 1092 - i * 8, 44 - i * 3, scene.round([0, ink.snow, 0.9], [1, ink.snow, 0])),
  )
  return [
    sky(scene, { horizon: 760, clouds: 1, sunX: X(520) }),
    peak(scene, {
      x: X(330),
      base: 880,
      height: 560,
      width: 760,
      colour: mix(ink.range, ink.ai, 0.2),
      snow: 0.74,
      sag: 1.25,
      jag: 30,
    }),
    peak(scene, {
      x: X(-420),
      base: 900,
      height: 420,
      width: 640,
      colour: mix(ink.range, ink.ai, 0.1),
      snow: 0.7,
      sag: 1.2,
      jag: 26,
    }),
    mist(scene, 700, 200, 0.6),
    slope(700, 160, 0.16),
    repeat(16, (i) =>
      cedar(
        winter,
        X(-1000 + i * 140) + random.between(-40, 40),
        760 + i * 8,
        random.between(120, 190),
        mix(ink.evergreen, ink.mist, 0.2),
      ),
    ),
    stroke(d`M-20 ${500 - side * 195}L2420 ${500 + side * 195}`, ink.dark, 4),
    ...lift,
    slope(790, 330, 0.04),
    stroke(tracks, mix(white, ink.range, 0.4), 9, opacity(0.7)),
    skier(scene, X(-330), 880, 0.55, side, ink.kohaku),
    ...powder,
    skier(scene, X(30), 1070, 1.7, side, random.pick([ink.shu, ink.ai, ink.koke] as const)),
    repeat(5, (i) => cedar(winter, X(620 + i * 140), 1230 + (i % 2) * 80, random.between(330, 520))),
    repeat(3, (i) => cedar(winter, X(-830 - i * 150), 1200 + i * 60, random.between(300, 460))),
    lit ? ellipse(X(0), 1000, 760, 260, scene.round([0, ink.glow, 0.22], [1, ink.glow, 0])) : '',
    drift(winter, 0, 1350, 40),
  ].join('')
}
