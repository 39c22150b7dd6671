import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, rect, stroke } from '../shape.ts'

/** A tuft of blades as one path. */
export function blades(
  { random }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  wide = 5,
) {
  const data = numbers(count)
    .map(() => {
      const bx = x + random.between(-0.5, 0.5) * width
      const [h, lean] = [height * random.between(0.6, 1.1), random.between(-0.35, 0.35) * height]
      return d`M${bx - wide / 2} ${y}Q${bx + lean * 0.2} ${y - h * 0.6} ${bx + lean} ${y - h}Q${bx + lean * 0.3 + wide} ${y - h * 0.5} ${bx + wide / 2} ${y}Z`
    })
    .join('')
  return path(data, colour)
}

/** Susuki and reeds: stems with plumes. */
export function plumes(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour = scene.ink.tone('#e9d9b4'),
) {
  const { random, ink } = scene
  const stems: string[] = []
  const heads: string[] = []
  for (const _ of numbers(count)) {
    const bx = x + random.between(-0.5, 0.5) * width
    const h = height * random.between(0.65, 1.1)
    const lean = random.between(0.05, 0.32) * h
    stems.push(d`M${bx} ${y}Q${bx + lean * 0.2} ${y - h * 0.6} ${bx + lean} ${y - h}`)
    heads.push(
      d`M${bx + lean * 0.62} ${y - h * 0.8}q${lean * 0.1 - 6} ${-h * 0.13} ${lean * 0.4} ${-h * 0.24}q${h * 0.1} ${h * 0.04} ${h * 0.13} ${h * 0.13}q${-h * 0.1} ${-h * 0.04} ${-h * 0.13 - lean * 0.4} ${h * 0.11}Z`,
    )
  }
  return (
    stroke(stems.join(''), mix(ink.ground, ink.kohaku, 0.4), 3.5) +
    path(heads.join(''), colour, opacity(0.92))
  )
}

/** Flowers in rows that grow towards the reader. */
export function flowers(scene: Scene, top: number, bottom: number, colour: string, leaf: string, rows = 18) {
  const { random } = scene
  return numbers(rows)
    .map((row) => {
      const t = ((row + 0.5) / rows) ** 1.7
      const y = top + t * (bottom - top)
      const size = 4 + t * 17
      const heads = numbers(Math.round(330 - t * 215))
        .map(() =>
          dot(
            random.between(-20, 2420),
            y + random.between(-1, 1) * (size + 7),
            size * random.between(0.7, 1.2),
            size * 0.72,
          ),
        )
        .join('')
      const haze = mix(colour, scene.ink.mist, (1 - t) * 0.35)
      return (
        rect(0, y, 2400, size * 2.2, mix(leaf, colour, 0.62), opacity(0.6 - t * 0.35)) +
        path(heads, row % 3 === 1 ? lighter(haze, 0.22) : row % 3 === 2 ? darker(haze, 0.08) : haze)
      )
    })
    .join('')
}

export function bamboo(scene: Scene, x: number, width: number, colour: string, top = -20, bottom = 1360) {
  const { random } = scene
  const joints: string[] = []
  for (let y = bottom - random.between(0, 120); y > top; y -= width * random.between(4.4, 5.8))
    joints.push(d`M${x - width * 0.56} ${y}h${width * 1.12}`)
  return (
    rect(
      x - width / 2,
      top,
      width,
      bottom - top,
      scene.across([0, lighter(colour, 0.2)], [0.35, colour], [1, darker(colour, 0.35)]),
    ) +
    stroke(joints.join(''), darker(colour, 0.42), width * 0.09) +
    stroke(joints.join(''), lighter(colour, 0.4), width * 0.05, `transform="translate(0 ${-width * 0.1})"`)
  )
}

/** Petals, leaves or snowflakes on the air, as the season has it. */
export function drift(scene: Scene, top = 0, bottom = 1350, count = 46) {
  const { random, ink, season } = scene
  if (season === 'summer') return ''
  const colour = season === 'spring' ? ink.blossom[2] : season === 'autumn' ? ink.leaves[1] : ink.snow
  const data = numbers(season === 'winter' ? count * 2 : count)
    .map(() => {
      const [x, y, r] = [random.between(0, 2400), random.between(top, bottom), random.between(3.5, 9)]
      return season === 'winter'
        ? dot(x, y, r * 0.8)
        : d`M${x} ${y}q${r} ${-r} ${r * 2} 0q${-r * 0.6} ${r} ${-r * 2} 0Z`
    })
    .join('')
  return path(data, colour, opacity(0.85))
}
