import type { Command, Font } from 'opentype.js'

/** Characters missing in the typeface, and their replacements. */
const SIMILAR: Record<string, string> = { '―': '—', 髙: '高', 﨑: '崎', '～': '〜', '♨': '湯' }
/** Full-width brackets and punctuation fill one half; the other half is blank. */
const AIR_BEFORE = /^[（「『【〈《〔]/u

/** Text as outlines, which need no font to be rasterised. */
export type Typeface = {
  /** The width of a text at a size, in pixels. */
  width: (text: string, size: number) => number
  /** The outlines of a text from the start of its baseline. */
  outlines: (text: string, x: number, y: number, size: number) => string
}

const tidy = (text: string, font: Font): string =>
  [...text]
    .map((character) => SIMILAR[character] ?? character)
    .filter((character) => character === ' ' || font.charToGlyphIndex(character) > 0)
    .join('')

/** The package's own writer outputs `NaN` for numbers near zero, which breaks the whole path. */
const pathData = (commands: readonly Command[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')

export function typefaceOf(font: Font): Typeface {
  const width = (text: string, size: number) =>
    [...tidy(text, font)].reduce((sum, character) => sum + advance(character), 0) * (size / font.unitsPerEm)
  const advance = (character: string) => font.charToGlyph(character).advanceWidth ?? font.unitsPerEm
  return {
    width,
    outlines: (text, x, y, size) => {
      const characters = [...tidy(text, font)]
      // A line that starts with a bracket is aligned by the visible half.
      let left = x - (AIR_BEFORE.test(text) ? size / 2 : 0)
      return characters
        .map((character) => {
          const data = pathData(font.charToGlyph(character).getPath(left, y, size).commands)
          left += advance(character) * (size / font.unitsPerEm)
          return data
        })
        .join('')
    },
  }
}
