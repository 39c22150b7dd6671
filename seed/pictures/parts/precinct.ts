import { darker, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'
import { cedar } from './conifers.ts'
import { seasonTree } from './trees.ts'

/** Gravel court with a flagged way that leads to the middle. */
export function court(scene: Scene, y: number) {
  const { ink, season } = scene
  const gravel = season === 'winter' ? ink.snow : ink.tone('#d6cbb4')
  const flags = d`M1130 ${y}H1270L1520 1370H880Z`
  const joints = numbers(9)
    .map((i) => d`M800 ${y + 14 + (i / 8) ** 1.7 * 560}H1600`)
    .join('')
  const stone = season === 'winter' ? mix(ink.snow, ink.stone, 0.35) : mix(ink.stone, ink.paper, 0.35)
  return [
    rect(0, y, 2400, 1360 - y, scene.down([0, mix(gravel, ink.mist, 0.35)], [1, darker(gravel, 0.2)])),
    path(flags, scene.down([0, stone], [1, darker(stone, 0.15)])),
    scene.clip(flags, stroke(`${joints}M1200 ${y}V1370`, darker(stone, 0.3), 3, opacity(0.6))),
  ].join('')
}

export const grove = (scene: Scene, y: number, from: number, size: number, count = 5) =>
  repeat(count * 2, (i) => {
    const side = i % 2 ? 1 : -1
    const x = 1200 + side * (from + Math.floor(i / 2) * size * 0.42 + scene.random.between(-20, 20))
    return i % 4 < 2
      ? cedar(scene, x, y + scene.random.between(-10, 30), size * scene.random.between(1, 1.35))
      : seasonTree(scene, x, y + scene.random.between(0, 40), size * scene.random.between(0.7, 0.9))
  })
