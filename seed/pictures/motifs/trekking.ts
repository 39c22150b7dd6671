import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { pine } from '../parts/conifers.ts'
import { hiker } from '../parts/figures.ts'
import { crest, heightAt, mist, peak } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, path, place, poly, repeat, stroke } from '../shape.ts'

/** Walkers on a ridge with the ranges behind them. */
export function trekking(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const options = {
    y: 1020,
    height: 110,
    hills: 2,
    colour: ink.ground,
    rough: 3,
    bend: (t: number) => (side === 1 ? t : 1 - t) * 260 - 100,
  }
  const points = crest(scene, options)
  const line = (x: number) => heightAt(points, x)
  const grass = season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.2)
  const sign = [
    stroke('M0 0V-230', ink.wood, 18),
    path('M-16 -210H120L150 -182L120 -154H-16Z', lighter(ink.wood, 0.3)),
    path('M16 -140H-110L-138 -114L-110 -88H16Z', lighter(ink.wood, 0.2)),
    stroke('M10 -182H100M-96 -114H0', darker(ink.wood, 0.4), 7),
  ]
  const trail = numbers(21).map((i) => {
    const t = i / 20
    return [
      X(520 - t * 760 + Math.sin(t * 5) * 90),
      line(X(520 - t * 760)) + 8 + t * t * 300,
      7 + t * 90,
    ] as const
  })
  const [near, far] = [
    trail.map(([x, y, w]) => [x - w, y] as const),
    trail.map(([x, y, w]) => [x + w, y] as const),
  ]
  return [
    sky(scene, { horizon: 860, birds: true, sunX: X(-560) }),
    backdrop(scene, 860, 480),
    peak(scene, {
      x: X(-380),
      base: 900,
      height: 430,
      width: 620,
      colour: mix(ink.range, ink.ai, 0.15),
      snow: season === 'winter' ? 0.6 : 0.2,
      sag: 1.2,
      jag: 28,
    }),
    mist(scene, 720, 220, 0.7),
    suyari(scene, X(-200), 850, 1000, 0.8, 3),
    poly(
      [...points, [2400, 1350], [0, 1350]],
      scene.down([0, lighter(grass, 0.06)], [1, darker(grass, 0.35)]),
    ),
    poly([...near, ...far.reverse()], mix(ink.tone('#cdb78f'), grass, season === 'winter' ? 0.6 : 0.1)),
    repeat(22, () => {
      const x = random.between(0, 2400)
      const [y, r] = [line(x) + random.between(60, 330), random.between(16, 62)]
      return Math.abs(x - X(100)) < 330
        ? ''
        : path(
            d`M${x - r} ${y}l${r * 0.4} ${-r * 0.7}l${r * 0.8} ${-r * 0.1}l${r * 0.7} ${r * 0.8}Z`,
            scene.across([0, lighter(ink.stone, 0.15)], [1, darker(ink.stone, 0.4)]),
          )
    }),
    repeat(16, (i) =>
      blades(
        scene,
        80 + i * 150,
        line(80 + i * 150) + 40 + (i % 3) * 80,
        160,
        46,
        22,
        season === 'winter' ? mix(ink.koke, ink.snow, 0.3) : darker(grass, 0.28),
        6,
      ),
    ),
    pine(scene, X(760), line(X(760)) + 40, 330, side === 1 ? -1 : 1),
    place(X(-330), line(X(-330)) + 90, 1.15, ...sign),
    hiker(scene, X(330), line(X(330)) + 34, 1.2),
    hiker(scene, X(120), line(X(120)) + 90, 2.1),
    hiker(scene, X(-20), line(X(-20)) + 150, 2.5),
    seasonTree(scene, X(-1000), 1400, 460),
    drift(scene, 100, 1330, 24),
  ].join('')
}
