import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { shadow, walker } from '../parts/figures.ts'
import { pagoda } from '../parts/hall.ts'
import { thatchedHouse } from '../parts/house.ts'
import { glow, paperLantern, stoneLantern } from '../parts/lanterns.ts'
import { meadow, mist } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { gableRoof } from '../parts/roof.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bough, cedar, pine, seasonTree, treeline } from '../parts/trees.ts'
import { lens, mirror, ripples, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, type Point, poly, rect, repeat, stroke } from '../shape.ts'

const VANISH = { x: 1200, y: 830 }

/** A point of the street wall: `depth` 0 at the reader, 1 far away. */
const along = (side: number, depth: number, height: number): Point => {
  const near = 1 - depth
  return [VANISH.x + side * (92 + near ** 1.6 * 830), VANISH.y + 36 + near ** 1.6 * 460 - height * (0.24 + near ** 1.6 * 1.12)]
}

/** One townhouse of the row: lattice below, plaster or slats above, two tiled eaves, an indigo noren. */
function townhouse(scene: Scene, side: number, from: number, to: number, hue: string) {
  const { ink, random, lit, season } = scene
  const face = (a: number, b: number, low: number, high: number): Point[] => [along(side, a, low), along(side, b, low), along(side, b, high), along(side, a, high)]
  const tile = season === 'winter' ? ink.snow : ink.tile
  const at = (t: number) => from + (to - from) * t
  const slats = (a: number, b: number, low: number, high: number, count: number) =>
    stroke(
      numbers(count)
        .map((i) => {
          const depth = a + ((b - a) * (i + 0.5)) / count
          const [[x, y], [X, Y]] = [along(side, depth, low), along(side, depth, high)]
          return d`M${x} ${y}L${X} ${Y}`
        })
        .join(''),
      darker(hue, 0.4),
      3 + (1 - from) * 4,
    )
  const noren = random.pick([ink.ai, ink.shu, ink.tone('#5a4a36'), ink.koke] as const)
  const light = lit ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.5)]) : darker(hue, 0.5)
  const out = (depth: number, height: number, reach: number): Point => {
    const [x, y] = along(side, depth, height)
    return [x - side * reach * (1 - depth) ** 1.4, y + reach * 0.12]
  }
  return [
    poly(face(from, to, 0, 560), scene.across([0, side === -1 ? darker(hue, 0.28) : hue], [1, side === -1 ? hue : darker(hue, 0.28)])),
    poly(face(at(0.06), at(0.94), 320, 500), random.chance(0.5) ? ink.wall : lit ? light : darker(hue, 0.25)),
    slats(at(0.1), at(0.9), 320, 500, 12),
    poly(face(at(0.05), at(0.55), 40, 250), light),
    slats(at(0.05), at(0.55), 40, 250, 13),
    poly(face(at(0.62), at(0.95), 0, 250), lit ? light : darker(hue, 0.6)),
    poly(face(at(0.62), at(0.95), 150, 250), noren),
    poly([along(side, from, 262), along(side, to, 262), out(to, 238, 110), out(from, 238, 110)], darker(tile, 0.1)),
    poly([along(side, from, 320), along(side, to, 320), out(to, 246, 110), out(from, 246, 110)], scene.down([0, lighter(tile, 0.1)], [1, darker(tile, 0.2)])),
    poly([along(side, from, 640), along(side, to, 640), out(to, 528, 130), out(from, 528, 130)], scene.down([0, lighter(tile, 0.12)], [1, darker(tile, 0.25)])),
    poly([out(from, 528, 130), out(to, 528, 130), out(to, 514, 130), out(from, 514, 130)], darker(tile, 0.5)),
  ].join('')
}

export function oldStreet(scene: Scene) {
  const { random, ink, lit, season } = scene
  const cuts = [1, 0.86, 0.72, 0.56, 0.38, 0.18, -0.22]
  const row = (side: number) => repeat(6, (i) => townhouse(scene, side, cuts[i + 1] ?? 0, cuts[i] ?? 1, ink.tone(random.pick(['#7a5a40', '#65503e', '#8a6a4a', '#5c4a42'] as const))))
  const stone = season === 'winter' ? mix(ink.snow, ink.stone, 0.2) : mix(ink.stone, ink.tone('#c4b49a'), 0.4)
  const paving = numbers(17).map((i) => d`M0 ${880 + (i / 16) ** 1.9 * 480}H2400`).join('') + numbers(9).map((i) => d`M${1200 + (i - 4) * 22} 866L${1200 + (i - 4) * 330} 1370`).join('')
  const lamps = [0.16, 0.4, 0.6, 0.75].flatMap((depth) =>
    [-1, 1].map((side) => {
      const [x, y] = along(side, depth, 250)
      return paperLantern(scene, x - side * 120 * (1 - depth) ** 1.4, y + 10, 0.36 + (1 - depth) ** 1.5 * 1.2, ink.tone('#d8563e'), true)
    }),
  )
  return [
    sky(scene, { horizon: 860, sun: true, sunX: 1200 + random.sign() * 170, clouds: 1 }),
    backdrop(scene, 850, 260),
    random.chance(0.6) ? pagoda(scene, 1200, 892, 0.42, 5) : seasonTree(scene, 1200 + random.sign() * 40, 890, 260),
    mist(scene, 780, 120, 0.5),
    rect(0, 864, 2400, 500, scene.down([0, mix(stone, ink.mist, 0.35)], [1, darker(stone, 0.25)])),
    stroke(paving, darker(stone, 0.35), 2.5, opacity(0.35)),
    row(-1),
    row(1),
    ...lamps.reverse(),
    lit ? ellipse(1200, 1120, 700, 170, scene.round([0, ink.glow, 0.4], [1, ink.glow, 0])) : '',
    walker(scene, 1150 + random.between(-20, 20), 930, 0.7),
    walker(scene, 1262, 968, 0.95),
    walker(scene, 1090 + random.between(-40, 60), 1080, 1.75, true),
    walker(scene, 1330 + random.between(-20, 30), 1120, 1.95, false),
    drift(scene, 100, 1330, 34),
  ].join('')
}

export function thatchedVillage(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const paddy = season === 'spring' || season === 'summer'
  return [
    sky(scene, { horizon: 780, birds: true }),
    backdrop(scene, 760, 400),
    treeline(scene, (x) => 830 - Math.abs(x - 1200) * 0.06, 150, mix(ink.evergreen, ink.mist, 0.2)),
    mist(scene, 720, 170, 0.55),
    meadow(scene, 830, ink.ground),
    thatchedHouse(scene, 1200 + side * 560, 920, 0.6),
    thatchedHouse(scene, 1200 - side * 520, 940, 0.72),
    repeat(6, (i) => cedar(scene, 1200 + (i % 2 ? 1 : -1) * (780 + i * 60), 960, 330)),
    thatchedHouse(scene, 1200 + side * 60, 1060, 1.18),
    seasonTree(scene, 1200 + side * 460, 1110, 340),
    seasonTree(scene, 1200 - side * 860, 1180, 420),
    paddy ? path(d`M300 1180Q800 1130 1400 1150T2300 1170L2420 1370H120Z`, scene.down([0, mix(ink.sky[2], ink.ground, 0.2)], [1, mix(ink.sky[1], ink.water, 0.4)])) + ripples(scene, 1180, 1340, 30, ink.shine, 0.5) : '',
    walker(scene, 1200 - side * 200, 1130, 1.3),
    repeat(7, (i) => blades(scene, 160 + i * 350, 1370, 330, season === 'autumn' ? 150 : 90, 36, season === 'autumn' ? ink.tone('#d2a53e') : darker(ink.ground, 0.25), 7)),
    suyari(scene, 1200 - side * 620, 650, 820, 0.7, 4),
    drift(scene, 100, 1330, 50),
  ].join('')
}

/** A strolling garden: pond, arched bridge, clipped pines, a pavilion. */
export function garden(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const line = 880
  const X = (x: number) => 1200 + side * x
  const lawn = season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.35)
  const bridge = (() => {
    const deck = d`M${X(-330)} ${line + 26}Q${X(-20)} ${line - 190} ${X(290)} ${line + 26}`
    const posts = numbers(9).map((i) => {
      const t = i / 8
      const [x, y] = [X(-330 + t * 620), line + 26 - 4 * t * (1 - t) * 108]
      return d`M${x} ${y + 12}v-78`
    })
    return stroke(deck, darker(ink.shu, 0.35), 30) + stroke(deck, ink.shu, 20) + stroke(posts.join(''), ink.shu, 11) + stroke(deck, ink.shu, 10, 'transform="translate(0 -58)"') + stroke(d`M${X(-130)} ${line + 60}v-120M${X(90)} ${line + 60}v-120`, darker(ink.shu, 0.3), 14)
  })()
  const far = [
    treeline(scene, () => line - 50, 190, mix(ink.evergreen, ink.mist, 0.25)),
    path(d`M-20 ${line}V${line - 70}Q600 ${line - 130} 1200 ${line - 70}T2420 ${line - 80}V${line + 4}Z`, lawn),
    repeat(9, (i) => seasonTree(scene, X(-1000 + i * 250) + random.between(-40, 40), line - 40, random.between(200, 320))),
    gableRoof(scene, { x: X(520), y: line - 180, width: 470, height: 120 }),
    repeat(4, (i) => rect(X(520) - 160 + i * 102, line - 186, 13, 140, ink.wood)),
    rect(X(520) - 155, line - 170, 310, 90, scene.lit ? ink.glow : mix(ink.wall, ink.mist, 0.3), opacity(0.85)),
    rect(X(520) - 190, line - 62, 380, 16, ink.wood),
    pine(scene, X(-420), line - 6, 380, side),
    bridge,
  ].join('')
  const shore = d`M${X(-1230)} 1370V1010C${X(-900)} 1000 ${X(-700)} 1080 ${X(-560)} 1130S${X(-180)} 1230 ${X(-120)} 1370Z`
  const shore2 = d`M${X(1230)} 1370V1130C${X(960)} 1120 ${X(700)} 1190 ${X(560)} 1370Z`
  return [
    sky(scene, { horizon: 740, clouds: 1 }),
    backdrop(scene, 740, 260),
    far,
    water(scene, line, 1350, mix(ink.water, ink.koke, 0.35)),
    mirror(scene, line + 2, far, 0.42),
    path(shore + shore2, scene.down([0, lighter(lawn, 0.1)], [1, darker(lawn, 0.25)])),
    repeat(8, (i) => {
      const [x, y, r] = [X(-1050 + i * 130), 1030 + i * 42, random.between(50, 90)]
      return shadow(scene, x + 20, y + r * 0.5, r * 1.1, r * 0.24) + path(d`M${x - r} ${y + r * 0.5}Q${x - r} ${y - r * 0.5} ${x} ${y - r * 0.5}T${x + r} ${y + r * 0.5}Z`, i % 3 ? scene.across([0, lighter(ink.koke, 0.2)], [1, darker(ink.koke, 0.35)]) : scene.across([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.45)]))
    }),
    stoneLantern(scene, X(-640), 1120, 1.25),
    season === 'summer' || season === 'autumn' ? repeat(11, (i) => ellipse(X(80 + i * 45) + random.between(-40, 40), 1080 + random.between(0, 190), random.between(30, 56), random.between(9, 16), mix(ink.koke, ink.ground, random.next()))) : '',
    repeat(5, () => {
      const [x, y] = [X(random.between(-80, 330)), random.between(1040, 1240)]
      return path(d`M${x - 44} ${y}q30 -17 62 -2l22 -11q-4 12 0 22l-22 -9q-32 14 -62 0Z`, random.chance(0.6) ? ink.shu : ink.paper, opacity(0.85)) + path(lens(x, y + 14, 120, 4), ink.shine, opacity(0.4))
    }),
    bough(scene, side === 1 ? 2420 : -20, 70, 760, side),
    pine(scene, X(940), 1400, 560, side === 1 ? -1 : 1),
    scene.lit ? glow(scene, X(520), line - 120, 260, 0.3) : '',
    drift(scene, 100, 1330, 40),
  ].join('')
}
