import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect } from '../shape.ts'

/** A lens of light on the water, thin at both ends. */
export const lens = (x: number, y: number, w: number, h: number) =>
  d`M${x - w / 2} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0Z`

export function ripples(
  scene: Scene,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  strength = 0.5,
) {
  const { random } = scene
  const data = numbers(count)
    .map(() => {
      const t = random.next() ** 1.4
      const near = 0.25 + t
      return lens(
        random.between(-50, 2450),
        top + t * (bottom - top),
        random.between(60, 190) * near,
        random.between(2.5, 6) * near,
      )
    })
    .join('')
  return path(data, colour, opacity(strength))
}

/** Still water from the horizon down to the edge: sky at the far end, ink at the near one. */
export function water(scene: Scene, top: number, bottom = 1350, colour = scene.ink.water) {
  const { ink } = scene
  const fill = scene.down(
    [0, mix(colour, ink.sky[2], 0.62)],
    [0.3, mix(colour, ink.sky[1], 0.25)],
    [1, mix(colour, ink.shade, 0.35)],
  )
  return [
    rect(0, top, 2400, bottom - top, fill),
    ripples(scene, top + 10, bottom, 46, ink.shine, 0.34),
    ripples(scene, top + 30, bottom, 26, mix(colour, ink.shade, 0.5), 0.3),
  ].join('')
}

/** The path of the sun or the moon over water. */
export function glitter(scene: Scene, x: number, top: number, bottom: number) {
  const { random, time } = scene
  const colour = time === 'night' ? '#f7e8c0' : time === 'dusk' ? '#f7c489' : '#fffaf0'
  const data = numbers(34)
    .map((i) => {
      const t = (i / 33) ** 1.3
      return lens(
        x + random.between(-30, 30) * (1 + t * 3),
        top + t * (bottom - top),
        random.between(50, 130) * (0.6 + t),
        3 + t * 9,
      )
    })
    .join('')
  return path(data, colour, opacity(time === 'noon' ? 0.35 : 0.62))
}

/** The reflection of an object in the water, broken by lines. */
export function mirror(scene: Scene, line: number, content: string, strength = 0.28) {
  const { ink } = scene
  return [
    scene.clip(
      d`M0 ${line}H2400V1350H0Z`,
      `<g opacity="${strength}" transform="translate(0 ${line * 2}) scale(1 -1)">${content}</g>`,
    ),
    ripples(scene, line + 14, 1350, 30, mix(ink.water, ink.sky[1], 0.3), 0.5),
  ].join('')
}

/** Rows of crests that bend over to one side, with foam at the lip. */
export function swell(scene: Scene, y: number, height: number, length: number, colour: string) {
  const { random, ink } = scene
  const start = -random.between(0, length)
  let crests = d`M${start} 1360V${y + height}`
  let foam = ''
  for (let x = start; x < 2400 + length; x += length) {
    const h = height * random.between(0.75, 1.2)
    crests += d`C${x + length * 0.3} ${y + height} ${x + length * 0.42} ${y + height - h} ${x + length * 0.62} ${y + height - h}C${x + length * 0.52} ${y + height - h * 0.75} ${x + length * 0.6} ${y + height - h * 0.2} ${x + length} ${y + height}`
    foam += d`M${x + length * 0.3} ${y + height - h * 0.72}C${x + length * 0.42} ${y + height - h * 1.06} ${x + length * 0.52} ${y + height - h * 1.06} ${x + length * 0.64} ${y + height - h * 0.98}C${x + length * 0.54} ${y + height - h * 0.92} ${x + length * 0.46} ${y + height - h * 0.84} ${x + length * 0.3} ${y + height - h * 0.72}Z`
  }
  const body = path(
    `${crests}V1360Z`,
    scene.down([0, mix(colour, ink.shine, 0.2)], [0.25, colour], [1, mix(colour, ink.shade, 0.4)]),
  )
  return body + path(foam, ink.snow, opacity(0.9))
}
