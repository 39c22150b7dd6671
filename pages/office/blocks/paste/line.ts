import type { Mark, TextRun } from '#domain/blocks/inline.ts'
import { normalInline } from '../model/normal-form.ts'

/** Characters between which Japanese has no spaces. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60ー]/u

/** What breaks a line in a file breaks none in a text: between Japanese characters it is nothing, elsewhere a space. */
const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<![\t ])[\t ]*[\r\n]+[\t\r\n ]*/g, (_all, at: number, whole: string) => {
      const before = whole.slice(0, at).at(-1) ?? ''
      const after = whole.slice(at).trimStart()[0] ?? ''
      return WIDE.test(before) || WIDE.test(after) ? '' : ' '
    })
    .replaceAll(/[\t\f ]+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
    .replaceAll(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\u200b\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')

const trimmedStart = (runs: TextRun[]): TextRun[] => {
  const [first, ...rest] = runs
  if (!first) return []
  const text = first.text.replace(/^[ \u3000]+/, '')
  return text ? [{ ...first, text }, ...rest] : trimmedStart(rest)
}

const trimmedEnd = (runs: TextRun[]): TextRun[] => {
  const last = runs.at(-1)
  if (!last) return []
  const text = last.text.replace(/(?<![ \u3000])[ \u3000]+$/, '')
  return text ? [...runs.slice(0, -1), { ...last, text }] : trimmedEnd(runs.slice(0, -1))
}

/** A line of text while it is read, piece by piece. */
export class Line {
  #runs: TextRun[] = []

  add(text: string, marks: readonly Mark[]): void {
    const clean = unbroken(text)
    if (clean) this.#runs.push({ text: clean, marks: [...marks] })
  }

  /** What was read, without space at its ends; and begins anew. */
  take(): TextRun[] {
    const runs = trimmedEnd(trimmedStart(normalInline(this.#runs) ?? []))
    this.#runs = []
    return runs
  }
}

export const wordsOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')
