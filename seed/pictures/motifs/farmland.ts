import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { walker } from '../parts/figures.ts'
import { thatchedHouse } from '../parts/house.ts'
import { drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, flow, numbers, opacity, path, repeat, stroke } from '../shape.ts'

/** Rice terraces that step down towards the reader, each a mirror or a crop by the season. */
export function farmland(scene: Scene) {
  const { random, ink, season } = scene
  const crop = {
    spring: mix(ink.sky[1], ink.shine, 0.4),
    summer: ink.tone('#7fa04a'),
    autumn: ink.tone('#d8a93f'),
    winter: ink.snow,
  }[season]
  const bank =
    season === 'winter'
      ? mix(ink.snow, ink.wood, 0.45)
      : mix(ink.leaves[0], ink.ground, season === 'autumn' ? 0.75 : 0.35)
  const side = random.sign()
  const rows = 9
  const swing = random.between(0, 6)
  const terraces = repeat(rows, (i) => {
    const t = (i / (rows - 1)) ** 1.35
    const y = 716 + t * 560
    const wave = 20 + t * 62
    const noise = [random.between(-0.6, 0.6), random.between(-0.6, 0.6)] as const
    const edge = (dy: number) =>
      flow(
        numbers(11).map((k) => [
          -20 + k * 244,
          y +
            dy +
            wave * (Math.sin(k * 0.85 + swing + i * 0.5) + noise[0] * Math.sin(k * 1.9 + i) + noise[1]) -
            side * (k - 5) * wave * 0.22,
        ]),
      )
    const field = mix(crop, season === 'spring' ? ink.water : ink.ground, 0.05 + t * 0.25 + (i % 2) * 0.12)
    const fill = scene.down([0, mix(field, ink.mist, 0.5 - t * 0.4)], [0.3, field], [1, crop])
    const grown = season === 'summer' || season === 'autumn'
    const stalks = repeat(3, (k) =>
      stroke(
        edge(26 + t * 30 + k * (16 + t * 22)),
        season === 'summer' ? lighter(crop, 0.25) : darker(crop, 0.2),
        2.5 + t * 4,
        `${opacity(0.5)} stroke-dasharray="${d`${5 + t * 8} ${9 + t * 13}`}"`,
      ),
    )
    const bunds = numbers(4).map((k) => {
      const x = 240 + k * 560 + noise[0] * 300 + (i % 2) * 260
      return stroke(
        d`M${x} ${y - wave}q${-20 - t * 30} ${60 + t * 70} ${-60 - t * 60} ${240 + t * 160}`,
        bank,
        5 + t * 11,
      )
    })
    return (
      path(`${edge(0)}V1370H-20Z`, darker(bank, 0.3)) +
      path(`${edge(6 + t * 6)}V1370H-20Z`, bank) +
      scene.clip(
        `${edge(16 + t * 22)}V1370H-20Z`,
        path(`${edge(16 + t * 22)}V1370H-20Z`, fill),
        grown ? stalks : stroke(edge(36 + t * 40), ink.shine, 3 + t * 3, opacity(0.5)),
        ...bunds,
      )
    )
  })
  return [
    sky(scene, { horizon: 720, birds: true }),
    backdrop(scene, 690, 340),
    treeline(scene, () => 712, 80, mix(ink.evergreen, ink.mist, 0.25)),
    terraces,
    thatchedHouse(scene, 1200 - side * random.between(170, 260), 800, 0.66),
    cedar(scene, 1200 - side * 520, 800, 190),
    seasonTree(scene, 1200 + side * 470, 850, 190),
    walker(scene, 1200 + side * 130, 1010, 1.15, true),
    suyari(scene, 1200 + side * 400, 610, 900, 0.75, 3),
    drift(scene, 300, 1300, 20),
  ].join('')
}
