import { isBlockType } from '../blocks/block-types.ts'
import { isRecord } from '../json/is-record.ts'
import { Identifier } from '../text/identifier.ts'

/** A block that a newer build wrote: what names it can be read, what is in it cannot. */
export type UnknownBlock = { id: string; type: string; [key: string]: unknown }

const TYPE_NAME = /^[A-Za-z][\w-]{0,39}$/

/** How long one may be, in UTF-16 units of its JSON: nothing here knows what is in it. */
const LONGEST = 100_000

/**
 * Whether a value is a block of a type that this build does not know. It is kept as it is, is shown to nobody, and keeps
 * what it is in from being published.
 */
export function isUnknownBlock(value: unknown): value is UnknownBlock {
  if (!isRecord(value)) return false
  const { id, type } = value
  return (
    Identifier.safeParse(id).success &&
    typeof type === 'string' &&
    TYPE_NAME.test(type) &&
    !isBlockType(type) &&
    JSON.stringify(value).length <= LONGEST
  )
}
