import { darker, lighter, mix } from '../colour.ts'
import { bough } from '../parts/bough.ts'
import { hiker, walker } from '../parts/figures.ts'
import { mist, ridge } from '../parts/land.ts'
import { bamboo, blades, drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { crown, leafTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, poly, rect, repeat, stroke } from '../shape.ts'

const way = (wide: number) =>
  d`M1188 720C1230 800 1150 880 1130 960S1060 1180 ${1000 - wide} 1370H${1400 + wide}C1330 1180 1330 1060 1300 960S1240 800 1214 720Z`

/** Great trunks on both sides, light at the end of the path. */
function trunks(scene: Scene) {
  const { random, ink } = scene
  return repeat(20, (i) => {
    const t = (i / 19) ** 1.5
    const side = i % 2 ? 1 : -1
    const x = 1200 + side * (120 + t * 1020 + random.between(-30, 30))
    const w = 18 + t * 120
    const foot = 760 + t * 590
    const bark = ink.air(mix(ink.tone('#5d4a3e'), ink.evergreen, 0.2), 0.75 * (1 - t))
    const body = d`M${x - w * 0.8} ${foot}Q${x - w * 0.5} ${foot - 90 * t - 20} ${x - w * 0.46} ${foot - 300 * t}L${x - w * 0.38} -20H${x + w * 0.38}L${x + w * 0.46} ${foot - 300 * t}Q${x + w * 0.5} ${foot - 90 * t - 20} ${x + w * 0.9} ${foot}Z`
    const grooves = numbers(4)
      .map(
        (k) =>
          d`M${x + (k - 1.5) * w * 0.2} ${foot - 30}Q${x + (k - 1.5) * w * 0.14} ${foot * 0.5} ${x + (k - 1.5) * w * 0.16} -20`,
      )
      .join('')
    return (
      path(body, scene.across([0, lighter(bark, 0.16)], [0.45, bark], [1, darker(bark, 0.35)])) +
      stroke(grooves, darker(bark, 0.3), w * 0.035, opacity(0.5))
    )
  })
}

export function forestPath(scene: Scene) {
  const { random, ink, season, lit } = scene
  const grove = random.chance(0.4)
  const floor =
    season === 'winter' ? ink.snow : mix(ink.ground, ink.evergreen, season === 'autumn' ? 0.15 : 0.5)
  const earth = season === 'winter' ? mix(ink.snow, ink.wood, 0.16) : ink.tone('#c2a986')
  const bright = lit ? mix(ink.sky[2], ink.glow, 0.35) : mix(ink.sky[2], '#fffaf0', 0.45)
  const stalk = ink.tone(season === 'winter' ? '#7f9478' : '#6d8f4e')
  const stand = grove
    ? repeat(58, (i) => {
        const t = (i / 57) ** 1.3
        const x = 1200 + (i % 2 ? 1 : -1) * (110 + random.next() * 220 + t * 900)
        return bamboo(scene, x, 8 + t * 44, ink.air(stalk, 0.78 * (1 - t)), -20, 790 + t * 560)
      })
    : trunks(scene)
  const greens = [darker(ink.evergreen, 0.2), ink.evergreen, lighter(ink.evergreen, 0.22)] as const
  const canopy = repeat(22, (i) =>
    crown(
      scene,
      random.between(-60, 2460),
      random.between(-40, 130 + Math.abs(i - 11) * 6),
      210,
      92,
      grove ? [darker(stalk, 0.3), stalk, lighter(stalk, 0.25)] : i % 2 ? ink.leaves : greens,
    ),
  )
  const rays = lit
    ? ''
    : repeat(4, (i) =>
        poly(
          [
            [1010 + i * 130, 60],
            [1080 + i * 130, 60],
            [1000 + i * 170 + 120, 1000],
            [820 + i * 170 + 60, 1000],
          ],
          scene.down([0, '#fffaf0', 0.28], [1, '#fffaf0', 0]),
        ),
      )
  return [
    sky(scene, { horizon: 760, clouds: 0, sun: scene.time === 'night', sunX: 1200, sunY: 330 }),
    rect(0, 0, 2400, 800, scene.down([0, mix(ink.evergreen, ink.mist, 0.35)], [1, bright])),
    scene.time === 'night' ? circle(1210, 380, 60, '#f9eecf', opacity(0.85)) : '',
    circle(1205, 640, 520, scene.round([0, bright, 1], [0.5, bright, 0.6], [1, bright, 0])),
    ridge(scene, { y: 740, height: 60, hills: 4, colour: ink.evergreen, distance: 0.55 }),
    repeat(10, (i) =>
      leafTree(scene, 1200 + (i % 2 ? 1 : -1) * random.between(90, 700), 760, random.between(150, 240)),
    ),
    mist(scene, 600, 220, 0.5),
    rect(0, 740, 2400, 630, scene.down([0, mix(floor, bright, 0.5)], [1, darker(floor, 0.3)])),
    path(way(180), scene.down([0, mix(earth, bright, 0.6)], [1, darker(earth, 0.15)])),
    grove
      ? ''
      : scene.clip(
          way(180),
          stroke(
            numbers(13)
              .map((i) => d`M700 ${800 + (i / 12) ** 1.6 * 560}q500 -16 1000 6`)
              .join(''),
            darker(earth, 0.35),
            7,
            opacity(0.35),
          ),
        ),
    stand,
    repeat(14, (i) =>
      blades(
        scene,
        1200 + (i % 2 ? 1 : -1) * (300 + i * 66),
        900 + i * 35,
        240,
        60 + i * 9,
        34,
        season === 'winter' ? mix(ink.koke, ink.snow, 0.4) : darker(floor, 0.25),
        8,
      ),
    ),
    rays,
    random.chance(0.5) ? walker(scene, 1222, 950, 1.15, true) : hiker(scene, 1222, 950, 1.15),
    canopy,
    drift(scene, 200, 1330, 40),
    random.chance(0.5) ? bough(scene, 2420, 120, 520, 1) : '',
  ].join('')
}
