import { mendedJson } from '#domain/api/json-value.ts'

/** One level less than a body may have, so that a stored document fits into a request body again. */
const STORED_LEVELS = 31

/** No shorter text has so many levels. */
const MIN_DEEP_LENGTH = 2 * STORED_LEVELS

/**
 * Parses stored JSON. Rows written before bodies were validated for depth and unpaired surrogates are repaired while
 * reading: pages, lists and the editor do not handle either. `isMended`: it was repaired.
 */
export function readStored(text: unknown): { value: ReturnType<typeof JSON.parse>; isMended: boolean } {
  const stored = String(text)
  const value: unknown = JSON.parse(stored)
  if (stored.length < MIN_DEEP_LENGTH && !stored.includes('\\u')) return { value, isMended: false }
  const mended = mendedJson(value, STORED_LEVELS)
  return { value: mended, isMended: mended !== value }
}

/** The same without `isMended`. */
export const storedJson = (text: unknown): ReturnType<typeof JSON.parse> => readStored(text).value
