import { darker, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { thatchedHouse } from '../parts/house.ts'
import { meadow, mist } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { ripples } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, path, repeat } from '../shape.ts'

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
    paddy
      ? path(
          d`M300 1180Q800 1130 1400 1150T2300 1170L2420 1370H120Z`,
          scene.down([0, mix(ink.sky[2], ink.ground, 0.2)], [1, mix(ink.sky[1], ink.water, 0.4)]),
        ) + ripples(scene, 1180, 1340, 30, ink.shine, 0.5)
      : '',
    walker(scene, 1200 - side * 200, 1130, 1.3),
    repeat(7, (i) =>
      blades(
        scene,
        160 + i * 350,
        1370,
        330,
        season === 'autumn' ? 150 : 90,
        36,
        season === 'autumn' ? ink.tone('#d2a53e') : darker(ink.ground, 0.25),
        7,
      ),
    ),
    suyari(scene, 1200 - side * 620, 650, 820, 0.7, 4),
    drift(scene, 100, 1330, 50),
  ].join('')
}
