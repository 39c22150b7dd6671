import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { shadow, visitor } from '../parts/figures.ts'
import { meadow, mist } from '../parts/land.ts'
import { glow } from '../parts/lanterns.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, path, repeat, stroke } from '../shape.ts'

/** A park with animals: giraffes over a meadow, or elephants by the water. */
export function zooPark(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const giraffe = (x: number, y: number, s: number, flip: number) => {
    const coat = ink.tone('#d9a860')
    const spot = ink.tone('#9a6230')
    const body =
      'M-120 -250Q-20 -290 70 -270L130 -520Q134 -552 158 -556L178 -566L184 -552Q214 -540 236 -516Q232 -498 204 -504L180 -506L146 -240Q140 -180 126 -170L130 0H106L92 -160H-60L-86 0H-110L-108 -150Q-140 -190 -120 -250Z'
    const marks = numbers(26).map((i) => {
      const t = i / 25
      const [px, py] =
        t < 0.5 ? [-100 + t * 400, -235 + (i % 2) * 40] : [88 + (t - 0.5) * 140, -250 - (t - 0.5) * 500]
      return dot(px + (i % 3) * 8, py, 15, 11)
    })
    return `<g transform="${d`translate(${x} ${y})`} scale(${(s * flip).toFixed(2)} ${s.toFixed(2)})">${path('M70 -150L84 0H62L46 -150ZM-40 -150L-34 0H-56L-70 -150Z', darker(coat, 0.3))}${path(body, scene.across([0, lighter(coat, 0.12)], [1, darker(coat, 0.1)]))}${scene.clip(body, path(marks.join(''), spot))}${stroke('M160 -556V-586M174 -560V-588', spot, 7)}${stroke('M-120 -240Q-144 -200 -136 -150', spot, 7)}</g>`
  }
  const elephant = (x: number, y: number, s: number, flip: number) => {
    const hide = ink.tone('#8d9096')
    return `<g transform="${d`translate(${x} ${y})`} scale(${(s * flip).toFixed(2)} ${s.toFixed(2)})">${path('M-150 0V-150Q-190 -330 0 -340Q90 -350 150 -320Q240 -330 262 -250Q280 -180 276 -90Q274 -40 300 -30L296 -8Q246 -8 244 -70Q240 -150 214 -170L150 -150L156 0H92L84 -120H-60L-74 0Z', scene.down([0, lighter(hide, 0.15)], [1, darker(hide, 0.3)]))}${path('M96 -310Q30 -280 60 -190Q110 -160 150 -200Q170 -270 150 -310Q120 -326 96 -310Z', darker(hide, 0.22))}${circle(212, -252, 7, ink.dark)}${path('M214 -176Q236 -140 270 -140Q246 -160 240 -186Z', ink.paper)}${stroke('M-160 -230Q-184 -180 -176 -120', darker(hide, 0.3), 8)}</g>`
  }
  const kind = random.chance(0.5)
  const animals = kind
    ? giraffe(1090, 1080, 1.02, 1) +
      giraffe(1370, 1100, 0.86, -1) +
      giraffe(1200 - side * 440, 1010, 0.5, side)
    : elephant(1150, 1090, 1.02, 1) +
      elephant(1460, 1100, 0.56, 1) +
      giraffe(1200 - side * 470, 1000, 0.5, side)
  return [
    sky(scene, { horizon: 820, birds: true }),
    backdrop(scene, 800, 260),
    treeline(scene, () => 880, 120, mix(ink.evergreen, ink.mist, 0.2)),
    mist(scene, 760, 160, 0.45),
    meadow(scene, 880, ink.ground),
    repeat(6, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (520 + i * 110), 960 + i * 8, 320)),
    scene.lit ? glow(scene, 1200, 900, 620, 0.34) : '',
    shadow(scene, 1180, 1088, 360, 24, 0.4),
    animals,
    stroke(
      `${numbers(31)
        .map((i) => d`M${i * 80} 1190v110`)
        .join('')}M0 1210H2400M0 1264H2400`,
      ink.wood,
      13,
    ),
    repeat(3, (i) => visitor(scene, 1200 + side * (300 + i * 74), 1330, i === 1 ? 1.1 : 1.7)),
    repeat(8, (i) => blades(scene, 150 + i * 300, 1200, 240, 56, 26, darker(ink.ground, 0.25), 6)),
    drift(scene, 100, 1330, 24),
  ].join('')
}
