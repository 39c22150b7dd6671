import { mix } from '../colour.ts'
import { skyline } from '../parts/city.ts'
import { visitor } from '../parts/figures.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** Trees hung with lights along a walk. */
export function illumination(scene: Scene) {
  const { random, ink } = scene
  const warm = ['#f8d58a', '#f7ecd0', '#f3b873'] as const
  const cool = ['#a9c8ee', '#dfeaf7', '#c9b8ea'] as const
  const lamps = random.chance(0.6) ? warm : cool
  const tree = (x: number, y: number, s: number) => {
    const dots = numbers(330).map(() => {
      const [a, r] = [random.between(0, 6.283), Math.sqrt(random.next())]
      return dot(
        x + Math.cos(a) * r * s * 0.4,
        y - s * 0.72 + Math.sin(a) * r * s * 0.34,
        s * random.between(0.003, 0.0085),
      )
    })
    const limbs = numbers(7).map((i) => {
      const lean = (i - 3) / 3
      return d`M${x} ${y - s * 0.3}Q${x + lean * s * 0.08} ${y - s * 0.52} ${x + lean * s * 0.34} ${y - s * (0.98 - Math.abs(lean) * 0.28)}`
    })
    const beads = numbers(24).map((i) =>
      dot(x + Math.sin(i * 1.9) * s * 0.014, y - i * s * 0.015, s * 0.0055),
    )
    const bark = mix(ink.dark, lamps[0], 0.25)
    return (
      circle(
        x,
        y - s * 0.7,
        s * 0.62,
        scene.round([0, lamps[0], 0.42], [0.6, lamps[0], 0.14], [1, lamps[0], 0]),
      ) +
      stroke(limbs.join(''), bark, s * 0.011) +
      stroke(d`M${x} ${y}V${y - s * 0.34}`, bark, s * 0.026) +
      path(dots.join('') + beads.join(''), random.pick(lamps))
    )
  }
  const road = d`M1150 830H1250L1640 1370H760Z`
  return [
    sky(scene, { horizon: 840, clouds: 0, sunY: 170 }),
    skyline(scene, 840, 260, mix(ink.sky[0], ink.shade, 0.4), 0.3, 110),
    rect(0, 830, 2400, 530, scene.down([0, mix(ink.shade, ink.ai, 0.5)], [1, ink.shade])),
    path(road, scene.down([0, mix(lamps[0], ink.ai, 0.3)], [1, mix(ink.ai, ink.shade, 0.6)])),
    circle(1200, 820, 420, scene.round([0, lamps[1], 0.7], [1, lamps[1], 0])),
    repeat(7, (i) => {
      const t = ((i + 1) / 7) ** 1.7
      return [-1, 1].map((side) => tree(1200 + side * (110 + t * 830), 850 + t * 330, 130 + t * 620)).join('')
    }),
    repeat(5, (i) => visitor(scene, 1200 + (i % 2 ? 1 : -1) * (20 + i * 24), 880 + i * 50, 0.55 + i * 0.28)),
    ellipse(1200, 1230, 460, 80, lamps[0], opacity(0.12)),
    drift(scene, 100, 1330, 30),
  ].join('')
}
