import type { z } from 'zod'
import type { ContentKind } from '../content/kind.ts'
import type { FieldConfigs } from '../manuscript/labels/field-config.ts'

/** The groups of the insert menus. */
export type BlockGroup = '文章' | '画像' | '旅の情報' | 'そのほか'

/** An entry of the insert menus. */
export type BlockMenuEntry<Field extends string = string> = {
  /** Distinguishes several entries of a type. */
  key?: string
  /** The purpose, in one line. */
  hint: string
  /** What an editor may type to find it: kana, Latin letters, other names. */
  keywords: string
  /** The data of a new block. */
  data: Record<Field, unknown>
}

/** The fields that even a new block has. */
type RequiredField<Data> = {
  [Field in keyof Data & string]-?: undefined extends Data[Field] ? never : Field
}[keyof Data & string]

type OneOrMore<Entry> = Entry | readonly [Entry, ...Entry[]]

/** A type of block, apart from how it is rendered (renderer/blocks/) and edited (pages/office/blocks/). */
export type BlockDefinition<Data extends z.ZodObject = z.ZodObject> = {
  data: Data
  /** The name of a block in menus, comparisons and the checklist. */
  label: string | ((data: Record<string, unknown>) => string)
  /** Labels, hints and choices of its fields by path, entries of lists as `*`. */
  fields: FieldConfigs
  /** The plain text for search and counting; '' for blocks without text. */
  text(data: z.infer<Data>): string
  group: BlockGroup
  menu: OneOrMore<BlockMenuEntry<RequiredField<z.infer<Data>>>>
  /** The kind of content that `refId` references. */
  cardKind?: ContentKind
  /** Whether the block is hidden while none of the mentioned content is public. */
  needsMentions?: true
  /** Suggestions for the checklist. Any part of a draft may be missing. */
  warnings?(data: Record<string, unknown>): { field: string; message: string }[]
}

export const defineBlock = <Data extends z.ZodObject>(definition: BlockDefinition<Data>) => definition
