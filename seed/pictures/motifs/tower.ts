import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { latticeTower, skyline } from '../parts/city.ts'
import { treeline } from '../parts/conifers.ts'
import { visitor } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { glow } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

export function tower(scene: Scene) {
  const { random, ink, landmark, lit } = scene
  const y = 1060
  const x = 1200 + (landmark ? 0 : random.between(-50, 50))
  const isLattice = landmark === 'tokyo-tower' || random.chance(0.4)
  const side = random.sign()
  const slim = () => {
    const skin = lit ? mix(ink.paper, ink.glow, 0.4) : ink.paper
    const body = scene.across([0, lighter(skin, 0.05)], [0.5, skin], [1, darker(skin, 0.4)])
    return [
      path(
        d`M${x - 92} ${y}C${x - 40} ${y - 200} ${x - 30} ${y - 420} ${x - 26} ${y - 640}H${x + 26}C${x + 30} ${y - 420} ${x + 40} ${y - 200} ${x + 92} ${y}Z`,
        body,
      ),
      stroke(
        numbers(7)
          .map((i) => d`M${x - 70 + i * 7} ${y - 60 - i * 84}l${(70 - i * 7) * 1.9} -84`)
          .join(''),
        darker(ink.paper, 0.3),
        4,
        opacity(0.6),
      ),
      path(
        d`M${x - 40} ${y - 560}L${x - 104} ${y - 612}V${y - 690}H${x + 104}V${y - 612}L${x + 40} ${y - 560}Z`,
        body,
      ),
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
    isLattice
      ? latticeTower(
          scene,
          x,
          y,
          1,
          landmark ? ink.shu : random.pick([ink.shu, ink.tone('#b0603c'), ink.ai] as const),
        )
      : slim(),
    skyline(scene, 1060, 150, mix(ink.tile, ink.ai, 0.3), lit ? 0.45 : 0.25, 140),
    meadow(scene, 1050, mix(ink.ground, ink.evergreen, 0.3)),
    treeline(scene, () => 1056, 60, ink.evergreen),
    repeat(14, (i) =>
      seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (110 + i * 78), 1120 + i * 14, 170 + i * 22),
    ),
    suyari(scene, x + side * 560, 720, 820, 0.6, 3),
    repeat(3, (i) => visitor(scene, x - 90 + i * 90, 1200 + i * 16, 1.1)),
    drift(scene, 100, 1330, 34),
    bough(scene, side === 1 ? 2420 : -20, 60, 620, side),
  ].join('')
}
