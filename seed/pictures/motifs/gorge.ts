import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { punt } from '../parts/boats.ts'
import { bough } from '../parts/bough.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { mist, ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { leafTree } from '../parts/trees.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, repeat, stroke } from '../shape.ts'

/** One wall of a gorge: flat facets under a wooded edge. */
function wall(scene: Scene, side: 1 | -1, inner: number, top: number, foot: number, colour: string) {
  const { random, ink } = scene
  const outer = side === 1 ? 2420 : -20
  const x = (t: number) => inner + side * (t * 150) + random.between(-34, 34)
  const steps = numbers(9).map((i) => d`L${x(1 - i / 8)} ${top + ((foot - top) * i) / 8}`)
  const face = d`M${outer} ${top - 70}L${inner + side * 250} ${top - 30}${steps.join('')}L${inner - side * 60} ${foot + 30}H${outer}Z`
  const planes = numbers(15)
    .map(() => {
      const [px, py, h] = [
        inner + side * random.between(60, 900),
        random.between(top, foot - 120),
        random.between(120, 340),
      ]
      return d`M${px} ${py}l${random.between(30, 80)} ${h * 0.2}l${random.between(-30, 20)} ${h}l${-random.between(30, 70)} ${-h * 0.4}Z`
    })
    .join('')
  const ledges = numbers(9).map(() =>
    stroke(
      d`M${inner + side * random.between(40, 300)} ${random.between(top + 60, foot - 30)}l${side * random.between(120, 420)} ${random.between(-40, 10)}`,
      lighter(colour, 0.2),
      random.between(3, 7),
      opacity(0.4),
    ),
  )
  return (
    path(face, scene.down([0, colour], [1, darker(colour, 0.35)])) +
    scene.clip(face, path(planes, ink.shade, opacity(0.22)), ...ledges)
  )
}

export function gorge(scene: Scene) {
  const { random, ink } = scene
  const gap = random.between(250, 310)
  const rock = ink.tone('#7d7c78')
  const line = 930
  const x = 1200 + random.between(-50, 50)
  const trees = (side: 1 | -1, top: number, reach: number, size: number, count: number) =>
    repeat(count, (i) => {
      const tx = x + side * (reach + i * random.between(70, 110))
      return i % 3 === 2
        ? cedar(scene, tx, top - i * 12 + 40, size * 1.3)
        : leafTree(scene, tx, top - i * 14 + 40, size * random.between(0.85, 1.2))
    })
  const far = [-1, 1].map(
    (side) =>
      wall(scene, side as 1 | -1, x + side * gap * 0.62, 470, line - 40, ink.air(rock, 0.5)) +
      trees(side as 1 | -1, 470, gap * 0.62 + 170, 110, 9),
  )
  const near = [-1, 1].map(
    (side) =>
      wall(scene, side as 1 | -1, x + side * gap * 1.4, 520, line + 60, rock) +
      trees(side as 1 | -1, 520, gap * 1.4 + 180, 210, 11),
  )
  const view = far.join('') + mist(scene, line - 170, 190, 0.5) + near.join('')
  const deck = d`M${x - 600} 566Q${x} 640 ${x + 600} 566L${x + 600} 582Q${x} 656 ${x - 600} 582Z`
  const ropes = numbers(41).map((i) => {
    const t = i / 20 - 1
    const sag = (74 * (1 - t * t)) / 2
    return d`M${x + t * 600} ${566 + sag}V${518 + sag * 1.35}`
  })
  const bridge = random.chance(0.6)
    ? path(deck, darker(ink.shu, 0.1)) +
      stroke(ropes.join(''), ink.shu, 4) +
      stroke(d`M${x - 600} 518Q${x} 616 ${x + 600} 518`, ink.shu, 6)
    : ''
  return [
    sky(scene, { horizon: 760, clouds: 0, sunX: x + 90, birds: false }),
    backdrop(scene, 640, 260),
    ridge(scene, { y: 800, height: 160, hills: 6, colour: ink.evergreen, distance: 0.45 }),
    treeline(scene, () => line - 10, 110, mix(ink.evergreen, ink.mist, 0.45), x - 400, x + 400),
    far.join(''),
    mist(scene, line - 190, 210, 0.55),
    near.join(''),
    bridge,
    water(scene, line, 1350, mix(ink.water, ink.tone('#3f8f7f'), 0.5)),
    mirror(scene, line, view, 0.3),
    repeat(26, () =>
      path(
        lens(
          x + random.between(-700, 700),
          random.between(960, 1330),
          random.between(80, 260),
          random.between(5, 12),
        ),
        ink.snow,
        opacity(0.55),
      ),
    ),
    punt(scene, x, 1110, 1.6, random.sign()),
    bough(scene, -20, 60, 560, -1),
  ].join('')
}
