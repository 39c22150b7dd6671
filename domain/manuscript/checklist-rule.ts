import type { ContentKind } from '../content/kind.ts'
import { isRecord } from '../json/is-record.ts'
import type { DraftFields, Problem } from './manuscript.ts'

/** Facts about the rest of the site that the checklist needs. */
export type Facts = {
  now: Date
  /** Whether another page of the kind has or had the slug. */
  isSlugTaken: boolean
  /** Referenced content, as `kind:id`, that readers cannot see: not public (yet), or nonexistent. */
  refs: Readonly<Record<string, 'hidden' | 'missing'>>
  /** Fields with an author or place that does not exist. */
  unknown: ReadonlySet<string>
  /** Internal link targets that do not exist. */
  deadPaths: ReadonlySet<string>
}

/** A group of checklist rules. Fields are unvalidated: anything may be missing or empty. */
export type Rule = (kind: ContentKind, fields: DraftFields, facts: Facts) => Problem[]

/** A problem that blocks publishing, in Japanese, at a field (`seo.title`) or at none (`''`). */
export const blocking = (field: string, message: string): Problem => ({ field, message, isBlocking: true })
/** A suggestion that does not block publishing. */
export const advice = (field: string, message: string): Problem => ({ field, message, isBlocking: false })

/** Keeps the truthy entries of a list of conditions. */
export const problemsIf = (...list: (Problem | false | null | undefined | '' | 0)[]): Problem[] =>
  list.filter((one): one is Problem => Boolean(one))

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A date or time in milliseconds, or `NaN`. */
export const momentIn = (value: unknown): number => Date.parse(textIn(value))

export const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {})
