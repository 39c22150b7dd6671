import { phrasesOf } from './phrases.ts'

/** How wide a text stands, in the unit of `max`. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** Phrases that are wider than a line, character by character. */
const pieces = (text: string, max: number, measure: Measure): string[] =>
  phrasesOf(text).flatMap((phrase) => (measure(phrase.trim()) > max ? [...phrase] : [phrase]))

/** What a line costs that ends so: behind a stop it reads on by itself, inside a compound the eye stumbles. */
function costOfEnd(line: string): number {
  if (/[、。，！？」』）・]$/u.test(line)) return 0
  return /[ぁ-ん]$/u.test(line) ? 0.08 : 0.3
}

const COST_OF_LINE = 0.12

type Setting = { cost: number; lines: string[] }

/** The best way to set `parts`: few lines, of much the same width, that end where a reader pauses. */
function bestSetting(parts: readonly string[], max: number, measure: Measure): string[] {
  // best[i] sets everything from part i on.
  const best: Setting[] = Array.from({ length: parts.length + 1 }, () => ({ cost: 0, lines: [] }))
  for (let from = parts.length - 1; from >= 0; from--) {
    let choice: Setting = { cost: Number.POSITIVE_INFINITY, lines: [] }
    let line = ''
    for (let to = from + 1; to <= parts.length; to++) {
      line += parts[to - 1]
      const width = measure(line.trim())
      // One part alone is a line however wide it is.
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

/** A text in lines no wider than `max`. */
export const balancedLines = (text: string, max: number, measure: Measure): string[] =>
  bestSetting(pieces(text, max, measure), max, measure)

/** At most `most` lines; what is too long ends with `…`. */
export function fewLines(text: string, max: number, most: number, measure: Measure): string[] {
  const lines = balancedLines(text, max, measure)
  if (lines.length <= most) return lines
  const kept = fullLines(pieces(text, max, measure), max, measure)
  if (kept.length <= most) return kept
  let last = [...(kept[most - 1] ?? '')]
  while (last.length > 0 && measure(last.join('') + ELLIPSIS) > max) last = last.slice(0, -1)
  return [
    ...kept.slice(0, most - 1),
    last.join('').replace(/(?<![、。・\s「『（])[、。・\s「『（]+$/u, '') + ELLIPSIS,
  ]
}

/** Each line as full as it can be: where there is hardly room, that is all that counts. */
function fullLines(parts: readonly string[], max: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line !== undefined && measure((line + part).trim()) <= max) lines[lines.length - 1] = line + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}
