import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { sailboat, trawler } from '../parts/boats.ts'
import { headland, sea } from '../parts/coastline.ts'
import { glow } from '../parts/lanterns.ts'
import { ranges } from '../parts/land.ts'
import { hipRoof } from '../parts/roof.ts'
import { birds, sky, suyari } from '../parts/sky.ts'
import { pine, treeline } from '../parts/trees.ts'
import { glitter, mirror, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, poly, rect, repeat, stroke } from '../shape.ts'

export function harbour(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 800
  const side = random.sign()
  const houses = numbers(13).map((i) => {
    const [x, w, h] = [120 + i * 180 + random.between(-20, 20), random.between(130, 180), random.between(70, 120)]
    const y = line - 6 - (i % 3) * 34 - Math.abs(i - 6) * 5
    const wall = ink.air(random.pick([ink.wall, ink.wood, ink.tone('#b8ad9c')] as const), 0.15)
    return [
      rect(x - w / 2, y - h, w, h + 60, wall),
      repeat(3, (k) => rect(x - w * 0.34 + k * w * 0.26, y - h * 0.62, w * 0.15, h * 0.3, lit ? ink.glow : darker(wall, 0.45))),
      hipRoof(scene, { x, y: y - h + 4, width: w * 1.24, height: h * 0.5, ridge: 0.62, colour: ink.air(ink.tile, 0.2), curl: 0.05, ribs: 14 }),
    ].join('')
  })
  const far = [treeline(scene, (x) => line - 190 + Math.abs(x - 1200) * 0.06, 90, mix(ink.evergreen, ink.mist, 0.15)), rect(0, line - 180, 2400, 184, scene.down([0, ink.evergreen], [1, mix(ink.evergreen, ink.mist, 0.2)])), ...houses, rect(0, line - 10, 2400, 34, scene.down([0, ink.stone], [1, darker(ink.stone, 0.4)]))].join('')
  const bands = [ink.shu, ink.ai, ink.koke, ink.kohaku]
  const quay = d`M${1200 - side * 1230} 1370V1120L${1200 - side * 420} 1180L${1200 - side * 300} 1370Z`
  return [
    sky(scene, { horizon: 760, birds: true }),
    backdrop(scene, 680, 300),
    far,
    sea(scene, line + 20),
    mirror(scene, line + 22, far, 0.32),
    trawler(scene, 1200 - side * 560, 920, 0.95, bands[0] ?? ink.shu),
    trawler(scene, 1200 + side * 520, 960, 1.1, bands[2] ?? ink.koke),
    trawler(scene, 1200 - side * 40, 1085, 2, random.pick([ink.shu, ink.ai] as const)),
    path(quay, scene.down([0, lighter(ink.stone, 0.15)], [1, darker(ink.stone, 0.3)])),
    path(d`M${1200 - side * 420} 1180L${1200 - side * 300} 1370H${1200 - side * 340}L${1200 - side * 450} 1190Z`, darker(ink.stone, 0.5)),
    repeat(3, (i) => ellipse(1200 - side * (1000 - i * 190), 1172 + i * 22, 30, 10, ink.dark) + rect(1200 - side * (1000 - i * 190) - 24, 1140 + i * 22, 48, 32, ink.dark) + ellipse(1200 - side * (1000 - i * 190), 1140 + i * 22, 32, 11, lighter(ink.dark, 0.25))),
    birds(scene, 1200 + side * 240, 560, 6, ink.paper),
  ].join('')
}

export function lighthouse(scene: Scene) {
  const { random, ink, lit, time, season } = scene
  const line = 800
  const side = random.sign()
  const x = 1200 + side * random.between(0, 60)
  const rock = mix(ink.tone('#7f7568'), ink.range, 0.2)
  const grass = season === 'winter' ? ink.snow : ink.ground
  const foot = 800
  const tower = scene.across([0, lighter(ink.paper, 0.1)], [0.5, ink.paper], [1, darker(ink.paper, 0.34)])
  const beam = (dir: number) => poly([[x, 306], [x + dir * 1500, 130], [x + dir * 1500, 420]], dir === 1 ? scene.across([0, ink.glow, 0.55], [1, ink.glow, 0]) : scene.across([0, ink.glow, 0], [1, ink.glow, 0.55]))
  const foam = numbers(30)
    .map(() => dot(x - side * random.between(60, 480) + side * 80, 1100 + random.between(-10, 20), random.between(14, 44), random.between(7, 16)))
    .join('')
  return [
    sky(scene, { horizon: line, birds: true, sunX: x - side * 560 }),
    scene.landmark === 'fuji' ? backdrop(scene, line, 200) : ranges(scene, line - 20, 1, 90, 20),
    sea(scene, line),
    glitter(scene, x - side * 560, line + 8, 1200),
    time === 'night' || time === 'dusk' ? beam(1) + beam(-1) : '',
    headland(scene, x - side * 330, 1110, 340, side, rock, grass),
    ellipse(x + 40, foot + 4, 190, 18, ink.shade, opacity(0.3)),
    path(d`M${x - 84} ${foot}L${x - 54} 380H${x + 54}L${x + 84} ${foot}Z`, tower),
    random.chance(0.5) ? path(d`M${x - 75} ${foot - 130}L${x - 70} ${foot - 220}H${x + 70}L${x + 75} ${foot - 130}ZM${x - 64} ${foot - 310}L${x - 59} ${foot - 390}H${x + 59}L${x + 64} ${foot - 310}Z`, ink.shu, opacity(0.92)) : '',
    rect(x - 13, foot - 82, 34, 82, ink.wood),
    rect(x - 12, 640, 22, 40, ink.tile),
    rect(x - 10, 470, 20, 36, ink.tile),
    path(d`M${x - 78} 380L${x - 66} 352H${x + 66}L${x + 78} 380Z`, darker(ink.paper, 0.2)),
    stroke(`${numbers(9).map((i) => d`M${x - 72 + i * 18} 352v-34`).join('')}${d`M${x - 74} 318h148`}`, ink.dark, 4),
    rect(x - 40, 268, 80, 84, lit ? ink.glow : mix(ink.sky[1], ink.water, 0.3)),
    stroke(d`M${x - 40} 268v84M${x - 14} 268v84M${x + 14} 268v84M${x + 40} 268v84M${x - 40} 310h80`, ink.dark, 4),
    path(d`M${x - 56} 270Q${x - 40} 216 ${x} 206T${x + 56} 270Z`, darker(ink.shu, 0.1)),
    stroke(d`M${x} 208v-44`, ink.dark, 5),
    lit ? glow(scene, x, 306, 190, 0.7) : '',
    hipRoof(scene, { x: x + side * 210, y: 726, width: 230, height: 60, colour: ink.shu, ribs: 12 }),
    rect(x + side * 210 - 90, 726, 180, 76, scene.across([0, ink.paper], [1, darker(ink.paper, 0.2)])),
    repeat(3, (i) => rect(x + side * 210 - 66 + i * 52, 746, 28, 30, lit ? ink.glow : ink.tile)),
    hipRoof(scene, { x: x + side * 210, y: 728, width: 230, height: 56, colour: darker(ink.shu, 0.1), ribs: 12 }),
    pine(scene, x + side * 470, 800, 300, side === 1 ? -1 : 1),
    pine(scene, x + side * 660, 800, 360, side === 1 ? -1 : 1),
    path(foam, ink.snow, opacity(0.9)),
    sailboat(scene, x - side * 620, 910, 0.9),
    swell(scene, 1160, 70, 360, mix(ink.water, ink.ai, 0.4)),
    swell(scene, 1260, 80, 430, mix(ink.ai, ink.water, 0.3)),
    suyari(scene, x - side * 720, 620, 700, 0.6, 3),
  ].join('')
}

/** A long bridge over the strait: two towers, cables in one sweep. */
export function bridge(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 820
  const deck = 700
  const steel = random.pick([ink.paper, ink.shu, mix(ink.tile, ink.paper, 0.4)] as const)
  const towers = [660, 1740]
  const sag = (x: number) => {
    if (x < 660) return 280 + ((660 - x) / 720) ** 1.25 * 400
    if (x > 1740) return 280 + ((x - 1740) / 720) ** 1.25 * 400
    return 672 - ((x - 1200) / 540) ** 2 * 392
  }
  const xs = numbers(121).map((i) => i * 20)
  const cable = `M${xs.map((x) => d`${x} ${sag(x)}`).join('L')}`
  const hangers = xs.filter((_, i) => i % 3 === 0).map((x) => d`M${x} ${sag(x)}V${deck}`).join('')
  const frame = towers.map((x) => [rect(x - 34, 260, 20, 620, scene.across([0, lighter(steel, 0.1)], [1, darker(steel, 0.3)])), rect(x + 14, 260, 20, 620, darker(steel, 0.22)), repeat(4, (i) => rect(x - 34, 290 + i * 118, 68, 16, darker(steel, 0.1))), stroke(repeat(3, (i) => d`M${x - 18} ${316 + i * 118}l36 80M${x + 18} ${316 + i * 118}l-36 80`), darker(steel, 0.2), 6), rect(x - 66, 850, 132, 44, darker(ink.stone, 0.3))].join(''))
  const view = [
    ...frame,
    stroke(hangers, darker(steel, 0.2), 2.5, opacity(0.8)),
    stroke(cable, darker(steel, 0.1), 9),
    rect(0, deck - 8, 2400, 16, steel),
    rect(0, deck + 8, 2400, 26, darker(steel, 0.35)),
    stroke(numbers(81).map((i) => d`M${i * 30} ${deck + 8}l15 26l15 -26`).join(''), darker(steel, 0.1), 3),
    lit ? path(xs.filter((_, i) => i % 4 === 0).map((x) => dot(x, deck - 18, 5) + dot(x, sag(x), 5)).join(''), ink.glow) : '',
  ].join('')
  const sunX = 1200 + random.sign() * random.between(60, 260)
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    backdrop(scene, line - 10, 260),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1200),
    mirror(scene, 880, view, 0.16),
    view,
    sailboat(scene, 1200 + random.between(-160, 160), 960, 1.35),
    trawler(scene, 1200 + random.sign() * 620, 1050, 0.9, ink.ai),
    swell(scene, 1200, 80, 430, mix(ink.ai, ink.water, 0.4)),
    suyari(scene, 1200 + random.sign() * 760, 600, 760, 0.7, 3),
  ].join('')
}
