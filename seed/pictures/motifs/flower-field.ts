import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { plain } from '../parts/land.ts'
import { flowers } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, path, repeat } from '../shape.ts'

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
