import { mendedJson } from '#domain/api/json-value.ts'

/** One less than a body may have, so that a document that is saved again fits into the body that it is sent in. */
const STORED_LEVELS = 31

/** No text that is shorter has so many levels. */
const SHORTEST_DEEP = 2 * STORED_LEVELS

/**
 * A JSON as a row holds it. What was written before bodies were checked for their depth and for half surrogate pairs is
 * mended while it is read: the page, the list and the editor that show it know nothing of either. `isMended`: it was.
 */
export function readStored(text: unknown): { value: ReturnType<typeof JSON.parse>; isMended: boolean } {
  const stored = String(text)
  const value: unknown = JSON.parse(stored)
  if (stored.length < SHORTEST_DEEP && !stored.includes('\\u')) return { value, isMended: false }
  const mended = mendedJson(value, STORED_LEVELS)
  return { value: mended, isMended: mended !== value }
}

/** The same, for whoever need not know. */
export const storedJson = (text: unknown): ReturnType<typeof JSON.parse> => readStored(text).value
