import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { shadow, walker } from '../parts/figures.ts'
import { thatchedHouse } from '../parts/house.ts'
import { meadow, mist, plain } from '../parts/land.ts'
import { blades, drift, flowers, plumes } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bareTree, cedar, seasonTree, treeline } from '../parts/trees.ts'
import { lens } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, flow, numbers, opacity, path, repeat, stroke } from '../shape.ts'

/** Rice terraces that step down towards the reader, each a mirror or a crop by the season. */
export function farmland(scene: Scene) {
  const { random, ink, season } = scene
  const crop = { spring: mix(ink.sky[1], ink.shine, 0.4), summer: ink.tone('#7fa04a'), autumn: ink.tone('#d8a93f'), winter: ink.snow }[season]
  const bank = season === 'winter' ? mix(ink.snow, ink.wood, 0.45) : mix(ink.leaves[0], ink.ground, season === 'autumn' ? 0.75 : 0.35)
  const side = random.sign()
  const rows = 9
  const swing = random.between(0, 6)
  const terraces = repeat(rows, (i) => {
    const t = (i / (rows - 1)) ** 1.35
    const y = 716 + t * 560
    const wave = 20 + t * 62
    const noise = [random.between(-0.6, 0.6), random.between(-0.6, 0.6)] as const
    const edge = (dy: number) =>
      flow(numbers(11).map((k) => [-20 + k * 244, y + dy + wave * (Math.sin(k * 0.85 + swing + i * 0.5) + noise[0] * Math.sin(k * 1.9 + i) + noise[1]) - side * (k - 5) * wave * 0.22]))
    const field = mix(crop, season === 'spring' ? ink.water : ink.ground, 0.05 + t * 0.25 + (i % 2) * 0.12)
    const fill = scene.down([0, mix(field, ink.mist, 0.5 - t * 0.4)], [0.3, field], [1, crop])
    const grown = season === 'summer' || season === 'autumn'
    const stalks = repeat(3, (k) => stroke(edge(26 + t * 30 + k * (16 + t * 22)), season === 'summer' ? lighter(crop, 0.25) : darker(crop, 0.2), 2.5 + t * 4, `${opacity(0.5)} stroke-dasharray="${d`${5 + t * 8} ${9 + t * 13}`}"`))
    const bunds = numbers(4).map((k) => {
      const x = 240 + k * 560 + noise[0] * 300 + (i % 2) * 260
      return stroke(d`M${x} ${y - wave}q${-20 - t * 30} ${60 + t * 70} ${-60 - t * 60} ${240 + t * 160}`, bank, 5 + t * 11)
    })
    return path(`${edge(0)}V1370H-20Z`, darker(bank, 0.3)) + path(`${edge(6 + t * 6)}V1370H-20Z`, bank) + scene.clip(`${edge(16 + t * 22)}V1370H-20Z`, path(`${edge(16 + t * 22)}V1370H-20Z`, fill), grown ? stalks : stroke(edge(36 + t * 40), ink.shine, 3 + t * 3, opacity(0.5)), ...bunds)
  })
  return [
    sky(scene, { horizon: 720, birds: true }),
    backdrop(scene, 690, 340),
    treeline(scene, () => 712, 80, mix(ink.evergreen, ink.mist, 0.25)),
    terraces,
    thatchedHouse(scene, 1200 - side * random.between(170, 260), 800, 0.66),
    cedar(scene, 1200 - side * 520, 800, 190),
    seasonTree(scene, 1200 + side * 470, 850, 190),
    walker(scene, 1200 + side * 130, 1010, 1.15, true),
    suyari(scene, 1200 + side * 400, 610, 900, 0.75, 3),
    drift(scene, 300, 1300, 20),
  ].join('')
}

const BLOOMS = {
  spring: ['#e8839d', '#e7c33b', '#f0b3c0'],
  summer: ['#7e6bb0', '#e5b32d', '#6c7fc0'],
  autumn: ['#d86f8c', '#b5434a', '#d9a0b5'],
  winter: ['#f0d98a', '#e9cf6a', '#f3ece0'],
} as const

export function flowerField(scene: Scene) {
  const { random, ink, season } = scene
  const colour = ink.tone(random.pick(BLOOMS[season]))
  const line = random.between(690, 730)
  const side = random.sign()
  const pathWay = d`M${1200 - 10} ${line + 24}C1220 ${line + 140} ${1200 + side * 60} ${line + 300} ${1200 - side * 30 - 190} 1370H${1200 - side * 30 + 250}C${1200 + side * 110 + 60} ${line + 300} 1240 ${line + 140} 1214 ${line + 24}Z`
  const leaf = mix(ink.koke, ink.ground, 0.5)
  return [
    sky(scene, { horizon: line, birds: true }),
    backdrop(scene, line - 10, 300),
    treeline(scene, () => line + 10, 70, mix(ink.evergreen, ink.mist, 0.25)),
    plain(scene, line, leaf),
    flowers(scene, line + 14, 1380, colour, leaf),
    path(pathWay, scene.down([0, mix(ink.tone('#d9c6a0'), ink.mist, 0.4)], [1, ink.tone('#c9b188')])),
    seasonTree(scene, 1200 + side * random.between(330, 420), line + 100, random.between(330, 400)),
    walker(scene, 1206, line + 240, 1.25, true),
    repeat(2, (i) => walker(scene, 1200 + (i ? 26 : -22), line + 92, 0.55, i === 1)),
    suyari(scene, 1200 - side * 480, line - 110, 860, 0.65, 3),
  ].join('')
}

export function snowField(scene: Scene) {
  const { random, ink } = scene
  const white = scene.time === 'night' ? '#7f90b8' : mix(ink.tone('#f4f5f6'), '#ffffff', 0.2)
  const line = 740
  const side = random.sign()
  const steps = numbers(22)
    .map((i) => {
      const t = (i / 21) ** 1.5
      return d`M${1200 + side * Math.sin(t * 3) * 130 + (i % 2 ? 9 : -9) * (0.4 + t * 2)} ${line + 120 + t * 500}`.concat(d`m${-6 - t * 12} 0a${6 + t * 12} ${3 + t * 6} 0 1 0 ${12 + t * 24} 0a${6 + t * 12} ${3 + t * 6} 0 1 0 ${-12 - t * 24} 0`)
    })
    .join('')
  return [
    sky(scene, { horizon: line, sun: true }),
    backdrop({ ...scene, season: 'winter' }, line - 10, 320),
    treeline(scene, () => line + 8, 84, mix(ink.evergreen, ink.mist, 0.4)),
    meadow(scene, line, white),
    bareTree(scene, 1200 - side * random.between(60, 150), line + 190, random.between(400, 470)),
    shadow(scene, 1200 - side * 40, line + 190, 260, 20, 0.3),
    path(steps, mix(white, ink.range, 0.45)),
    walker(scene, 1200 + side * 60, line + 150, 0.9, true),
    repeat(6, (i) => cedar({ ...scene, season: 'winter' }, 1200 + (i % 2 ? 1 : -1) * random.between(520, 1180), random.between(960, 1340), random.between(260, 430))),
    drift({ ...scene, season: 'winter' }, 0, 1350, 60),
  ].join('')
}

export function wetland(scene: Scene) {
  const { random, ink, season } = scene
  const line = 700
  const grass = season === 'winter' ? ink.tone('#b9b09a') : ink.ground
  const boards = d`M1184 ${line + 30}L1150 ${line + 110}L1260 ${line + 230}L1020 1370H1330L1350 ${line + 240}L1204 ${line + 112}L1206 ${line + 30}Z`
  const planks = numbers(26).map((i) => d`M1000 ${line + 40 + (i / 25) ** 1.7 * 620}H1400`).join('')
  const ponds = numbers(11).map((i) => {
    const t = (i / 10) ** 1.3
    const x = 1200 + (i % 2 ? 1 : -1) * random.between(260, 900)
    const [rx, y] = [90 + t * 210, line + 60 + t * 500]
    const shape = d`M${x - rx} ${y}Q${x - rx * 0.5} ${y - rx * 0.18} ${x} ${y - rx * 0.1}T${x + rx} ${y}Q${x + rx * 0.4} ${y + rx * 0.17} ${x} ${y + rx * 0.13}T${x - rx} ${y}Z`
    return stroke(shape, darker(grass, 0.3), 9) + path(shape, scene.down([0, mix(ink.sky[1], ink.water, 0.3)], [1, mix(ink.sky[2], ink.water, 0.25)])) + path(lens(x, y, rx, 5), ink.shine, opacity(0.7))
  })
  return [
    sky(scene, { horizon: line, birds: true }),
    backdrop(scene, line - 10, 330),
    treeline(scene, () => line + 8, 76, mix(ink.evergreen, ink.mist, 0.25)),
    meadow(scene, line, grass),
    ...ponds,
    path(boards, scene.down([0, mix(ink.wood, ink.mist, 0.5)], [1, lighter(ink.wood, 0.25)])),
    scene.clip(boards, stroke(planks, darker(ink.wood, 0.35), 3.5, opacity(0.55))),
    walker(scene, 1244, line + 236, 1.05, true),
    mist(scene, line - 30, 130, 0.5),
    repeat(14, (i) => blades(scene, 1200 + (i % 2 ? 1 : -1) * random.between(330, 1150), 960 + i * 32, 260, 70 + i * 9, 30, darker(grass, 0.12 + i * 0.015), 6)),
    season === 'autumn' ? plumes(scene, 360, 1365, 620, 300, 36) + plumes(scene, 2040, 1365, 620, 300, 36) : '',
  ].join('')
}
