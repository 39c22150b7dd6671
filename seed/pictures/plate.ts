import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { balancedLines } from '#domain/typesetting/lines.ts'
import { phrasesOf } from '#domain/typesetting/phrases.ts'
import { typefaceOf } from '#domain/typesetting/typeface.ts'
import { CLOTHS } from './cloths.ts'
import { mix } from './colour.ts'
import { seal } from './finish.ts'
import { outline } from './outline.ts'
import { createRandom } from './random.ts'
import { HEIGHT, WIDTH } from './scene.ts'
import { circle, path, rect, stroke } from './shape.ts'
import type { Plate } from './subject.ts'

const PAPER = '#faf7f1'

/** Traditional dyes, none of them next to a similar one. */
const DYES = [
  '#1f4068',
  '#8f3a28',
  '#31523a',
  '#54406a',
  '#9a6a14',
  '#2f6078',
  '#7b3045',
  '#4d6b3c',
  '#3d4576',
  '#7a5a40',
  '#2e5d57',
  '#5f4a58',
] as const

/** Everything that must survive a square crop is within this width. */
const TEXT_WIDTH = 1120
const SIZES = [
  { size: 210, lines: 1 },
  { size: 172, lines: 2 },
  { size: 150, lines: 2 },
  { size: 138, lines: 2 },
  { size: 124, lines: 3 },
  { size: 108, lines: 3 },
] as const
const SMALL = 62
const LEADING = 1.3

const file = readFileSync(new URL('../../public/fonts/shippori-mincho-600.woff', import.meta.url))
const type = typefaceOf(opentype.parse(new Uint8Array(file).buffer))

/** The lines of a name in the largest size at which no phrase is divided. */
function setName(name: string): { lines: string[]; size: number } {
  for (const { size, lines: most } of SIZES) {
    if (phrasesOf(name).some((phrase) => type.width(phrase.trim(), size) > TEXT_WIDTH)) continue
    const lines = balancedLines(name, TEXT_WIDTH, (text) => type.width(text, size))
    if (lines.length <= most) return { lines, size }
  }
  throw new Error(`The name is too long for a plate: ${name}`)
}

const centred = (text: string, y: number, size: number, fill: string): string =>
  path(type.outlines(text, WIDTH / 2 - type.width(text, size) / 2, y, size), fill)

/** A typographic picture: a name over the outline and in the colour of its prefecture, like the stamp of a station. */
export function drawPlate({ key, name, prefecture }: Plate): string {
  const random = createRandom(`plate/${key}`)
  // Neighbours on the page of a prefecture have one of its three colours.
  const dye = DYES[(Number(prefecture ?? 0) * 5 + random.pick([0, 4, 7])) % DYES.length] ?? DYES[0]
  const ground = mix(dye, random.pick(['#1b1b22', PAPER]), random.between(0, 0.08))
  // The other name, in brackets, is a line of its own.
  const [, main = name, other = ''] = /^(.+?)（(.+)）$/.exec(name) ?? []
  const { lines, size } = setName(main)
  const height = lines.length * size * LEADING
  const top = HEIGHT / 2 - height / 2 + 20
  const pattern = random.pick(CLOTHS)()
  const label = prefectureOfCode(prefecture)?.name ?? ''
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, ground),
    stroke(pattern, mix(ground, PAPER, 0.1), 5),
    prefecture
      ? outline(prefecture, mix(ground, PAPER, 0.2))
      : circle(WIDTH / 2, HEIGHT / 2, 560, mix(ground, PAPER, 0.2)),
    ...lines.map((line, index) => centred(line, top + size * (0.92 + index * LEADING), size, PAPER)),
    label && centred([...label].join(' '), top - 64, 58, mix(ground, PAPER, 0.82)),
    other
      ? centred(other, top + height + 76, SMALL, mix(ground, PAPER, 0.82))
      : rect(WIDTH / 2 - 60, top + height + 36, 120, 5, mix(ground, PAPER, 0.6)),
    seal({ random }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`
}
