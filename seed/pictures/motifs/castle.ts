import { darker, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { keep } from '../parts/keep.ts'
import { mist } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { hipRoof } from '../parts/roof.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** Rampart of the moat, with its low white wall. */
function rampart(scene: Scene, y: number, foot: number) {
  const { ink, random } = scene
  const data = d`M-20 ${y}H2420V${foot}H-20Z`
  const joints = numbers(6)
    .map((row) =>
      numbers(46)
        .map(
          (i) =>
            d`M${i * 54 + (row % 2) * 27} ${y + (row * (foot - y)) / 6}h${random.between(30, 50)}v${(foot - y) / 6.4}`,
        )
        .join(''),
    )
    .join('')
  return (
    path(data, scene.down([0, ink.stone], [1, darker(ink.stone, 0.4)])) +
    scene.clip(data, stroke(joints, darker(ink.stone, 0.45), 2.6, opacity(0.5)))
  )
}

const wing = (scene: Scene, x: number, y: number, white: boolean) => {
  const wall = white ? scene.ink.tone('#f6f4ee') : scene.ink.tone('#34363c')
  return [
    rect(x - 130, y - 96, 260, 98, scene.across([0, wall], [1, darker(wall, 0.2)])),
    repeat(4, (i) =>
      rect(x - 100 + i * 58, y - 66, 20, 30, scene.lit ? scene.ink.glow : darker(wall, white ? 0.6 : -0.6)),
    ),
    hipRoof(scene, { x, y: y - 90, width: 340, height: 70, ridge: 0.6 }),
  ].join('')
}

export function castle(scene: Scene) {
  const { random, ink, landmark, season } = scene
  const white = landmark === 'castle-white' || random.chance(0.6)
  const x = 1200 + (landmark ? 0 : random.between(-60, 60))
  const side = random.sign()
  const [base, line] = [960, 1090]
  const grass = season === 'winter' ? ink.snow : mix(ink.ground, ink.evergreen, 0.3)
  const view = [
    treeline(scene, () => base + 6, 150, mix(ink.evergreen, ink.mist, 0.15)),
    rect(0, base - 16, 2400, 60, grass),
    repeat(12, (i) => {
      const tx = x + (i % 2 ? 1 : -1) * (420 + Math.floor(i / 2) * 130)
      return i % 5 === 0
        ? pine(scene, tx, base + 10, 260)
        : seasonTree(scene, tx, base + 12, random.between(190, 270))
    }),
    landmark === 'castle-white'
      ? wing(scene, x - 400, base - 90, true) +
        rect(x - 530, base - 90, 260, 92, ink.stone) +
        wing(scene, x + 400, base - 50, true) +
        rect(x + 270, base - 50, 260, 52, ink.stone)
      : random.chance(0.6)
        ? wing(scene, x + side * 420, base, white)
        : '',
    keep(
      scene,
      x,
      base + 10,
      landmark === 'castle-white' ? 1.08 : random.between(0.94, 1.06),
      white,
      landmark || random.chance(0.6) ? 4 : 3,
    ),
    rampart(scene, base + 24, line),
  ].join('')
  return [
    sky(scene, { horizon: 900, birds: true, sunX: x + side * 640 }),
    backdrop(scene, 870, 300),
    mist(scene, 780, 190, 0.6),
    view,
    water(scene, line, 1350, mix(ink.water, ink.evergreen, 0.3)),
    mirror(scene, line, view, 0.32),
    suyari(scene, x - side * 640, 690, 760, 0.65, 3),
    bough(scene, side === 1 ? 2420 : -20, 90, 760, side),
    drift(scene, 200, 1330, 40),
  ].join('')
}
