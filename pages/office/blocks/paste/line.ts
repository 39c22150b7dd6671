import type { Mark, NotedRun } from '#domain/blocks/inline.ts'
import type { Note } from '#domain/blocks/note.ts'
import { normalInline } from '../model/normal-form.ts'

/** Characters between which Japanese uses no spaces. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60ー]/u

/** Removes line breaks: nothing between Japanese characters, otherwise a space. */
const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<![\t ])[\t ]*[\r\n]+[\t\r\n ]*/g, (_all, at: number, whole: string) => {
      const before = whole.slice(0, at).at(-1) ?? ''
      const after = whole.slice(at).trimStart()[0] ?? ''
      return WIDE.test(before) || WIDE.test(after) ? '' : ' '
    })
    .replaceAll(/[\t\f ]+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
    .replaceAll(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\u200b\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')

const trimmedStart = (runs: NotedRun[]): NotedRun[] => {
  const [first, ...rest] = runs
  if (!first || first.note) return runs
  const text = first.text.replace(/^[ \u3000\n]+/, '')
  return text ? [{ ...first, text }, ...rest] : trimmedStart(rest)
}

const trimmedEnd = (runs: NotedRun[]): NotedRun[] => {
  const last = runs.at(-1)
  if (!last || last.note) return runs
  const text = last.text.replace(/(?<![ \u3000\n])[ \u3000\n]+$/, '')
  return text ? [...runs.slice(0, -1), { ...last, text }] : trimmedEnd(runs.slice(0, -1))
}

/** Without the spaces around line breaks, which markup is indented with. */
const withoutSpaces = (runs: readonly NotedRun[]): NotedRun[] =>
  runs.map((run, index) => {
    const after = runs[index - 1]?.text.endsWith('\n') ? run.text.replace(/^[ \u3000]+/, '') : run.text
    const isBefore = runs[index + 1]?.text.startsWith('\n')
    return { ...run, text: isBefore ? after.replace(/(?<![ \u3000])[ \u3000]+$/, '') : after }
  })

/** Collects a line of text piece by piece. */
export class Line {
  #runs: NotedRun[] = []

  add(text: string, marks: readonly Mark[]): void {
    const clean = unbroken(text)
    if (clean) this.#runs.push({ text: clean, marks: [...marks] })
  }

  /** Whether the line has text, and does not end with a line break. */
  get isBreakable(): boolean {
    const last = this.#runs.at(-1)
    return (
      last !== undefined &&
      !last.text.endsWith('\n') &&
      this.#runs.some(({ text, note }) => note || text.trim())
    )
  }

  /** A line break inside the text. */
  addBreak(marks: readonly Mark[]): void {
    this.#runs.push({ text: '\n', marks: [...marks] })
  }

  addNote(note: Note): void {
    this.#runs.push({ text: '', marks: [], note })
  }

  /** Returns the runs, trimmed, and starts a new line. */
  drain(): NotedRun[] {
    const runs = trimmedEnd(trimmedStart(normalInline(withoutSpaces(this.#runs)) ?? []))
    this.#runs = []
    return runs
  }
}

/** The text in one line, without marks. */
export const plainTextOf = (runs: readonly NotedRun[]): string =>
  unbroken(runs.map(({ text }) => text).join(''))
