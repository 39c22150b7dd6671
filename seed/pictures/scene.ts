import { type Ink, mixInks } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import type { Drawing } from './subject.ts'

export const WIDTH = 2400
export const HEIGHT = 1350

/** The files: just large enough that no size that is served (domain/image/image.ts) must be enlarged. */
export const FILE_WIDTH = 2144
export const FILE_HEIGHT = 1206

type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Scene = Drawing & {
  random: Random
  ink: Ink
  /** Lamps are on. */
  lit: boolean
  /** Registers a gradient and returns the fill that uses it. Across the box of the shape that wears it. */
  down(...stops: Stop[]): string
  across(...stops: Stop[]): string
  round(...stops: Stop[]): string
  clip(data: string, ...children: string[]): string
  defs(): string
}

export type Draw = (scene: Scene) => string

const stopTag = ([offset, colour, opacity = 1]: Stop) =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`

export function createScene(subject: Drawing): Scene {
  const random = createRandom(`${subject.motif}/${subject.key}/${subject.landmark ?? ''}`)
  const definitions = new Map<string, string>()
  const register = (body: (id: string) => string) => {
    const key = body('')
    const id = definitions.get(key) ?? `g${definitions.size}`
    definitions.set(key, id)
    return id
  }
  const gradient = (tag: string, attributes: string, stops: Stop[]) => {
    const inner = stops.map(stopTag).join('')
    return `url(#${register((id) => `<${tag} id="${id}" ${attributes}>${inner}</${tag}>`)})`
  }
  return {
    ...subject,
    random,
    ink: mixInks(subject.season, subject.time, random),
    lit: subject.time === 'dusk' || subject.time === 'night',
    down: (...stops) => gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops),
    across: (...stops) => gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops),
    round: (...stops) => gradient('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops),
    clip: (data, ...children) => {
      const id = register((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`)
      return `<g clip-path="url(#${id})">${children.join('')}</g>`
    },
    defs: () => [...definitions].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join(''),
  }
}
