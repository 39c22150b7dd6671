import { isBlockType } from '../blocks/block-types.ts'
import { isRecord } from '../json/is-record.ts'
import { Identifier } from '../text/identifier.ts'

/** A block written by a newer build: id and type are readable, its data is not. */
export type UnknownBlock = { id: string; type: string; [key: string]: unknown }

const TYPE_NAME = /^[A-Za-z][\w-]{0,39}$/

/** Maximum size in UTF-16 units of its JSON, because the content cannot be validated. */
const MAX_SIZE = 100_000

/**
 * Whether a value is a block of a type unknown to this build. It is preserved, never rendered, and blocks publishing.
 */
export function isUnknownBlock(value: unknown): value is UnknownBlock {
  if (!isRecord(value)) return false
  const { id, type } = value
  return (
    Identifier.safeParse(id).success &&
    typeof type === 'string' &&
    TYPE_NAME.test(type) &&
    !isBlockType(type) &&
    JSON.stringify(value).length <= MAX_SIZE
  )
}
