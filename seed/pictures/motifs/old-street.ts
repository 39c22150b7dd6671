import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { walker } from '../parts/figures.ts'
import { mist } from '../parts/land.ts'
import { paperLantern } from '../parts/lanterns.ts'
import { pagoda } from '../parts/pagoda.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, type Point, poly, rect, repeat, stroke } from '../shape.ts'

const VANISH = { x: 1200, y: 830 }

/** A point of the street wall: `depth` 0 at the reader, 1 far away. */
const along = (side: number, depth: number, height: number): Point => {
  const near = 1 - depth
  return [
    VANISH.x + side * (92 + near ** 1.6 * 830),
    VANISH.y + 36 + near ** 1.6 * 460 - height * (0.24 + near ** 1.6 * 1.12),
  ]
}

/** One townhouse of the row: lattice below, plaster or slats above, two tiled eaves, an indigo noren. */
function townhouse(scene: Scene, side: number, from: number, to: number, hue: string) {
  const { ink, random, lit, season } = scene
  const face = (a: number, b: number, low: number, high: number): Point[] => [
    along(side, a, low),
    along(side, b, low),
    along(side, b, high),
    along(side, a, high),
  ]
  const tile = season === 'winter' ? ink.snow : ink.tile
  const at = (t: number) => from + (to - from) * t
  const slats = (a: number, b: number, low: number, high: number, count: number) =>
    stroke(
      numbers(count)
        .map((i) => {
          const depth = a + ((b - a) * (i + 0.5)) / count
          const [[x, y], [X, Y]] = [along(side, depth, low), along(side, depth, high)]
          return d`M${x} ${y}L${X} ${Y}`
        })
        .join(''),
      darker(hue, 0.4),
      3 + (1 - from) * 4,
    )
  const noren = random.pick([ink.ai, ink.shu, ink.tone('#5a4a36'), ink.koke] as const)
  const light = lit ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.5)]) : darker(hue, 0.5)
  const out = (depth: number, height: number, reach: number): Point => {
    const [x, y] = along(side, depth, height)
    return [x - side * reach * (1 - depth) ** 1.4, y + reach * 0.12]
  }
  return [
    poly(
      face(from, to, 0, 560),
      scene.across([0, side === -1 ? darker(hue, 0.28) : hue], [1, side === -1 ? hue : darker(hue, 0.28)]),
    ),
    poly(face(at(0.06), at(0.94), 320, 500), random.chance(0.5) ? ink.wall : lit ? light : darker(hue, 0.25)),
    slats(at(0.1), at(0.9), 320, 500, 12),
    poly(face(at(0.05), at(0.55), 40, 250), light),
    slats(at(0.05), at(0.55), 40, 250, 13),
    poly(face(at(0.62), at(0.95), 0, 250), lit ? light : darker(hue, 0.6)),
    poly(face(at(0.62), at(0.95), 150, 250), noren),
    poly(
      [along(side, from, 262), along(side, to, 262), out(to, 238, 110), out(from, 238, 110)],
      darker(tile, 0.1),
    ),
    poly(
      [along(side, from, 320), along(side, to, 320), out(to, 246, 110), out(from, 246, 110)],
      scene.down([0, lighter(tile, 0.1)], [1, darker(tile, 0.2)]),
    ),
    poly(
      [along(side, from, 640), along(side, to, 640), out(to, 528, 130), out(from, 528, 130)],
      scene.down([0, lighter(tile, 0.12)], [1, darker(tile, 0.25)]),
    ),
    poly([out(from, 528, 130), out(to, 528, 130), out(to, 514, 130), out(from, 514, 130)], darker(tile, 0.5)),
  ].join('')
}

export function oldStreet(scene: Scene) {
  const { random, ink, lit, season } = scene
  const cuts = [1, 0.86, 0.72, 0.56, 0.38, 0.18, -0.22]
  const row = (side: number) =>
    repeat(6, (i) =>
      townhouse(
        scene,
        side,
        cuts[i + 1] ?? 0,
        cuts[i] ?? 1,
        ink.tone(random.pick(['#7a5a40', '#65503e', '#8a6a4a', '#5c4a42'] as const)),
      ),
    )
  const stone = season === 'winter' ? mix(ink.snow, ink.stone, 0.2) : mix(ink.stone, ink.tone('#c4b49a'), 0.4)
  const paving =
    numbers(17)
      .map((i) => d`M0 ${880 + (i / 16) ** 1.9 * 480}H2400`)
      .join('') +
    numbers(9)
      .map((i) => d`M${1200 + (i - 4) * 22} 866L${1200 + (i - 4) * 330} 1370`)
      .join('')
  const lamps = [0.16, 0.4, 0.6, 0.75].flatMap((depth) =>
    [-1, 1].map((side) => {
      const [x, y] = along(side, depth, 250)
      return paperLantern(
        scene,
        x - side * 120 * (1 - depth) ** 1.4,
        y + 10,
        0.36 + (1 - depth) ** 1.5 * 1.2,
        ink.room('#d8563e'),
        true,
      )
    }),
  )
  return [
    sky(scene, { horizon: 860, sun: true, sunX: 1200 + random.sign() * 170, clouds: 1 }),
    backdrop(scene, 850, 260),
    random.chance(0.6)
      ? pagoda(scene, 1200, 892, 0.42, 5)
      : seasonTree(scene, 1200 + random.sign() * 40, 890, 260),
    mist(scene, 780, 120, 0.5),
    rect(0, 864, 2400, 500, scene.down([0, mix(stone, ink.mist, 0.35)], [1, darker(stone, 0.25)])),
    stroke(paving, darker(stone, 0.35), 2.5, opacity(0.35)),
    row(-1),
    row(1),
    ...lamps.reverse(),
    lit ? ellipse(1200, 1120, 700, 170, scene.round([0, ink.glow, 0.4], [1, ink.glow, 0])) : '',
    walker(scene, 1150 + random.between(-20, 20), 930, 0.7),
    walker(scene, 1262, 968, 0.95),
    walker(scene, 1090 + random.between(-40, 60), 1080, 1.75, true),
    walker(scene, 1330 + random.between(-20, 30), 1120, 1.95, false),
    drift(scene, 100, 1330, 34),
  ].join('')
}
