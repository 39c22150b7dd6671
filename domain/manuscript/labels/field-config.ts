import type { ContentKind } from '../../content/kind.ts'

/** The panel with the texts for search engines and other sites. */
export const SHARE_PANEL = 'share'

/** The input control, where the schema allows more than one. */
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

/** Label and input control of a field in the management area. */
export type FieldConfig = {
  label: string
  hint?: string
  control?: Control
  /** Labels of the options. */
  choices?: Readonly<Record<string, string>>
  /** Unit behind a number: 分. */
  unit?: string
  /** Name of a list entry: 「アクセスを加える」. `#` is replaced by its number, which is appended otherwise. */
  entry?: string
  /** Message for an empty required field, when the default does not fit. */
  missing?: string
  /** The field always takes a whole row. */
  isWide?: boolean
  /** Number of rows of an `area`. */
  rows?: number
  /** Label of the checkbox that enables a group: 「期間を限る」. */
  toggleLabel?: string
  /** The kinds that a `content` control searches. */
  kinds?: readonly ContentKind[]
  /** Suggestions; other values are allowed too. */
  offers?: readonly string[]
  /** Edited by the control of this sibling field, or in this panel of the frame (`share`). */
  within?: string
}

/** Field configurations by path, with `*` for list entries: `access.*.mode`. */
export type FieldConfigs = Readonly<Record<string, FieldConfig>>

/** A headed group of fields. */
export type FormSection = { id: string; title: string; lead?: string; fields: readonly string[] }

/** The same configurations under another path. */
export const under = (path: string, table: FieldConfigs): FieldConfigs =>
  Object.fromEntries(Object.entries(table).map(([key, config]) => [`${path}.${key}`, config]))

/** `access.0.mode` → `access.*.mode`. */
export const generalPath = (name: string): string => name.replaceAll(/\.\d+(?=\.|$)/g, '.*')
