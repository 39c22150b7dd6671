import { z } from 'zod'
import { Mark, type TextRun } from '#domain/blocks/inline.ts'
import { isEqual } from '#domain/json/is-equal.ts'

// Two bodies that say the same are written the same: runs with equal marks are one, marks stand in one order, and what
// a draft does not have yet is there, empty. A block in this form comes out of the editor as it went in.

const ORDER = ['bold', 'marker', 'link', 'ruby']

/** A run while it is written: an empty text is nothing, a mark is never of a dangerous form, or more than is known. */
const KnownMark = z.discriminatedUnion(
  'type',
  Mark.options.map((option) => option.strict()) as typeof Mark.options,
)
const DraftRuns = z.array(z.strictObject({ text: z.string(), marks: z.array(KnownMark) }))

const sortedMarks = (marks: readonly Mark[]): Mark[] =>
  [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()].toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  )

/** Runs with the same marks are one. Words with a reading stay apart, each with its own. */
const joined = (runs: TextRun[], run: TextRun): TextRun[] => {
  const last = runs.at(-1)
  const isOne = last && isEqual(last.marks, run.marks) && !run.marks.some(({ type }) => type === 'ruby')
  return isOne ? [...runs.slice(0, -1), { ...run, text: last.text + run.text }] : [...runs, run]
}

/** `null` for what is no text with marks. Nothing at all is a text without words. */
export function normalInline(value: unknown): TextRun[] | null {
  const runs = DraftRuns.safeParse(value ?? [])
  if (!runs.success) return null
  return runs.data
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => ({ text, marks: sortedMarks(marks) }))
    .reduce(joined, [])
}
