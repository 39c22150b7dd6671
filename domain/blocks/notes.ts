import type { Note } from './note.ts'

/** The notes in the texts of a body, in the order in which readers meet them; the first is note 1. */
export function notesIn(value: unknown): Note[] {
  if (typeof value !== 'object' || value === null) return []
  if ('marks' in value) return 'note' in value && value.note ? [value.note as Note] : []
  return Object.values(value).flatMap(notesIn)
}
