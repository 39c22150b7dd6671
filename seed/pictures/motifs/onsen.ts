import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { shadow } from '../parts/figures.ts'
import { meadow, mist } from '../parts/land.ts'
import { stoneLantern } from '../parts/lanterns.ts'
import { bamboo, blades, drift } from '../parts/plants.ts'
import { hipRoof } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { steam } from '../parts/steam.ts'
import { seasonTree } from '../parts/trees.ts'
import { ripples } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, opacity, path, rect, repeat, stroke } from '../shape.ts'

const boulder = (scene: Scene, x: number, y: number, r: number) => {
  const { ink, random, season } = scene
  const stone = mix(ink.stone, random.chance(0.4) ? ink.koke : ink.tile, random.between(0.1, 0.35))
  const shape = d`M${x - r} ${y}Q${x - r * 1.02} ${y - r * 0.75} ${x - r * 0.35} ${y - r * 0.82}T${x + r * 0.7} ${y - r * 0.5}T${x + r} ${y}Q${x} ${y + r * 0.22} ${x - r} ${y}Z`
  const cap = d`M${x - r * 0.9} ${y - r * 0.45}Q${x - r * 0.7} ${y - r * 0.86} ${x - r * 0.3} ${y - r * 0.86}T${x + r * 0.72} ${y - r * 0.5}Q${x} ${y - r * 0.62} ${x - r * 0.9} ${y - r * 0.45}Z`
  return (
    shadow(scene, x + r * 0.15, y + 2, r * 1.15, r * 0.2) +
    path(shape, scene.across([0, lighter(stone, 0.22)], [0.5, stone], [1, darker(stone, 0.45)])) +
    (season === 'winter' ? path(cap, ink.snow) : '')
  )
}

/** An open-air bath among rocks, steam, a bucket at its edge. */
export function onsen(scene: Scene) {
  const { random, ink, lit, season } = scene
  const [x, y, rx, ry] = [1200, 1030, 640, 190]
  const bath = mix(ink.tone(random.pick(['#8fc0b8', '#a9cfc9', '#7fb0c4'] as const)), ink.mist, 0.2)
  const around = (from: number, to: number, count: number, size: number) =>
    repeat(count, (i) => {
      const a = from + ((to - from) * (i + 0.5)) / count
      return boulder(
        scene,
        x + Math.cos(a) * (rx + 30) + random.between(-14, 14),
        y + Math.sin(a) * (ry + 24) + size * 0.35,
        size * random.between(0.75, 1.2),
      )
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
    repeat(8, (i) =>
      seasonTree(
        scene,
        1200 + (i % 2 ? 1 : -1) * (360 + i * 100) + random.between(-30, 30),
        850,
        random.between(280, 400),
      ),
    ),
    fence
      ? repeat(22, (i) => bamboo(scene, 1200 + side * (330 + i * 44), 34, ink.tone('#a89a5c'), 620, 880)) +
        rect(side === 1 ? 1510 : -160, 690, 1050, 14, ink.wood)
      : '',
    hipRoof(scene, { x: 1200 - side * 500, y: 690, width: 520, height: 110 }),
    repeat(4, (i) => rect(1200 - side * 500 - 180 + i * 116, 684, 14, 210, ink.wood)),
    rect(
      1200 - side * 500 - 180,
      700,
      360,
      120,
      lit ? ink.glow : mix(ink.wall, ink.wood, 0.35),
      opacity(0.85),
    ),
    around(Math.PI, Math.PI * 2, 13, 78),
    ellipse(x, y, rx, ry, darker(ink.stone, 0.5)),
    ellipse(
      x,
      y + 10,
      rx - 10,
      ry - 10,
      scene.down([0, mix(bath, ink.sky[2], 0.45)], [1, mix(bath, ink.water, 0.3)]),
    ),
    scene.clip(
      d`M${x - rx} ${y}a${rx - 12} ${ry - 12} 0 1 0 ${rx * 2} 0a${rx - 12} ${ry - 12} 0 1 0 ${-rx * 2} 0Z`,
      ripples(scene, y - ry + 20, y + ry, 40, ink.shine, 0.6),
      lit ? ellipse(x - side * 400, y - 40, 250, 70, scene.round([0, ink.glow, 0.5], [1, ink.glow, 0])) : '',
    ),
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
    path(
      d`M${x - 62 * s} ${y - 74 * s}L${x - 52 * s} ${y}Q${x} ${y + 16 * s} ${x + 52 * s} ${y}L${x + 62 * s} ${y - 74 * s}Z`,
      scene.across([0, lighter(wood, 0.2)], [0.5, wood], [1, darker(wood, 0.35)]),
    ),
    stroke(
      d`M${x - 59 * s} ${y - 52 * s}Q${x} ${y - 36 * s} ${x + 59 * s} ${y - 52 * s}M${x - 55 * s} ${y - 18 * s}Q${x} ${y} ${x + 55 * s} ${y - 18 * s}`,
      darker(wood, 0.5),
      6 * s,
    ),
    ellipse(x, y - 74 * s, 62 * s, 17 * s, darker(wood, 0.4)),
    path(
      d`M${x - 46 * s} ${y - 78 * s}Q${x - 10 * s} ${y - 104 * s} ${x + 50 * s} ${y - 82 * s}L${x + 66 * s} ${y - 40 * s}Q${x + 40 * s} ${y - 36 * s} ${x + 30 * s} ${y - 62 * s}Q${x} ${y - 60 * s} ${x - 46 * s} ${y - 78 * s}Z`,
      scene.ink.paper,
    ),
  ].join('')
}
