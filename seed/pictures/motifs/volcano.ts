import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { treeline } from '../parts/conifers.ts'
import { mist, peak, plain, ridge } from '../parts/land.ts'
import { plumes } from '../parts/plants.ts'
import { birds, sky } from '../parts/sky.ts'
import { leafTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path } from '../shape.ts'

function smoke(scene: Scene, x: number, y: number) {
  const { random, ink } = scene
  const lean = random.sign()
  const puffs = numbers(15).map((i) => {
    const t = i / 14
    const r = 26 + t * 105
    const fill = scene.round(
      [0, ink.paper, 0.78 - t * 0.45],
      [0.72, ink.paper, 0.55 - t * 0.35],
      [1, ink.paper, 0],
    )
    return circle(
      x + lean * t ** 1.5 * 420 + random.between(-18, 18),
      y - t * 330 + random.between(-14, 14),
      r,
      fill,
    )
  })
  return puffs.reverse().join('')
}

export function volcano(scene: Scene) {
  const { random, ink, season } = scene
  const x = 1200 + random.between(-110, 110)
  const height = random.between(450, 540)
  const crater = random.between(90, 130)
  const base = 930
  const rock = mix(ink.tone('#6b5750'), ink.range, random.between(0.15, 0.4))
  const top = base - height
  const mouth = path(
    d`M${x - crater * 0.96} ${top + 6}Q${x} ${top + 58} ${x + crater} ${top + 4}Q${x} ${top - 12} ${x - crater * 0.96} ${top + 6}Z`,
    ink.shade,
    opacity(0.5),
  )
  const meadow = mix(ink.ground, ink.evergreen, 0.25)
  const plume = season === 'autumn' || season === 'winter'
  return [
    sky(scene, { horizon: 880, birds: true, clouds: 1 }),
    backdrop({ ...scene, landmark: undefined }, 860, 150),
    smoke(scene, x, top),
    peak(scene, {
      x,
      base,
      height,
      width: random.between(760, 900),
      colour: rock,
      snow: season === 'winter' ? 0.5 : 0,
      sag: 1.38,
      jag: 15,
      crater,
    }),
    mouth,
    mist(scene, 770, 220, 0.8),
    ridge(scene, { y: 990, height: 90, hills: 3, colour: mix(ink.evergreen, ink.range, 0.3), distance: 0.2 }),
    treeline(scene, () => 1000, 70, mix(ink.evergreen, ink.mist, 0.2)),
    plain(scene, 1010, meadow),
    birds(scene, random.pick([700, 1560]), 480, 4),
    plume
      ? numbers(6)
          .map((i) =>
            plumes(
              scene,
              100 + i * 440 + random.between(-70, 70),
              1365,
              420,
              i === 2 || i === 3 ? 130 : 250,
              22,
            ),
          )
          .join('')
      : '',
    plume
      ? ''
      : numbers(5)
          .map((i) =>
            leafTree(
              scene,
              i < 3 ? 120 + i * 210 : 1850 + (i - 3) * 300,
              1240 + random.between(-40, 60),
              random.between(180, 290),
            ),
          )
          .join(''),
  ].join('')
}
