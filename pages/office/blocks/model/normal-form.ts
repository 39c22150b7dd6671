import { z } from 'zod'
import { Mark, type TextRun } from '#domain/blocks/inline.ts'
import { isEqual } from '#domain/json/is-equal.ts'

// Normal form: equal bodies have equal JSON. Adjacent runs with equal marks are merged, marks are sorted, missing
// values are filled in empty. Blocks in normal form pass through the editor unchanged.

const ORDER = ['bold', 'marker', 'link', 'ruby']

/** A run in a draft: empty texts are dropped, marks must be known and safe. */
const KnownMark = z.discriminatedUnion(
  'type',
  Mark.options.map((option) => option.strict()) as typeof Mark.options,
)
const DraftRuns = z.array(z.strictObject({ text: z.string(), marks: z.array(KnownMark) }))

const sortedMarks = (marks: readonly Mark[]): Mark[] =>
  [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()].toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  )

/** Merges runs with the same marks, but not ruby, because each has its own reading. */
const joined = (runs: TextRun[], run: TextRun): TextRun[] => {
  const last = runs.at(-1)
  const isOne = last && isEqual(last.marks, run.marks) && !run.marks.some(({ type }) => type === 'ruby')
  return isOne ? [...runs.slice(0, -1), { ...run, text: last.text + run.text }] : [...runs, run]
}

/** `null` for anything but marked text. An empty value is an empty text. */
export function normalInline(value: unknown): TextRun[] | null {
  const runs = DraftRuns.safeParse(value ?? [])
  if (!runs.success) return null
  return runs.data
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => ({ text, marks: sortedMarks(marks) }))
    .reduce(joined, [])
}
