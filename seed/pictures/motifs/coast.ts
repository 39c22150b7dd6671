import { darker, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { sea, surf } from '../parts/coastline.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { horizonLand } from '../parts/horizon.ts'
import { blades } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { glitter } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, path, repeat } from '../shape.ts'

/** A bay: the beach sweeps round, pines keep the shore. */
export function coast(scene: Scene) {
  const { random, ink, season } = scene
  const line = random.between(620, 680)
  const side = random.sign()
  const sunX = 1200 - side * random.between(200, 480)
  const sand = season === 'winter' ? mix(ink.snow, ink.tone('#d9c8a4'), 0.4) : ink.tone('#ddc9a0')
  const X = (x: number) => 1200 + side * x
  const far = mix(ink.evergreen, ink.mist, 0.2)
  const shore = d`M${X(1220)} ${line + 70}C${X(700)} ${line + 84} ${X(330)} ${line + 130} ${X(170)} ${line + 230}C${X(40)} ${line + 340} ${X(-180)} ${line + 480} ${X(-760)} ${1370}`
  const beach = d`${shore}L${X(1220)} 1370Z`
  const boats = repeat(random.int(1, 2), (i) =>
    sailboat(scene, X(-250 - i * 330), line + 110 + i * 60, 0.75 + i * 0.4),
  )
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    horizonLand(scene, line),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1050),
    path(
      d`M${X(1260)} ${line + 100}V${line + 4}C${X(800)} ${line - 10} ${X(520)} ${line + 10} ${X(330)} ${line + 74}Q${X(640)} ${line + 104} ${X(1260)} ${line + 100}Z`,
      far,
    ),
    treeline(
      scene,
      (x) => line + 74 - Math.min(70, Math.max(0, side * (x - 1200) - 330) * 0.3),
      70,
      far,
      side === 1 ? 1540 : -20,
      side === 1 ? 2420 : 860,
    ),
    boats,
    path(beach, scene.down([0, mix(sand, ink.mist, 0.3)], [0.5, sand], [1, darker(sand, 0.16)])),
    `<g fill="none">${surf(scene, shore, [side * -26, 15])}</g>`,
    path(
      d`M${X(1220)} ${line + 130}C${X(900)} ${line + 160} ${X(620)} ${line + 290} ${X(430)} 1370H${X(1220)}Z`,
      scene.down([0, mix(ink.ground, ink.mist, 0.2)], [1, darker(ink.ground, 0.3)]),
    ),
    pine(scene, X(560), 1010, 330, side === 1 ? -1 : 1),
    pine(scene, X(760), 1160, 480, side === 1 ? -1 : 1),
    pine(scene, X(1010), 1360, 640, side === 1 ? -1 : 1),
    blades(scene, X(900), 1365, 760, 110, 80, darker(ink.ground, 0.4), 7),
    suyari(scene, X(-500), line - 120, 760, 0.6, 3),
  ].join('')
}
