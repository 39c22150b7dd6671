import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bokeh, latticeTower, skyline } from '../parts/city.ts'
import { walker } from '../parts/figures.ts'
import { glow } from '../parts/lanterns.ts'
import { meadow } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bough, seasonTree, treeline } from '../parts/trees.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** City lights over a river; the hour is never noon here. */
export function cityNight(scene: Scene) {
  const { random, ink } = scene
  const line = 900
  const far = mix(ink.sky[1], ink.range, 0.4)
  const near = mix(ink.shade, ink.ai, 0.4)
  const tall = random.chance(0.5) ? latticeTower(scene, 1200 + random.between(-140, 140), line, 0.72, ink.shu) : ''
  const view = [skyline(scene, line, 430, far, 0.3, 90), tall, skyline(scene, line, 330, near, 0.46, 130), rect(0, line - 26, 2400, 30, darker(near, 0.3)), treeline(scene, () => line - 6, 44, darker(near, 0.4))].join('')
  const glints = numbers(90).map(() => {
    const x = random.between(0, 2400)
    return path(lens(x, line + 14 + random.next() ** 1.6 * 400, random.between(16, 46), random.between(3, 8)), random.pick(['#f8d58a', '#f3a873', '#f7ecd0', '#e06a4e'] as const), opacity(0.75))
  })
  return [
    sky(scene, { horizon: line, clouds: 1 }),
    view,
    water(scene, line, 1350, mix(ink.water, ink.ai, 0.5)),
    mirror(scene, line, view, 0.4),
    ...glints,
    rect(0, line - 300, 2400, 340, scene.down([0, ink.glow, 0], [0.8, ink.glow, 0.22], [1, ink.glow, 0])),
    bridgeOf(scene, 1130),
    bokeh(scene, 1200, 1090, 2300, 20, 40, ['#f8d58a', '#f7ecd0']),
  ].join('')
}

function bridgeOf(scene: Scene, y: number) {
  const { ink } = scene
  const colour = mix(ink.shade, ink.ai, 0.3)
  return path(d`M-20 ${y}Q1200 ${y - 50} 2420 ${y}V${y + 46}Q1200 ${y - 4} -20 ${y + 46}Z`, scene.down([0, lighter(colour, 0.2)], [1, colour])) + stroke(numbers(41).map((i) => d`M${i * 60} ${y - 4 - 50 * (1 - ((i - 20) / 20) ** 2) * 0.5}v-26`).join(''), colour, 6) + path(numbers(9).map((i) => d`M${i * 300 - 20} ${y + 30}h40v190h-40Z`).join(''), colour)
}

export function tower(scene: Scene) {
  const { random, ink, landmark, lit } = scene
  const y = 1060
  const x = 1200 + (landmark ? 0 : random.between(-50, 50))
  const known = landmark === 'tokyo-tower' || random.chance(0.4)
  const side = random.sign()
  const slim = () => {
    const skin = lit ? mix(ink.paper, ink.glow, 0.4) : ink.paper
    const body = scene.across([0, lighter(skin, 0.05)], [0.5, skin], [1, darker(skin, 0.4)])
    return [
      path(d`M${x - 92} ${y}C${x - 40} ${y - 200} ${x - 30} ${y - 420} ${x - 26} ${y - 640}H${x + 26}C${x + 30} ${y - 420} ${x + 40} ${y - 200} ${x + 92} ${y}Z`, body),
      stroke(numbers(7).map((i) => d`M${x - 70 + i * 7} ${y - 60 - i * 84}l${(70 - i * 7) * 1.9} -84`).join(''), darker(ink.paper, 0.3), 4, opacity(0.6)),
      path(d`M${x - 40} ${y - 560}L${x - 104} ${y - 612}V${y - 690}H${x + 104}V${y - 612}L${x + 40} ${y - 560}Z`, body),
      rect(x - 104, y - 672, 208, 30, lit ? ink.glow : ink.ai),
      path(d`M${x - 80} ${y - 690}Q${x} ${y - 770} ${x + 80} ${y - 690}Z`, darker(ink.paper, 0.15)),
      rect(x - 7, y - 880, 14, 150, ink.shu),
    ].join('')
  }
  return [
    sky(scene, { horizon: 940, birds: true, sunX: x - side * 560 }),
    backdrop(scene, 920, 240),
    skyline(scene, 990, 300, scene.ink.air(ink.range, 0.25), lit ? 0.35 : 0.2, 110),
    lit ? glow(scene, x, 640, 620, 0.32) : '',
    known ? latticeTower(scene, x, y, 1, landmark ? ink.shu : random.pick([ink.shu, ink.tone('#b0603c'), ink.ai] as const)) : slim(),
    skyline(scene, 1060, 150, mix(ink.tile, ink.ai, 0.3), lit ? 0.45 : 0.25, 140),
    meadow(scene, 1050, mix(ink.ground, ink.evergreen, 0.3)),
    treeline(scene, () => 1056, 60, ink.evergreen),
    repeat(14, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (110 + i * 78), 1120 + i * 14, 170 + i * 22)),
    suyari(scene, x + side * 560, 720, 820, 0.6, 3),
    repeat(3, (i) => walker(scene, x - 90 + i * 90, 1200 + i * 16, 1.1)),
    drift(scene, 100, 1330, 34),
    bough(scene, side === 1 ? 2420 : -20, 60, 620, side),
  ].join('')
}

/** A ruined hall by its river, its dome a bare frame. */
export function dome(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 1010
  const brick = ink.tone('#a2917c')
  const hollow = lit ? mix(ink.sky[1], ink.glow, 0.35) : ink.sky[1]
  const ribs = numbers(9).map((i) => {
    const t = (i / 8) * 2 - 1
    return d`M${1200 + t * 128} 520Q${1200 + t * 118} 400 1200 360`
  })
  const windows = (x: number, y: number, cols: number, rows: number, gap: number) => repeat(cols * rows, (i) => path(d`M${x + (i % cols) * gap} ${y + Math.floor(i / cols) * 104}v-52q17 -22 34 0v52Z`, hollow))
  const wing = (side: number) => path(d`M${1200 + side * 150} ${line}V640l${side * 40} 12l${side * 30} -26l${side * 60} 34l${side * 50} -10l${side * 40} 60l${side * 60} 20l${side * 20} 70l${side * 16} 20V${line}Z`, scene.across([0, lighter(brick, 0.1)], [1, darker(brick, 0.24)]))
  const view = [
    treeline(scene, () => line - 8, 150, mix(ink.evergreen, ink.mist, 0.1)),
    wing(-1),
    wing(1),
    windows(870, 820, 4, 2, 62),
    windows(1326, 820, 4, 2, 62),
    path(d`M1050 ${line}V540L1068 528H1332L1350 540V${line}Z`, scene.across([0, lighter(brick, 0.18)], [0.5, brick], [1, darker(brick, 0.32)])),
    windows(1086, 640, 4, 1, 66),
    windows(1086, 780, 4, 2, 66),
    rect(1040, 700, 320, 12, darker(brick, 0.3)),
    rect(1052, 516, 296, 18, darker(brick, 0.25)),
    stroke(ribs.join(''), ink.dark, 7),
    stroke('M1072 520A128 30 0 0 1 1328 520M1084 458A118 24 0 0 1 1316 458M1116 408A86 16 0 0 1 1284 408M1158 374A42 9 0 0 1 1242 374', ink.dark, 5),
    rect(0, line - 8, 2400, 60, scene.down([0, ink.stone], [1, darker(ink.stone, 0.35)])),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (480 + i * 78), line + 6, 230 + i * 14)),
  ].join('')
  return [
    sky(scene, { horizon: 880, birds: true, sunX: 1200 + random.sign() * 600 }),
    backdrop({ ...scene, landmark: undefined }, 850, 240),
    view,
    water(scene, line + 52),
    mirror(scene, line + 54, view, 0.38),
    repeat(random.int(5, 9), () => rect(1200 + random.between(-420, 420), 1130 + random.between(0, 130), 26, 30, ink.glow, opacity(lit ? 0.95 : 0))),
    bough(scene, random.chance(0.5) ? 2420 : -20, 70, 560, 1),
    drift(scene, 100, 1330, 30),
  ].join('')
}

/** Trees hung with lights along a walk. */
export function illumination(scene: Scene) {
  const { random, ink } = scene
  const warm = ['#f8d58a', '#f7ecd0', '#f3b873'] as const
  const cool = ['#a9c8ee', '#dfeaf7', '#c9b8ea'] as const
  const lamps = random.chance(0.6) ? warm : cool
  const tree = (x: number, y: number, s: number) => {
    const dots = numbers(330).map(() => {
      const [a, r] = [random.between(0, 6.283), Math.sqrt(random.next())]
      return dot(x + Math.cos(a) * r * s * 0.4, y - s * 0.72 + Math.sin(a) * r * s * 0.34, s * random.between(0.003, 0.0085))
    })
    const limbs = numbers(7).map((i) => {
      const lean = (i - 3) / 3
      return d`M${x} ${y - s * 0.3}Q${x + lean * s * 0.08} ${y - s * 0.52} ${x + lean * s * 0.34} ${y - s * (0.98 - Math.abs(lean) * 0.28)}`
    })
    const beads = numbers(24).map((i) => dot(x + Math.sin(i * 1.9) * s * 0.014, y - i * s * 0.015, s * 0.0055))
    const bark = mix(ink.dark, lamps[0], 0.25)
    return circle(x, y - s * 0.7, s * 0.62, scene.round([0, lamps[0], 0.42], [0.6, lamps[0], 0.14], [1, lamps[0], 0])) + stroke(limbs.join(''), bark, s * 0.011) + stroke(d`M${x} ${y}V${y - s * 0.34}`, bark, s * 0.026) + path(dots.join('') + beads.join(''), random.pick(lamps))
  }
  const road = d`M1150 830H1250L1640 1370H760Z`
  return [
    sky(scene, { horizon: 840, clouds: 0, sunY: 170 }),
    skyline(scene, 840, 260, mix(ink.sky[0], ink.shade, 0.4), 0.3, 110),
    rect(0, 830, 2400, 530, scene.down([0, mix(ink.shade, ink.ai, 0.5)], [1, ink.shade])),
    path(road, scene.down([0, mix(lamps[0], ink.ai, 0.3)], [1, mix(ink.ai, ink.shade, 0.6)])),
    circle(1200, 820, 420, scene.round([0, lamps[1], 0.7], [1, lamps[1], 0])),
    repeat(7, (i) => {
      const t = ((i + 1) / 7) ** 1.7
      return [-1, 1].map((side) => tree(1200 + side * (110 + t * 830), 850 + t * 330, 130 + t * 620)).join('')
    }),
    repeat(5, (i) => walker(scene, 1200 + (i % 2 ? 1 : -1) * (20 + i * 24), 880 + i * 50, 0.55 + i * 0.28, false)),
    ellipse(1200, 1230, 460, 80, lamps[0], opacity(0.12)),
    drift(scene, 100, 1330, 30),
  ].join('')
}
