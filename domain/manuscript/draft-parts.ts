import type { BlockType } from '../blocks/block.ts'
import { isBlockType } from '../blocks/block-types.ts'
import { type PlacedRef, placedRef, refsOfBlock } from '../blocks/refs.ts'
import type { ContentKind } from '../content/kind.ts'
import { isRecord } from '../json/is-record.ts'
import { blocksFieldOf, blocksIn } from './fields.ts'
import type { DraftFields } from './manuscript.ts'

type Values = Record<string, unknown>
const recordsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const entriesOf = (value: unknown): [number, Values][] =>
  Array.isArray(value) ? value.flatMap((entry, index) => (isRecord(entry) ? [[index, entry]] : [])) : []
const dataOf = (block: Values): Values => (isRecord(block.data) ? block.data : {})

/** The blocks of a draft whose type is known, with where they are: `blocks.3`. */
export const draftBlocks = (
  kind: ContentKind,
  fields: DraftFields,
): { field: string; type: BlockType; data: Values }[] =>
  entriesOf(blocksIn(fields)).flatMap(([index, block]) => {
    const type = String(block.type)
    return isBlockType(type)
      ? [{ field: `${blocksFieldOf(kind) ?? 'blocks'}.${index}`, type, data: dataOf(block) }]
      : []
  })

const refOf = (field: string, kind: unknown, id: unknown): PlacedRef[] => placedRef({ kind, id }, field)

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Everything that a draft mentions, however unfinished it is. */
export const refsInDraft = (kind: ContentKind, fields: DraftFields): PlacedRef[] => [
  ...draftBlocks(kind, fields).flatMap((block) =>
    refsOfBlock(block).map((ref) => ({ ...ref, field: `${block.field}.${ref.field}` })),
  ),
  ...entriesOf(fields.sections).flatMap(([at, { items }]) =>
    entriesOf(items).flatMap(([index, item]) =>
      refOf(`sections.${at}.items.${index}.refId`, item.kind, item.refId),
    ),
  ),
  ...(kind === 'product' ? refOf('refId', fields.kind, fields.refId) : []),
  ...refOf('featureId', 'feature', fields.featureId),
  ...idsIn(fields.parts).flatMap((id, index) => refOf(`parts.${index}`, 'article-page', id)),
  ...idsIn(fields.relatedSpotIds).flatMap((id, index) => refOf(`relatedSpotIds.${index}`, 'spot', id)),
  ...entriesOf(fields.sellPlaces).flatMap(([index, { spotId }]) =>
    refOf(`sellPlaces.${index}.spotId`, 'spot', spotId),
  ),
]

/** Every offer of a draft: those of the entity and those of its buttons. */
export const offersInDraft = (kind: ContentKind, fields: DraftFields): Values[] => [
  ...recordsIn(fields.offers),
  ...draftBlocks(kind, fields).flatMap(({ data }) => (isRecord(data.offer) ? [data.offer] : [])),
]

/** All pictures of a draft, and the field each is in. */
export function picturesInDraft(value: unknown, field = ''): { field: string; picture: Values }[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => picturesInDraft(entry, `${field}.${index}`))
  if (!isRecord(value)) return []
  if ('alt' in value && 'credit' in value) return [{ field, picture: value }]
  return Object.entries(value).flatMap(([name, entry]) =>
    picturesInDraft(entry, field ? `${field}.${name}` : name),
  )
}
