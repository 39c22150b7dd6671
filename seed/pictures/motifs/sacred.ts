import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sea } from '../parts/coastline.ts'
import { shadow, walker } from '../parts/figures.ts'
import { hall, pagoda as tower } from '../parts/hall.ts'
import { stoneLantern } from '../parts/lanterns.ts'
import { meadow, mist, ranges, ridge } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bough, cedar, pine, seasonTree, treeline } from '../parts/trees.ts'
import { torii } from '../parts/torii.ts'
import { glitter, mirror } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** Gravel court with a flagged way that leads to the middle. */
function court(scene: Scene, y: number) {
  const { ink, season } = scene
  const gravel = season === 'winter' ? ink.snow : ink.tone('#d6cbb4')
  const flags = d`M1130 ${y}H1270L1520 1370H880Z`
  const joints = numbers(9).map((i) => d`M800 ${y + 14 + (i / 8) ** 1.7 * 560}H1600`).join('')
  const stone = season === 'winter' ? mix(ink.snow, ink.stone, 0.35) : mix(ink.stone, ink.paper, 0.35)
  return [
    rect(0, y, 2400, 1360 - y, scene.down([0, mix(gravel, ink.mist, 0.35)], [1, darker(gravel, 0.2)])),
    path(flags, scene.down([0, stone], [1, darker(stone, 0.15)])),
    scene.clip(flags, stroke(`${joints}M1200 ${y}V1370`, darker(stone, 0.3), 3, opacity(0.6))),
  ].join('')
}

const grove = (scene: Scene, y: number, from: number, size: number, count = 5) =>
  repeat(count * 2, (i) => {
    const side = i % 2 ? 1 : -1
    const x = 1200 + side * (from + Math.floor(i / 2) * size * 0.42 + scene.random.between(-20, 20))
    return i % 4 < 2 ? cedar(scene, x, y + scene.random.between(-10, 30), size * scene.random.between(1, 1.35)) : seasonTree(scene, x, y + scene.random.between(0, 40), size * scene.random.between(0.7, 0.9))
  })

export function temple(scene: Scene) {
  const { random, ink } = scene
  const y = 960
  const side = random.sign()
  const roof = random.pick([ink.tile, ink.tone('#5d6b62'), ink.tone('#5f5048')] as const)
  return [
    sky(scene, { horizon: 800, birds: true, sunX: 1200 - side * 620 }),
    backdrop(scene, 760, 320),
    treeline(scene, () => 880, 190, mix(ink.evergreen, ink.mist, 0.15)),
    mist(scene, 760, 180, 0.5),
    court(scene, y - 20),
    grove(scene, y + 10, 600, 330),
    hall(scene, 1200, y + 10, random.between(0.98, 1.06), { roof, post: random.pick([ink.wood, ink.tone('#9c4a34')] as const) }),
    stoneLantern(scene, 850, 1085, 1),
    stoneLantern(scene, 1550, 1085, 1),
    walker(scene, 1200 - side * 70, 1110, 1.15),
    seasonTree(scene, 1200 + side * 830, 1200, 620),
    drift(scene, 300, 1330, 34),
    bough(scene, side === 1 ? -20 : 2420, 60, 620, side === 1 ? -1 : 1),
  ].join('')
}

export function pagoda(scene: Scene) {
  const { random, ink, landmark } = scene
  const storeys = landmark === 'five-storied-pagoda' ? 5 : random.pick([3, 5, 5] as const)
  const x = 1200 + random.between(-60, 60)
  const side = random.sign()
  return [
    sky(scene, { horizon: 860, birds: true, sunX: x + side * 460 }),
    backdrop(scene, 830, 330),
    mist(scene, 740, 200, 0.6),
    treeline(scene, (tx) => 980 - Math.abs(tx - 1200) * 0.06, 150, mix(ink.evergreen, ink.mist, 0.2)),
    meadow(scene, 980, mix(ink.ground, ink.evergreen, 0.2)),
    grove(scene, 1060, 380, 260, 6),
    tower(scene, x, 1120, storeys === 5 ? 1.02 : 1.2, storeys, random.pick([ink.tone('#9a4a34'), ink.wood, ink.shu] as const)),
    seasonTree(scene, x - side * 330, 1180, 330),
    seasonTree(scene, x + side * 380, 1230, 400),
    seasonTree(scene, x - side * 700, 1330, 520),
    suyari(scene, x + side * 520, 760, 820, 0.7, 4),
    drift(scene, 200, 1330, 40),
    bough(scene, side === 1 ? 2420 : -20, 70, 640, side),
  ].join('')
}

/** A torii before a wood; steps lead through it. */
export function shrineGate(scene: Scene) {
  const { random, ink, season } = scene
  const foot = 1010
  const step = season === 'winter' ? mix(ink.snow, ink.stone, 0.25) : mix(ink.stone, ink.paper, 0.2)
  const stairs = repeat(9, (i) => {
    const t = i / 8
    const [y, w] = [760 + t * 250, 130 + t * 170]
    return rect(1200 - w, y, w * 2, 34, step) + rect(1200 - w, y + 12 + t * 8, w * 2, 12, darker(step, 0.35))
  })
  const stone = random.chance(0.25)
  return [
    sky(scene, { horizon: 760, clouds: 1, sunX: 1200 + random.sign() * 560 }),
    backdrop(scene, 720, 300),
    treeline(scene, (x) => 800 - Math.abs(x - 1200) * 0.05, 300, mix(ink.evergreen, ink.mist, 0.3), -20, 2420, 0.2),
    meadow(scene, 790, mix(ink.ground, ink.evergreen, 0.35)),
    stairs,
    court(scene, foot - 10),
    hall(scene, 1200, 766, 0.3, { post: ink.shu }),
    mist(scene, 690, 130, 0.45),
    repeat(8, (i) => cedar(scene, 1200 + (i % 2 ? 1 : -1) * (420 + i * 78), 900 + i * 26, 520 + i * 26)),
    shadow(scene, 1230, foot + 44, 420, 22, 0.35),
    torii(scene, 1200, foot + 46, 0.92, stone ? { colour: ink.stone } : { rope: random.chance(0.6) }),
    stoneLantern(scene, 760, 1120, 1.15),
    stoneLantern(scene, 1640, 1120, 1.15),
    walker(scene, 1200 + random.between(-60, 60), 1150, 1.25),
    seasonTree(scene, 1200 + random.sign() * 900, 1290, 520),
    drift(scene, 200, 1330, 34),
  ].join('')
}

/** The great gate that stands in the tide. */
export function toriiInSea(scene: Scene) {
  const { random, ink } = scene
  const line = 760
  const side = random.sign()
  const sunX = 1200 + side * random.between(0, 330)
  const gate = torii(scene, 1200, 1010, 0.95, { legs: true })
  return [
    sky(scene, { horizon: line, sunX, sunY: 560, birds: true }),
    ranges(scene, line - 50, 3, 200, 26),
    ridge(scene, { y: line + 4, height: 60, colour: ink.evergreen, distance: 0.3, hills: 3 }),
    sea(scene, line),
    glitter(scene, sunX, line + 10, 1280),
    mirror(scene, 1012, gate, 0.42),
    gate,
    suyari(scene, 1200 - side * 600, 650, 900, 0.75, 4),
    suyari(scene, 1200 + side * 700, 730, 700, 0.6, 3),
    pine(scene, 1200 - side * 930, 1400, 640, side),
  ].join('')
}

/** A seated bronze Buddha under the open sky. */
export function greatBuddha(scene: Scene) {
  const { random, ink, season } = scene
  const bronze = ink.tone('#6f8a7c')
  const dark = darker(bronze, 0.4)
  const body = scene.across([0, lighter(bronze, 0.22)], [0.5, bronze], [1, darker(bronze, 0.42)])
  const folds = 'M985 760Q1090 860 1200 868M1405 730Q1330 830 1200 880M950 850Q1060 930 1190 934M1440 850Q1340 930 1210 934M1010 690Q1060 780 1150 830M1390 690Q1350 760 1290 800'
  const curls = numbers(6).flatMap((row) => numbers(11 - row).map((i) => circle(1200 + (i - (10 - row) / 2) * 21, 352 - row * 18 + Math.abs(i - (10 - row) / 2) ** 2 * 1.6, 10, row % 2 === i % 2 ? dark : darker(bronze, 0.25))))
  return [
    sky(scene, { horizon: 820, birds: true, sunX: 1200 + random.sign() * 640 }),
    ranges(scene, 740, 2, 240, 60),
    treeline(scene, () => 900, 250, mix(ink.evergreen, ink.mist, 0.15)),
    mist(scene, 740, 200, 0.5),
    court(scene, 1040),
    grove(scene, 1060, 640, 380, 4),
    shadow(scene, 1240, 1096, 520, 40, 0.5),
    path('M760 1100L790 1000H1610L1640 1100Z', scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.3)])),
    stroke('M776 1050H1624', darker(ink.stone, 0.3), 4),
    path('M820 1000C800 930 900 868 1010 860C980 760 985 640 1070 590C1110 560 1150 552 1200 552S1290 560 1330 590C1415 640 1420 760 1390 860C1500 868 1600 930 1580 1000Q1200 1030 820 1000Z', body),
    path('M1330 590C1415 640 1420 760 1390 860C1500 868 1600 930 1580 1000Q1450 1014 1330 1012C1400 900 1380 700 1290 566Z', ink.shade, opacity(0.2)),
    stroke(folds, dark, 9, opacity(0.6)),
    path('M1090 906Q1200 850 1310 906Q1300 950 1200 952T1090 906Z', lighter(bronze, 0.12)),
    path('M1164 890a36 40 0 0 1 36 -30a36 40 0 0 1 36 30q-36 22 -72 0Z', darker(bronze, 0.3)),
    path('M1120 600Q1200 650 1280 600L1268 520H1132Z', darker(bronze, 0.2)),
    path('M1086 400C1086 300 1130 268 1200 268S1314 300 1314 400C1314 490 1260 556 1200 556S1086 490 1086 400Z', body),
    path('M1074 400q-22 0 -16 60q6 56 30 50l4 -90ZM1326 400q22 0 16 60q-6 56 -30 50l-4 -90Z', bronze),
    ellipse(1200, 262, 58, 40, dark),
    ...curls,
    stroke('M1126 428Q1152 410 1180 428M1220 428Q1248 410 1274 428', dark, 6),
    stroke('M1128 446Q1154 456 1180 446M1220 446Q1248 456 1272 446', dark, 7),
    stroke('M1196 430Q1188 480 1182 492Q1200 502 1218 492M1166 522Q1200 534 1234 522', dark, 6, opacity(0.85)),
    circle(1200, 398, 7, lighter(bronze, 0.4)),
    season === 'winter' ? path('M1010 700Q1030 610 1090 580Q1060 640 1040 700ZM1146 250Q1200 200 1254 250Q1200 232 1146 250ZM840 960Q900 880 1000 866Q920 900 880 960Z', ink.snow, opacity(0.9)) : '',
    walker(scene, 960, 1160, 1.1),
    walker(scene, 1030, 1172, 1.1),
    drift(scene, 200, 1330, 34),
  ].join('')
}
