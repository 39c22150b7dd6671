import type { ContentKind } from '../content/kind.ts'
import { isRecord } from '../json/is-record.ts'
import type { DraftFields, Problem } from './manuscript.ts'

/** What the checklist must know of the rest of the site. */
export type Facts = {
  now: Date
  /** Whether another page of the kind has the slug, or had it. */
  isSlugTaken: boolean
  /** Mentioned content by `kind:id`, unless readers can see it: not public (yet), or nowhere at all. */
  refs: Readonly<Record<string, 'hidden' | 'missing'>>
  /** Fields that name a writer or a place which there is not. */
  unknown: ReadonlySet<string>
  /** Paths of our own pages that links lead to and nobody would find. */
  deadPaths: ReadonlySet<string>
}

/** Some of the checklist's rules, which see the fields as they are: anything may be missing or empty. */
export type Rule = (kind: ContentKind, fields: DraftFields, facts: Facts) => Problem[]

/** What keeps a manuscript from being published, in Japanese, at a field (`seo.title`), or at none: `''`. */
export const blocking = (field: string, message: string): Problem => ({ field, message, isBlocking: true })
/** What would be better otherwise, and keeps nothing from being published. */
export const advice = (field: string, message: string): Problem => ({ field, message, isBlocking: false })

/** The problems of a list of conditions: those that hold. */
export const those = (...list: (Problem | false | null | undefined | '' | 0)[]): Problem[] =>
  list.filter((one): one is Problem => Boolean(one))

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A moment or a day in milliseconds, or `NaN`. */
export const momentIn = (value: unknown): number => Date.parse(textIn(value))

export const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {})
