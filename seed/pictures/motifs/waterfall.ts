import { darker, lighter, mix } from '../colour.ts'
import { bough } from '../parts/bough.ts'
import { cedar } from '../parts/conifers.ts'
import { mist, ridge } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { crown } from '../parts/trees.ts'
import { lens, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, numbers, opacity, type Point, path, poly, repeat, stroke } from '../shape.ts'

/** A cliff of upright planes, cut by the fall. */
function rocks(scene: Scene, top: (x: number) => number, foot: number, colour: string) {
  const { random, ink } = scene
  const edge = numbers(61).map((i): Point => [i * 40, top(i * 40) + random.between(-14, 14)])
  const columns = numbers(46)
    .map(() => {
      const x = random.between(0, 2400)
      const y = top(x) + random.between(0, 380)
      const h = random.between(110, 330)
      return d`M${x} ${y}l${random.between(24, 60)} ${random.between(8, 30)}l${random.between(-14, 14)} ${h}l${-random.between(20, 56)} ${-random.between(10, 60)}Z`
    })
    .join('')
  const sides = scene.across(
    [0, ink.shade, 0.5],
    [0.3, ink.shade, 0.05],
    [0.7, ink.shade, 0.05],
    [1, ink.shade, 0.55],
  )
  return [
    poly(
      [...edge, [2400, foot], [0, foot]],
      scene.down([0, lighter(colour, 0.08)], [1, darker(colour, 0.35)]),
    ),
    scene.clip(
      `M${edge.map(([x, y]) => d`${x} ${y}`).join('L')}L2400 ${foot}L0 ${foot}Z`,
      path(columns, ink.shade, opacity(0.24)),
      poly(
        [
          [0, 0],
          [2400, 0],
          [2400, foot],
          [0, foot],
        ],
        sides,
      ),
    ),
  ].join('')
}

function fall(scene: Scene, x: number, top: number, foot: number, width: number) {
  const { random, ink } = scene
  const flare = width * 0.32
  const sheet = d`M${x - width / 2} ${top}C${x - width / 2 - 10} ${top + 120} ${x - width / 2 - flare} ${foot - 200} ${x - width / 2 - flare} ${foot}H${x + width / 2 + flare}C${x + width / 2 + flare} ${foot - 200} ${x + width / 2 + 10} ${top + 120} ${x + width / 2} ${top}Z`
  const threads = numbers(30)
    .map(() => {
      const t = random.between(-0.5, 0.5)
      const [y, h] = [random.between(top - 10, foot - 160), random.between(110, 420)]
      const spread = 1 + (flare * 2 * (y - top)) / (foot - top) / width
      return d`M${x + t * width * spread} ${y}q${t * 14} ${h / 2} ${t * 26} ${h}`
    })
    .join('')
  return [
    path(
      sheet,
      scene.down([0, mix(ink.snow, ink.water, 0.3)], [0.1, ink.snow], [1, mix(ink.snow, ink.mist, 0.3)]),
    ),
    scene.clip(
      sheet,
      stroke(threads, mix(ink.water, ink.sky[1], 0.3), 7, opacity(0.42)),
      stroke(threads, ink.water, 2.5, opacity(0.4)),
    ),
  ].join('')
}

/** Leaves that hang over a ledge; dry twigs with snow in winter. */
function thicket(scene: Scene, x: number, y: number) {
  const { random, ink, season } = scene
  const snowy = [mix(ink.evergreen, ink.shade, 0.3), ink.evergreen, ink.snow] as const
  const greens =
    season === 'winter'
      ? snowy
      : random.chance(0.3)
        ? ([darker(ink.evergreen), ink.evergreen, lighter(ink.evergreen, 0.2)] as const)
        : ink.leaves
  return crown(scene, x, y, random.between(90, 170), random.between(46, 80), greens)
}

export function waterfall(scene: Scene) {
  const { random, ink, season } = scene
  const x = 1200 + random.between(-90, 90)
  const [foot, lip, width] = [1010, random.between(230, 290), random.between(120, 210)]
  const colour = mix(ink.tone('#5f6468'), ink.range, 0.25)
  const top = (px: number) => lip + 10 - Math.min(150, Math.abs(px - x) * 0.2)
  const shelf = (side: number, i: number) => {
    const reach = 230 + i * 130
    return [x + side * (reach + random.between(-40, 40)), 470 + i * 30 + random.between(-150, 240)] as const
  }
  const pool = mix(ink.water, ink.tone('#3f8f8a'), 0.35)
  return [
    sky(scene, { horizon: 520, clouds: 0, sunY: 150, sunX: x + random.sign() * 480 }),
    ridge(scene, { y: 330, height: 150, hills: 4, colour: ink.evergreen, distance: 0.4 }),
    repeat(15, (i) =>
      cedar(
        scene,
        i * 170 + random.between(-40, 40),
        top(i * 170) + 30,
        Math.abs(i * 170 - x) < 130 ? 80 : random.between(150, 260),
        mix(ink.evergreen, ink.mist, 0.1),
      ),
    ),
    rocks(scene, top, foot + 30, colour),
    repeat(16, (i) => thicket(scene, ...shelf(i % 2 ? 1 : -1, i / 2))),
    fall(scene, x, lip, foot, width),
    water(scene, foot, 1350, pool),
    repeat(9, () => {
      const r = random.between(70, 150)
      return circle(
        x + random.between(-1, 1) * width * 0.9,
        foot + random.between(-24, 20),
        r,
        scene.round([0, ink.snow, 0.75], [0.5, ink.snow, 0.4], [1, ink.snow, 0]),
      )
    }),
    repeat(24, (i) =>
      path(
        lens(x + random.between(-1, 1) * (300 + i * 18), foot + 30 + i * 12, 170 + i * 16, 8 + i * 0.4),
        ink.snow,
        opacity(0.5),
      ),
    ),
    repeat(9, (i) => {
      const side = i % 2 ? 1 : -1
      const [rx, cx, cy] = [
        random.between(70, 170),
        x + side * random.between(400, 1050),
        random.between(1040, 1330),
      ]
      const stone = season === 'winter' ? ink.snow : mix(ink.stone, ink.koke, 0.35)
      return (
        ellipse(cx + 12, cy + rx * 0.3, rx * 1.15, rx * 0.28, ink.shade, opacity(0.3)) +
        path(
          d`M${cx - rx} ${cy + rx * 0.3}Q${cx - rx * 0.9} ${cy - rx * 0.5} ${cx - rx * 0.1} ${cy - rx * 0.55}T${cx + rx} ${cy + rx * 0.3}Z`,
          scene.across([0, stone], [1, darker(stone, 0.5)]),
        )
      )
    }),
    mist(scene, foot - 150, 240, 0.35),
    bough(scene, 2420, 90, 640, 1),
    random.chance(0.5) ? bough(scene, -20, 200, 480, -1) : '',
    drift(scene, 200, 1300, 26),
  ].join('')
}
