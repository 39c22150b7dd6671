import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { trawler } from '../parts/boats.ts'
import { sea } from '../parts/coastline.ts'
import { treeline } from '../parts/conifers.ts'
import { hipRoof } from '../parts/roof.ts'
import { birds, sky } from '../parts/sky.ts'
import { mirror } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, path, rect, repeat } from '../shape.ts'

export function harbour(scene: Scene) {
  const { random, ink, lit } = scene
  const line = 800
  const side = random.sign()
  const houses = numbers(13).map((i) => {
    const [x, w, h] = [
      120 + i * 180 + random.between(-20, 20),
      random.between(130, 180),
      random.between(70, 120),
    ]
    const y = line - 6 - (i % 3) * 34 - Math.abs(i - 6) * 5
    const wall = ink.air(random.pick([ink.wall, ink.wood, ink.tone('#b8ad9c')] as const), 0.15)
    return [
      rect(x - w / 2, y - h, w, h + 60, wall),
      repeat(3, (k) =>
        rect(
          x - w * 0.34 + k * w * 0.26,
          y - h * 0.62,
          w * 0.15,
          h * 0.3,
          lit ? ink.glow : darker(wall, 0.45),
        ),
      ),
      hipRoof(scene, {
        x,
        y: y - h + 4,
        width: w * 1.24,
        height: h * 0.5,
        ridge: 0.62,
        colour: ink.air(ink.tile, 0.2),
        curl: 0.05,
        ribs: 14,
      }),
    ].join('')
  })
  const far = [
    treeline(scene, (x) => line - 190 + Math.abs(x - 1200) * 0.06, 90, mix(ink.evergreen, ink.mist, 0.15)),
    rect(0, line - 180, 2400, 184, scene.down([0, ink.evergreen], [1, mix(ink.evergreen, ink.mist, 0.2)])),
    ...houses,
    rect(0, line - 10, 2400, 34, scene.down([0, ink.stone], [1, darker(ink.stone, 0.4)])),
  ].join('')
  const bands = [ink.shu, ink.ai, ink.koke, ink.kohaku]
  const quay = d`M${1200 - side * 1230} 1370V1120L${1200 - side * 420} 1180L${1200 - side * 300} 1370Z`
  return [
    sky(scene, { horizon: 760, birds: true }),
    backdrop(scene, 680, 300),
    far,
    sea(scene, line + 20),
    mirror(scene, line + 22, far, 0.32),
    trawler(scene, 1200 - side * 560, 920, 0.95, bands[0] ?? ink.shu),
    trawler(scene, 1200 + side * 520, 960, 1.1, bands[2] ?? ink.koke),
    trawler(scene, 1200 - side * 40, 1085, 2, random.pick([ink.shu, ink.ai] as const)),
    path(quay, scene.down([0, lighter(ink.stone, 0.15)], [1, darker(ink.stone, 0.3)])),
    path(
      d`M${1200 - side * 420} 1180L${1200 - side * 300} 1370H${1200 - side * 340}L${1200 - side * 450} 1190Z`,
      darker(ink.stone, 0.5),
    ),
    repeat(
      3,
      (i) =>
        ellipse(1200 - side * (1000 - i * 190), 1172 + i * 22, 30, 10, ink.dark) +
        rect(1200 - side * (1000 - i * 190) - 24, 1140 + i * 22, 48, 32, ink.dark) +
        ellipse(1200 - side * (1000 - i * 190), 1140 + i * 22, 32, 11, lighter(ink.dark, 0.25)),
    ),
    birds(scene, 1200 + side * 240, 560, 6, ink.paper),
  ].join('')
}
