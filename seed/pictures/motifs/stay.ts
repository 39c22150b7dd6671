import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { shadow, walker } from '../parts/figures.ts'
import { glow, paperLantern, stoneLantern } from '../parts/lanterns.ts'
import { meadow, mist } from '../parts/land.ts'
import { bamboo, blades, drift } from '../parts/plants.ts'
import { gableRoof, hipRoof } from '../parts/roof.ts'
import { sky, suyari } from '../parts/sky.ts'
import { steam } from '../parts/steam.ts'
import { bough, cedar, pine, seasonTree, treeline } from '../parts/trees.ts'
import { ripples } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

const boulder = (scene: Scene, x: number, y: number, r: number) => {
  const { ink, random, season } = scene
  const stone = mix(ink.stone, random.chance(0.4) ? ink.koke : ink.tile, random.between(0.1, 0.35))
  const shape = d`M${x - r} ${y}Q${x - r * 1.02} ${y - r * 0.75} ${x - r * 0.35} ${y - r * 0.82}T${x + r * 0.7} ${y - r * 0.5}T${x + r} ${y}Q${x} ${y + r * 0.22} ${x - r} ${y}Z`
  const cap = d`M${x - r * 0.9} ${y - r * 0.45}Q${x - r * 0.7} ${y - r * 0.86} ${x - r * 0.3} ${y - r * 0.86}T${x + r * 0.72} ${y - r * 0.5}Q${x} ${y - r * 0.62} ${x - r * 0.9} ${y - r * 0.45}Z`
  return shadow(scene, x + r * 0.15, y + 2, r * 1.15, r * 0.2) + path(shape, scene.across([0, lighter(stone, 0.22)], [0.5, stone], [1, darker(stone, 0.45)])) + (season === 'winter' ? path(cap, ink.snow) : '')
}

/** An open-air bath among rocks, steam, a bucket at its edge. */
export function onsen(scene: Scene) {
  const { random, ink, lit, season } = scene
  const [x, y, rx, ry] = [1200, 1030, 640, 190]
  const bath = mix(ink.tone(random.pick(['#8fc0b8', '#a9cfc9', '#7fb0c4'] as const)), ink.mist, 0.2)
  const around = (from: number, to: number, count: number, size: number) =>
    repeat(count, (i) => {
      const a = from + ((to - from) * (i + 0.5)) / count
      return boulder(scene, x + Math.cos(a) * (rx + 30) + random.between(-14, 14), y + Math.sin(a) * (ry + 24) + size * 0.35, size * random.between(0.75, 1.2))
    })
  const side = random.sign()
  const fence = season !== 'summer' && random.chance(0.5)
  const ground = season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.4)
  return [
    sky(scene, { horizon: 720, clouds: 1, sunX: 1200 + side * 420 }),
    backdrop(scene, 720, 330),
    treeline(scene, () => 780, 130, mix(ink.evergreen, ink.mist, 0.2)),
    mist(scene, 680, 150, 0.5),
    meadow(scene, 770, ground),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (360 + i * 100) + random.between(-30, 30), 850, random.between(280, 400))),
    fence ? repeat(22, (i) => bamboo(scene, 1200 + side * (330 + i * 44), 34, ink.tone('#a89a5c'), 620, 880)) + rect(side === 1 ? 1510 : -160, 690, 1050, 14, ink.wood) : '',
    hipRoof(scene, { x: 1200 - side * 500, y: 690, width: 520, height: 110 }),
    repeat(4, (i) => rect(1200 - side * 500 - 180 + i * 116, 684, 14, 210, ink.wood)),
    rect(1200 - side * 500 - 180, 700, 360, 120, lit ? ink.glow : mix(ink.wall, ink.wood, 0.35), opacity(0.85)),
    around(Math.PI, Math.PI * 2, 13, 78),
    ellipse(x, y, rx, ry, darker(ink.stone, 0.5)),
    ellipse(x, y + 10, rx - 10, ry - 10, scene.down([0, mix(bath, ink.sky[2], 0.45)], [1, mix(bath, ink.water, 0.3)])),
    scene.clip(d`M${x - rx} ${y}a${rx - 12} ${ry - 12} 0 1 0 ${rx * 2} 0a${rx - 12} ${ry - 12} 0 1 0 ${-rx * 2} 0Z`, ripples(scene, y - ry + 20, y + ry, 40, ink.shine, 0.6), lit ? ellipse(x - side * 400, y - 40, 250, 70, scene.round([0, ink.glow, 0.5], [1, ink.glow, 0])) : ''),
    steam(scene, x, y - 20, 560, 520, 9),
    around(0, Math.PI, 13, 92),
    tub(scene, x + side * 300, y + ry + 36, 1),
    stoneLantern(scene, x - side * 640, 1130, 1.35),
    pine(scene, x + side * 900, 1330, 620, side === 1 ? -1 : 1),
    blades(scene, x - side * 930, 1365, 520, 150, 60, darker(ground, 0.35), 8),
    bough(scene, side === 1 ? -20 : 2420, 90, 680, side === 1 ? -1 : 1),
    drift(scene, 100, 1330, 44),
  ].join('')
}

/** A cypress pail with a folded towel. */
function tub(scene: Scene, x: number, y: number, s: number) {
  const wood = scene.ink.tone('#d3ac74')
  return [
    shadow(scene, x + 14, y + 2, 84 * s, 16 * s),
    path(d`M${x - 62 * s} ${y - 74 * s}L${x - 52 * s} ${y}Q${x} ${y + 16 * s} ${x + 52 * s} ${y}L${x + 62 * s} ${y - 74 * s}Z`, scene.across([0, lighter(wood, 0.2)], [0.5, wood], [1, darker(wood, 0.35)])),
    stroke(d`M${x - 59 * s} ${y - 52 * s}Q${x} ${y - 36 * s} ${x + 59 * s} ${y - 52 * s}M${x - 55 * s} ${y - 18 * s}Q${x} ${y} ${x + 55 * s} ${y - 18 * s}`, darker(wood, 0.5), 6 * s),
    ellipse(x, y - 74 * s, 62 * s, 17 * s, darker(wood, 0.4)),
    path(d`M${x - 46 * s} ${y - 78 * s}Q${x - 10 * s} ${y - 104 * s} ${x + 50 * s} ${y - 82 * s}L${x + 66 * s} ${y - 40 * s}Q${x + 40 * s} ${y - 36 * s} ${x + 30 * s} ${y - 62 * s}Q${x} ${y - 60 * s} ${x - 46 * s} ${y - 78 * s}Z`, scene.ink.paper),
  ].join('')
}

/** A tatami room that opens on a garden. */
export function ryokanRoom(scene: Scene) {
  const { random, ink, lit, season } = scene
  const straw = ink.room('#c9bd86')
  const frame = ink.room('#6b4c36')
  const paper = ink.room('#f4eddc')
  const mats = numbers(7).map((i) => d`M${1200 + (i - 3) * 190} 850L${1200 + (i - 3) * 520} 1370`).join('')
  const [left, right, top, sill] = [560, 1840, 250, 850]
  const view = [
    sky(scene, { horizon: 640, clouds: 1, sunX: 1200 + random.sign() * 260, sunY: 400 }),
    backdrop(scene, 640, 240),
    treeline(scene, () => 700, 110, mix(ink.evergreen, ink.mist, 0.2)),
    meadow(scene, 690, season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.4)),
    repeat(5, (i) => (i % 2 ? cedar(scene, 640 + i * 270, 760, 270) : seasonTree(scene, 640 + i * 270, 780, 300))),
    stoneLantern(scene, 1480, 830, 0.9),
    pine(scene, 860, 840, 380, 1),
    drift(scene, 260, 830, 26),
  ].join('')
  const shoji = (x: number, w: number) => {
    const grid = numbers(4).map((i) => d`M${x + (w * (i + 1)) / 5} ${top}V${sill - 110}`).join('') + numbers(6).map((i) => d`M${x} ${top + i * 82}h${w}`).join('')
    return rect(x, top, w, sill - top, lit ? mix(paper, ink.glow, 0.35) : paper) + rect(x, sill - 110, w, 110, lighter(frame, 0.2)) + stroke(grid, frame, 5) + stroke(d`M${x} ${top}h${w}v${sill - top}h${-w}Z`, frame, 13)
  }
  const wall = ink.room(random.pick(['#cdbb95', '#b9a98a', '#c4b7a0'] as const))
  return [
    scene.clip(d`M${left} ${top}H${right}V${sill}H${left}Z`, view),
    path(d`M0 0H2400V860H0ZM${left} ${top}V${sill}H${right}V${top}Z`, scene.down([0, darker(wall, lit ? 0.3 : 0.15)], [1, wall]), 'fill-rule="evenodd"'),
    rect(0, 216, 2400, 34, frame),
    rect(0, 90, 2400, 14, frame),
    shoji(left - 30, 250),
    shoji(right - 220, 250),
    rect(left - 44, top, 26, 610, frame),
    rect(right + 18, top, 26, 610, frame),
    rect(0, 846, 2400, 30, frame),
    scrollAlcove(scene, 190, frame, paper),
    rect(0, 874, 2400, 490, scene.down([0, lighter(straw, 0.12)], [1, darker(straw, 0.2)])),
    stroke(mats, ink.room('#3f4a36'), 13, opacity(0.8)),
    stroke('M0 1046H2400', ink.room('#3f4a36'), 11, opacity(0.8)),
    path('M640 874H1760L1960 1190H440Z', scene.down([0, '#fff6df', lit ? 0.12 : 0.42], [1, '#fff6df', 0])),
    shadow(scene, 1220, 1180, 470, 60, 0.5),
    path('M860 1160L880 1040H920L910 1160ZM1540 1160L1520 1040H1480L1490 1160Z', darker(frame, 0.4)),
    path('M760 1050L850 980H1550L1640 1050Z', scene.down([0, lighter(frame, 0.25)], [1, frame])),
    path('M760 1050H1640V1078H760Z', darker(frame, 0.4)),
    ellipse(1200, 1020, 92, 19, ink.shade, opacity(0.3)),
    path('M1128 950Q1124 1016 1164 1020H1236Q1276 1016 1272 950Q1200 922 1128 950Z', scene.across([0, lighter(ink.ai, 0.25)], [1, darker(ink.ai, 0.2)])),
    path('M1128 950Q1200 916 1272 950Q1200 970 1128 950ZM1190 930a10 8 0 0 1 20 0Z', lighter(ink.ai, 0.2)),
    stroke('M1272 962Q1306 950 1318 926M1150 934Q1200 850 1250 934', lighter(ink.wood, 0.1), 9),
    repeat(2, (i) => path(d`M${1010 + i * 350} 984h56l-7 44h-42Z`, paper) + ellipse(1038 + i * 350, 984, 28, 8, ink.room('#8a9a4a'))),
    repeat(2, (i) => shadow(scene, 700 + i * 1000, 1206, 170, 26, 0.4) + path(d`M${560 + i * 1000} 1170Q${700 + i * 1000} 1120 ${840 + i * 1000} 1170L${850 + i * 1000} 1204Q${700 + i * 1000} 1240 ${550 + i * 1000} 1204Z`, scene.down([0, lighter(ink.room(i ? '#7d4a52' : '#7d4a52'), 0.2)], [1, ink.room('#6d3a44')]))),
    lit ? glow(scene, 1200, 120, 760, 0.34) : '',
    paperLantern({ ...scene, lit }, 1200, 0, 1.5, ink.room('#f0e2c0')),
  ].join('')
}

function scrollAlcove(scene: Scene, x: number, frame: string, paper: string) {
  const { ink } = scene
  return [
    rect(x - 150, 270, 300, 560, scene.down([0, darker(paper, 0.35)], [1, darker(paper, 0.2)])),
    rect(x - 168, 250, 20, 600, frame),
    rect(x - 66, 320, 132, 380, ink.room('#7f8f8a')),
    rect(x - 50, 370, 100, 280, paper),
    path(d`M${x - 44} 600Q${x - 12} 470 ${x} 470T${x + 44} 600Z`, ink.ai, opacity(0.65)),
    ellipse(x + 14, 430, 17, 17, ink.shu),
    rect(x - 76, 696, 152, 12, frame),
    rect(x - 168, 800, 336, 50, frame),
    path(d`M${x - 28} 800q-14 -50 10 -66h36q24 16 10 66Z`, ink.tile),
    stroke(d`M${x} 736q-10 -50 -40 -76M${x} 736q10 -70 34 -96`, ink.koke, 5),
    ellipse(x - 42, 656, 18, 14, scene.season === 'winter' ? ink.shu : ink.blossom[0]),
    ellipse(x + 36, 636, 22, 17, scene.season === 'winter' ? ink.shu : ink.blossom[1]),
  ].join('')
}

/** A hotel of many storeys, or a resort between trees. */
export function hotelBuilding(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1040
  const storeys = random.int(7, 10)
  const cols = random.int(11, 14)
  const [w, h] = [cols * 72, storeys * 62]
  const x = 1200 - w / 2
  const wall = ink.tone(random.pick(['#efe6d6', '#d9cbb4', '#c4a58a', '#e4e2dc'] as const))
  const side = random.sign()
  const panes = repeat(cols * storeys, (i) => {
    const [px, py] = [x + 14 + (i % cols) * 72, y - h - 40 + Math.floor(i / cols) * 62]
    const on = lit && random.chance(0.62)
    return rect(px, py, 46, 36, on ? ink.glow : scene.down([0, mix(ink.sky[0], ink.tile, 0.3)], [1, mix(ink.sky[1], ink.tile, 0.2)])) + rect(px - 6, py + 36, 58, 7, darker(wall, 0.25))
  })
  return [
    sky(scene, { horizon: 900, birds: true, sunX: 1200 + side * 680 }),
    backdrop(scene, 900, 330),
    treeline(scene, () => 960, 140, mix(ink.evergreen, ink.mist, 0.15)),
    meadow(scene, 960, ink.ground),
    shadow(scene, 1260, y + 30, w * 0.72, 40, 0.45),
    rect(x + w, y - h * 0.7 - 30, 190, h * 0.7 + 70, darker(wall, 0.3)),
    repeat(3 * (storeys - 3), (i) => rect(x + w + 18 + (i % 3) * 58, y - h * 0.7 + Math.floor(i / 3) * 62, 36, 32, lit && random.chance(0.6) ? ink.glow : ink.tile)),
    rect(x, y - h - 60, w, h + 100, scene.across([0, lighter(wall, 0.1)], [0.7, wall], [1, darker(wall, 0.15)])),
    panes,
    rect(x - 16, y - h - 82, w + 32, 28, darker(wall, 0.4)),
    rect(x + w * 0.36, y - h - 130, w * 0.28, 50, darker(wall, 0.15)),
    rect(x - 60, y - 40, w + 320, 90, scene.down([0, lit ? ink.glow : mix(ink.sky[1], ink.tile, 0.4)], [1, lit ? mix(ink.glow, ink.kohaku, 0.5) : ink.tile])),
    stroke(numbers(Math.round((w + 320) / 60)).map((i) => d`M${x - 60 + i * 60} ${y - 40}v90`).join(''), darker(wall, 0.55), 6),
    hipRoof(scene, { x: 1200, y: y - 30, width: 520, height: 90, colour: ink.tile }),
    rect(1000, y - 26, 22, 80, ink.wood),
    rect(1378, y - 26, 22, 80, ink.wood),
    rect(x - 80, y - 52, w + 360, 16, darker(wall, 0.5)),
    path(d`M1080 ${y + 50}H1320L1500 1370H900Z`, mix(ink.stone, ink.paper, 0.3)),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (360 + i * 100), y + 60 + i * 20, 220 + i * 26)),
    repeat(3, (i) => walker(scene, 1150 + i * 50, y + 110 + i * 20, 1, false)),
    suyari(scene, 1200 - side * 780, 640, 700, 0.6, 3),
    drift(scene, 100, 1330, 24),
  ].join('')
}

/** A small inn: noren at the door, a lamp at the gate. */
export function guesthouse(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1050
  const timber = ink.tone(random.pick(['#6d503a', '#7a5d46', '#57463c'] as const))
  const pane = lit ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.35)]) : mix(ink.wall, ink.dark, 0.1)
  const cloth = random.pick([ink.ai, ink.shu, ink.tone('#5d6b4a')] as const)
  const side = random.sign()
  const lattice = (x: number, top: number, w: number, h: number, n: number) => rect(x, top, w, h, pane) + stroke(numbers(n).map((i) => d`M${x + (w * (i + 0.5)) / n} ${top}v${h}`).join('') + d`M${x} ${top + h / 2}h${w}`, timber, 6) + stroke(d`M${x} ${top}h${w}v${h}h${-w}Z`, darker(timber, 0.3), 9)
  const panels = numbers(4).map((i) => path(d`M${1096 + i * 53} ${y - 236}h50v${96 + (i % 2) * 6}q-25 8 -50 0Z`, scene.across([0, lighter(cloth, 0.15)], [1, darker(cloth, 0.15)])))
  return [
    sky(scene, { horizon: 860, birds: true, sunX: 1200 + side * 700 }),
    backdrop(scene, 840, 330),
    treeline(scene, () => 950, 210, mix(ink.evergreen, ink.mist, 0.15)),
    meadow(scene, 950, ink.ground),
    repeat(4, (i) => cedar(scene, 1200 + (i % 2 ? 1 : -1) * (560 + i * 90), 1000, 480)),
    shadow(scene, 1250, y + 4, 560, 34, 0.5),
    rect(790, y - 560, 820, 300, ink.wall),
    lattice(850, y - 500, 200, 150, 9),
    lattice(1100, y - 500, 200, 150, 9),
    lattice(1350, y - 500, 200, 150, 9),
    gableRoof(scene, { x: 1200, y: y - 540, width: 1010, height: 210, ribs: 44 }),
    rect(740, y - 270, 920, 272, darker(timber, 0.15)),
    lattice(780, y - 226, 270, 196, 14),
    lattice(1350, y - 226, 270, 196, 14),
    rect(1084, y - 240, 232, 242, lit ? pane : darker(timber, 0.6)),
    ...panels,
    hipRoof(scene, { x: 1200, y: y - 252, width: 1080, height: 96, ridge: 0.86, curl: 0.06, ribs: 50 }),
    path(d`M1040 ${y + 20}H1360L1620 1370H780Z`, scene.down([0, mix(ink.stone, ink.paper, 0.35)], [1, ink.stone])),
    rect(1060, y, 280, 22, ink.stone),
    paperLantern(scene, 1058, y - 236, 1.15, ink.tone('#f0e0ba'), true),
    paperLantern(scene, 1342, y - 236, 1.15, ink.tone('#f0e0ba'), true),
    lit ? glow(scene, 1200, y - 60, 420, 0.34) : '',
    stoneLantern(scene, 1200 - side * 560, y + 90, 1.2),
    seasonTree(scene, 1200 + side * 660, y + 130, 520),
    repeat(6, (i) => ellipse(1200 + (i % 2 ? 1 : -1) * (460 + i * 90), y + 46 + i * 9, 86, 44, scene.down([0, lighter(ink.koke, 0.2)], [1, darker(ink.koke, 0.3)]))),
    walker(scene, 1200 + random.between(-40, 40), 1180, 1.35),
    drift(scene, 100, 1330, 34),
  ].join('')
}
