/** The used part of the package, which has no types of its own. */
declare module 'opentype.js' {
  /** A command of an SVG path; straight ones have no control points. */
  export type Command = {
    type: string
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  type Glyph = {
    advanceWidth?: number
    getPath: (x: number, y: number, size: number) => { commands: Command[] }
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph: (character: string) => Glyph
    charToGlyphIndex: (character: string) => number
  }
  export const parse: (file: ArrayBuffer) => Font
}
