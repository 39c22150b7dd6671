import { z } from 'zod'
import { Mark, type NotedRun } from '#domain/blocks/inline.ts'
import { Note } from '#domain/blocks/note.ts'
import { isEqual } from '#domain/json/is-equal.ts'

// Normal form: equal bodies have equal JSON. Adjacent runs with equal marks are merged, marks are sorted, missing
// values are filled in empty. A note is a run of its own. Blocks in normal form pass through the editor unchanged.

const ORDER = ['bold', 'marker', 'strike', 'link', 'ruby']

/** A run in a draft: empty texts are dropped, marks and notes must be known and safe. */
const KnownMark = z.discriminatedUnion(
  'type',
  Mark.options.map((option) => option.strict()) as typeof Mark.options,
)
const DraftRuns = z.array(
  z.strictObject({ text: z.string(), marks: z.array(KnownMark), note: Note.strict().optional() }),
)

const sortedMarks = (marks: readonly Mark[]): Mark[] =>
  [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()].toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  )

/** Merges runs with the same marks, but not ruby, because each has its own reading. */
const joined = (runs: NotedRun[], run: NotedRun): NotedRun[] => {
  const last = runs.at(-1)
  const isText = last && !last.note && !run.note
  const isOne = isText && isEqual(last.marks, run.marks) && !run.marks.some(({ type }) => type === 'ruby')
  return isOne ? [...runs.slice(0, -1), { ...run, text: last.text + run.text }] : [...runs, run]
}

/** `null` for anything but marked text and notes. An empty value is an empty text. */
export function normalInline(value: unknown): NotedRun[] | null {
  const runs = DraftRuns.safeParse(value ?? [])
  if (!runs.success) return null
  return runs.data
    .flatMap(({ text, marks, note }) => [
      ...(text ? [{ text, marks: sortedMarks(marks) }] : []),
      ...(note ? [{ text: '', marks: [], note }] : []),
    ])
    .reduce(joined, [])
}
