import { darker, lighter, mix } from '../colour.ts'
import { treeline } from '../parts/conifers.ts'
import { crowd } from '../parts/crowd.ts'
import { shadow, walker } from '../parts/figures.ts'
import { hall } from '../parts/hall.ts'
import { ranges } from '../parts/land.ts'
import { glow, paperLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { gableRoof } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { torii } from '../parts/torii.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** A portable shrine on many shoulders. */
function mikoshi(scene: Scene, x: number, y: number) {
  const { ink, random } = scene
  const gold = ink.room('#d3a23a')
  const coat = ink.room(random.pick(['#1f4068', '#c8402f'] as const))
  const red = ink.room('#c8402f')
  const bearers = numbers(13).map((i) => {
    const bx = x - 430 + i * 72
    const s = i % 2 ? 1.5 : 1.62
    return `<g transform="${d`translate(${bx} ${y + (i % 2 ? 0 : 26)})`} scale(${s})">${shadow(scene, 5, 0, 28, 6, 0.4)}${stroke('M-7 -42L-11 -2M7 -42L12 -2', ink.room(skinTone), 11)}${path('M-17 -86Q0 -92 17 -86L20 -36H-20Z', coat)}${path('M-20 -46H20V-36H-20Z', ink.room('#faf7f1'))}${stroke('M-15 -80L-24 -104M15 -80L24 -106', coat, 9)}${circle(0, -96, 10.5, ink.room(skinTone))}${path('M-11 -96Q-10 -108 0 -108T11 -96Z', ink.room('#2b2622'))}${stroke('M-10.5 -98H10.5', ink.room('#faf7f1'), 4)}</g>`
  })
  const body = [
    rect(x - 560, y - 178, 1120, 24, scene.down([0, lighter(ink.wood, 0.25)], [1, ink.wood])),
    rect(x - 190, y - 216, 380, 44, '#2a2226'),
    rect(x - 190, y - 208, 380, 9, gold),
    rect(x - 130, y - 360, 260, 148, darker(red, 0.3)),
    repeat(4, (i) => rect(x - 130 + i * 80, y - 360, 20, 148, gold)),
    rect(x - 46, y - 340, 92, 128, '#2a2226'),
    path(d`M${x - 30} ${y - 320}h60v90h-60Z`, gold),
    gableRoof(scene, { x, y: y - 352, width: 460, height: 120, colour: '#33282c', ribs: 10 }),
    stroke(d`M${x - 222} ${y - 376}Q${x} ${y - 340} ${x + 222} ${y - 376}`, gold, 10),
    path(
      d`M${x} ${y - 560}q-34 26 -26 50l-46 -30q4 40 46 50l-10 20h72l-10 -20q42 -10 46 -50l-46 30q8 -24 -26 -50Z`,
      gold,
    ),
    stroke(
      d`M${x - 214} ${y - 372}Q${x - 250} ${y - 280} ${x - 196} ${y - 200}M${x + 214} ${y - 372}Q${x + 250} ${y - 280} ${x + 196} ${y - 200}`,
      red,
      13,
    ),
  ]
  return `<g transform="${d`translate(${x} ${y})`} scale(1.3) ${d`translate(${-x} ${-y})`}">${body.join('')}${bearers.join('')}</g>`
}

const skinTone = '#dcb591'

export function festival(scene: Scene) {
  const { random, ink, lit } = scene
  const stall = (x: number, hue: string) =>
    rect(
      x - 150,
      700,
      300,
      200,
      lit ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.4)]) : darker(ink.wood, 0.2),
    ) +
    repeat(6, (i) => path(d`M${x - 180 + i * 60} 640h60v84q-30 20 -60 0Z`, i % 2 ? ink.paper : hue)) +
    rect(x - 170, 840, 340, 70, hue)
  const strings = numbers(2).map((row) => {
    const y = 150 + row * 120
    const drop = (x: number) => y + 150 * (1 - ((x - 1200) / 1260) ** 2)
    return (
      stroke(
        `M${numbers(25)
          .map((i) => d`${i * 100} ${drop(i * 100)}`)
          .join('L')}`,
        ink.dark,
        3,
      ) +
      repeat(12, (i) =>
        paperLantern(
          scene,
          100 + i * 200 + row * 100,
          drop(100 + i * 200 + row * 100),
          0.86 + row * 0.3,
          i % 2 ? ink.room('#e9d8b0') : ink.room('#d8563e'),
        ),
      )
    )
  })
  return [
    sky(scene, { horizon: 760, clouds: 1, sunX: 1200 + random.sign() * 480, sunY: 480 }),
    ranges(scene, 700, 2, 170, 40),
    treeline(scene, () => 800, 220, mix(ink.evergreen, ink.mist, 0.15)),
    hall(scene, 1200, 850, 0.46, { post: ink.shu }),
    torii(scene, 1200, 900, 0.8),
    rect(
      0,
      860,
      2400,
      500,
      scene.down([0, mix(ink.tone('#cdbd9c'), ink.mist, 0.2)], [1, ink.tone('#a08e70')]),
    ),
    ...[230, 610, 1790, 2170].map((x, i) => stall(x, [ink.shu, ink.ai, ink.koke, ink.kohaku][i] ?? ink.shu)),
    lit ? glow(scene, 1200, 900, 900, 0.3) : '',
    repeat(16, (i) => walker(scene, 90 + i * 150 + random.between(-30, 30), 940, 0.95, false)),
    mikoshi(scene, 1200, 1170),
    strings.join(''),
    crowd(scene, 1460, 1460, 1),
    drift(scene, 100, 1330, 30),
  ].join('')
}
