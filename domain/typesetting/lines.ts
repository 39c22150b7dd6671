import { phrasesOf } from './phrases.ts'

/** The width of a text, in the unit of `max`. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** Splits phrases that are wider than a line into characters. */
const pieces = (text: string, max: number, measure: Measure): string[] =>
  phrasesOf(text).flatMap((phrase) => (measure(phrase.trim()) > max ? [...phrase] : [phrase]))

/** The cost of a line end: none after punctuation, a high one inside a compound. */
function costOfEnd(line: string): number {
  if (/[、。，！？」』）・]$/u.test(line)) return 0
  return /[ぁ-ん]$/u.test(line) ? 0.08 : 0.3
}

const COST_OF_LINE = 0.12

type Setting = { cost: number; lines: string[] }

/** The best setting of `parts`: few lines of similar width, with natural breaks. */
function bestSetting(parts: readonly string[], max: number, measure: Measure): string[] {
  // best[i] is the setting of all parts from i on.
  const best: Setting[] = Array.from({ length: parts.length + 1 }, () => ({ cost: 0, lines: [] }))
  for (let from = parts.length - 1; from >= 0; from--) {
    let choice: Setting = { cost: Number.POSITIVE_INFINITY, lines: [] }
    let line = ''
    for (let to = from + 1; to <= parts.length; to++) {
      line += parts[to - 1]
      const width = measure(line.trim())
      // A single part is a line, however wide it is.
      if (width > max && to > from + 1) break
      const rest = best[to] as Setting
      const slack =
        to === parts.length ? 0.5 * (1 - width / max) ** 2 : (1 - width / max) ** 2 + costOfEnd(line)
      const cost = COST_OF_LINE + slack + rest.cost
      if (cost < choice.cost) choice = { cost, lines: [line.trim(), ...rest.lines] }
    }
    best[from] = choice
  }
  return best[0]?.lines ?? []
}

/** Breaks a text into lines no wider than `max`. */
export const balancedLines = (text: string, max: number, measure: Measure): string[] =>
  bestSetting(pieces(text, max, measure), max, measure)

/** At most `maxLines` lines; a longer text ends with `…`. */
export function fewLines(text: string, max: number, maxLines: number, measure: Measure): string[] {
  const lines = balancedLines(text, max, measure)
  if (lines.length <= maxLines) return lines
  const fitting = fullLines(pieces(text, max, measure), max, measure)
  if (fitting.length <= maxLines) return fitting
  let last = [...(fitting[maxLines - 1] ?? '')]
  while (last.length > 0 && measure(last.join('') + ELLIPSIS) > max) last = last.slice(0, -1)
  return [
    ...fitting.slice(0, maxLines - 1),
    last.join('').replace(/(?<![、。・\s「『（])[、。・\s「『（]+$/u, '') + ELLIPSIS,
  ]
}

/** Fills each line as far as possible, when space is scarce. */
function fullLines(parts: readonly string[], max: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line !== undefined && measure((line + part).trim()) <= max) lines[lines.length - 1] = line + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}
