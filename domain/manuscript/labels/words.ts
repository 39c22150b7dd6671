import type { ContentKind } from '../../content/kind.ts'

/** The panel of the frame that says what search engines and other sites show. */
export const SHARE_PANEL = 'share'

/** How a field is written where its shape leaves a choice. */
export type Control =
  | 'area'
  | 'yen'
  | 'months'
  | 'weekdays'
  | 'weekday'
  | 'tags'
  | 'prefecture'
  | 'city'
  | 'author'
  | 'content'
  | 'position'
  | 'hours'
  | 'closed'
  | 'disclosure'
  | 'factCheck'
  | 'hidden'
  | 'imageAddress'

/** What the office calls a field, and how it is written. */
export type Words = {
  label: string
  hint?: string
  control?: Control
  /** The words of the values of a choice. */
  choices?: Readonly<Record<string, string>>
  /** Behind a number: 分. */
  unit?: string
  /** One entry of a list: 「アクセスを加える」. `#` is its number, which else stands behind. */
  entry?: string
  /** The sentence for as long as it is empty, where the usual one does not fit. */
  missing?: string
  /** It takes a whole row, however short it is. */
  isWide?: boolean
  /** Lines of an `area`. */
  rows?: number
  /** What the box says that shows the fields of a group: 「期間を限る」. */
  known?: string
  /** For what content is searched (`content`). */
  kinds?: readonly ContentKind[]
  /** What is offered while writing; other words may be written too. */
  offers?: readonly string[]
  /** Written by the field of this name beside it, or in the panel of the frame that is called so (`share`). */
  within?: string
}

/** The words of a schema by path, entries of lists as `*`: `access.*.mode`. */
export type WordTable = Readonly<Record<string, Words>>

/** Some fields under a heading. */
export type FormSection = { id: string; title: string; lead?: string; fields: readonly string[] }

/** The same words for a schema that stands at another path. */
export const under = (path: string, table: WordTable): WordTable =>
  Object.fromEntries(Object.entries(table).map(([key, words]) => [`${path}.${key}`, words]))

/** `access.0.mode` → `access.*.mode`. */
export const generalPath = (name: string): string => name.replaceAll(/\.\d+(?=\.|$)/g, '.*')
