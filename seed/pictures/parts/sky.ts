import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

type SkyOptions = {
  horizon?: number
  sunX?: number
  sunY?: number
  clouds?: number
  birds?: boolean
  sun?: boolean
}

/** The grain of the block, which a wide flat sky picks up. */
const woodGrain = ({ random, ink }: Scene, horizon: number) =>
  repeat(26, (i) => {
    const y = (i + random.next()) * (horizon / 26)
    const bend = random.between(-14, 14)
    const line = d`M-20 ${y}C600 ${y + bend} 900 ${y - bend} 1300 ${y + bend / 2}S2000 ${y - bend} 2420 ${y + bend / 3}`
    return stroke(
      line,
      random.chance(0.5) ? ink.paper : ink.shade,
      random.between(1.2, 3),
      opacity(random.between(0.03, 0.07)),
    )
  })

const stars = ({ random }: Scene, horizon: number) =>
  path(
    numbers(90)
      .map(() => dot(random.between(0, 2400), random.between(30, horizon * 0.75), random.between(1.2, 3.2)))
      .join(''),
    '#fdf3da',
    opacity(0.62),
  )

function light(scene: Scene, x: number, y: number) {
  const { time, season, random } = scene
  if (time === 'night') {
    const halo = scene.round([0, '#fbeecb', 0.5], [0.35, '#fbeecb', 0.16], [1, '#fbeecb', 0])
    const crescent = d`M${x - 20} ${y - 62}A64 64 0 1 0 ${x + 58} ${y + 26}A58 58 0 0 1 ${x - 20} ${y - 62}Z`
    const face = random.chance(0.35) ? path(crescent, '#f9eecf') : circle(x, y, 66, '#f9eecf')
    return circle(x, y, 330, halo) + face
  }
  const colour = time === 'dusk' ? '#e2583c' : time === 'morning' ? '#f0977c' : '#fdf6e6'
  const halo = scene.round([0, colour, 0.45], [0.4, colour, 0.16], [1, colour, 0])
  const size = time === 'dusk' ? 96 : time === 'morning' ? 70 : 52
  const face =
    time === 'noon' && season !== 'winter'
      ? circle(x, y, size, colour, opacity(0.85))
      : circle(x, y, size, colour)
  return circle(x, y, size * 4, halo) + face
}

/** Suyari-gasumi: round-ended bands of mist, as old picture scrolls lay them over a view. */
export function suyari(scene: Scene, x: number, y: number, width: number, strength = 0.8, bands = 4) {
  const { random, ink } = scene
  const height = random.between(26, 38)
  const fill = scene.across(
    [0, ink.mist, strength * 0.15],
    [0.3, ink.mist, strength],
    [0.75, ink.mist, strength],
    [1, ink.mist, strength * 0.1],
  )
  let data = ''
  let left = x - width / 2
  let length = width * random.between(0.55, 0.75)
  for (const band of numbers(bands)) {
    const top = y + band * height * 0.92
    const r = height / 2
    data += d`M${left + r} ${top}h${length - height}a${r} ${r} 0 0 1 0 ${height}h${height - length}a${r} ${r} 0 0 1 0 ${-height}Z`
    left += random.between(-0.16, 0.22) * width
    length = width * random.between(0.4, 0.8)
  }
  return path(data, fill)
}

/** Cumulus printed flat: a straight foot, a rounded head. */
function heap(scene: Scene, x: number, y: number, width: number) {
  const { random, ink } = scene
  const head = numbers(9)
    .map((i) => {
      const t = i / 8
      const r = width * (0.06 + 0.13 * Math.sin(Math.PI * t)) * random.between(0.75, 1.2)
      return dot(x + (t - 0.5) * width, y - r * 0.75, r)
    })
    .join('')
  const white = scene.down([0, mix(ink.paper, ink.sky[2], 0.1), 0.95], [0.7, ink.mist, 0.7], [1, ink.mist, 0])
  return scene.clip(d`M0 0H2400V${y}H0Z`, path(head, white))
}

export const birds = ({ random, ink }: Scene, x: number, y: number, count = 5, colour = ink.dark) =>
  repeat(count, (i) => {
    const s = random.between(12, 22)
    const [bx, by] = [
      x + i * random.between(34, 62),
      y + Math.abs(i - count / 3) * 22 + random.between(-8, 8),
    ]
    const wing = d`M${bx - s} ${by - s * 0.45}q${s * 0.6} ${-s * 0.15} ${s} ${s * 0.5}q${s * 0.5} ${-s * 0.7} ${s * 1.1} ${-s * 0.55}q${-s * 0.6} ${s * 0.2} ${-s} ${s * 0.85}q${-s * 0.4} ${-s * 0.6} ${-s * 1.1} ${-s * 0.8}Z`
    return path(wing, colour, opacity(0.75))
  })

/** Bokashi from the top of the sheet to the horizon, with the hour's light in it. */
export function sky(scene: Scene, options: SkyOptions = {}) {
  const { random, ink, time, season } = scene
  const { horizon = 820, clouds = random.int(1, 3), sun = true } = options
  const sunX = options.sunX ?? 1200 + random.sign() * random.between(260, 620)
  const high = time === 'dusk' || time === 'morning' ? random.between(0.5, 0.72) : random.between(0.26, 0.4)
  const sunY = options.sunY ?? horizon * high
  const depth = random.between(0.4, 0.55)
  const back = scene.down([0, ink.sky[0]], [depth, ink.sky[1]], [1, ink.sky[2]])
  const band = scene.down([0, mix(ink.sky[0], ink.shade, 0.45), 0.75], [1, ink.sky[0], 0])
  const summer = season === 'summer' && time === 'noon'
  return [
    rect(0, 0, 2400, horizon + 4, back),
    rect(0, horizon, 2400, 1350 - horizon, ink.sky[2]),
    rect(0, 0, 2400, random.between(190, 300), band),
    woodGrain(scene, horizon),
    time === 'night' ? stars(scene, horizon) : '',
    sun ? light(scene, sunX, sunY) : '',
    summer
      ? heap(scene, 1200 + random.sign() * random.between(500, 850), horizon - 30, random.between(560, 820))
      : '',
    repeat(clouds, () => {
      const x = 1200 + random.sign() * random.between(250, 1050)
      return suyari(
        scene,
        x,
        random.between(0.24, 0.7) * horizon,
        random.between(520, 980),
        random.between(0.35, 0.65),
        random.int(2, 4),
      )
    }),
    options.birds && time !== 'night'
      ? birds(scene, random.pick([620, 1560]), random.between(230, 330), random.int(3, 6))
      : '',
  ].join('')
}
