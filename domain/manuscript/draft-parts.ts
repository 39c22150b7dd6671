import { CARD_BLOCK_KINDS, type CardBlockType } from '../blocks/card-block.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import type { ContentRef } from '../content/ref.ts'
import { Identifier } from '../text/identifier.ts'
import { blocksFieldOf, blocksIn } from './fields.ts'
import type { DraftFields } from './manuscript.ts'

type Known = Record<string, unknown>
const isRecord = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordsIn = (value: unknown): Known[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const entriesOf = (value: unknown): [number, Known][] =>
  Array.isArray(value) ? value.flatMap((entry, index) => (isRecord(entry) ? [[index, entry]] : [])) : []
const dataOf = (block: Known): Known => (isRecord(block.data) ? block.data : {})

/** The blocks of a draft that have a form, with where they are: `blocks.3`. */
export const draftBlocks = (
  kind: ContentKind,
  fields: DraftFields,
): { field: string; type: string; data: Known }[] =>
  entriesOf(blocksIn(fields)).map(([index, block]) => ({
    field: `${blocksFieldOf(kind) ?? 'blocks'}.${index}`,
    type: String(block.type),
    data: dataOf(block),
  }))

/** A mention of other content, and the field it is made in. */
export type DraftRef = ContentRef & { field: string }

const refOf = (field: string, kind: unknown, id: unknown): DraftRef[] =>
  (ALL_CONTENT_KINDS as unknown[]).includes(kind) && Identifier.safeParse(id).success
    ? [{ field, kind: kind as ContentKind, id: id as string }]
    : []

const listedRefs = (field: string, list: unknown): DraftRef[] =>
  entriesOf(list).flatMap(([index, { ref }]) =>
    isRecord(ref) ? refOf(`${field}.${index}.ref`, ref.kind, ref.id) : [],
  )

function refsOfDraftBlock({ field, type, data }: ReturnType<typeof draftBlocks>[number]): DraftRef[] {
  const inside = `${field}.data`
  if (type in CARD_BLOCK_KINDS)
    return refOf(`${inside}.refId`, CARD_BLOCK_KINDS[type as CardBlockType], data.refId)
  if (type === 'ranking') return listedRefs(`${inside}.items`, data.items)
  if (type === 'timeline') return listedRefs(`${inside}.steps`, data.steps)
  if (type !== 'map') return []
  return entriesOf(data.points).flatMap(([index, point]) =>
    refOf(`${inside}.points.${index}`, point.kind, point.id),
  )
}

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Everything that a draft mentions, however unfinished it is. */
export const refsInDraft = (kind: ContentKind, fields: DraftFields): DraftRef[] => [
  ...draftBlocks(kind, fields).flatMap(refsOfDraftBlock),
  ...entriesOf(fields.sections).flatMap(([at, { items }]) =>
    entriesOf(items).flatMap(([index, item]) =>
      refOf(`sections.${at}.items.${index}.refId`, item.kind, item.refId),
    ),
  ),
  ...(kind === 'product' ? refOf('refId', fields.kind, fields.refId) : []),
  ...refOf('featureId', 'feature', fields.featureId),
  ...idsIn(fields.relatedSpotIds).flatMap((id, index) => refOf(`relatedSpotIds.${index}`, 'spot', id)),
  ...entriesOf(fields.sellPlaces).flatMap(([index, { spotId }]) =>
    refOf(`sellPlaces.${index}.spotId`, 'spot', spotId),
  ),
]

/** Every link in the words of a draft, and the field it is in. */
export function linksInDraft(value: unknown, field = ''): { field: string; href: string }[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => linksInDraft(entry, field ? `${field}.${index}` : String(index)))
  if (!isRecord(value)) return []
  if (value.type === 'link' && typeof value.href === 'string') return [{ field, href: value.href }]
  return Object.entries(value).flatMap(([name, entry]) =>
    linksInDraft(entry, field ? `${field}.${name}` : name),
  )
}

/** Every offer of a draft: those of the entity and those of its buttons. */
export const offersInDraft = (kind: ContentKind, fields: DraftFields): Known[] => [
  ...recordsIn(fields.offers),
  ...draftBlocks(kind, fields).flatMap(({ type, data }) =>
    type === 'affiliateButton' && isRecord(data.offer) ? [data.offer] : [],
  ),
]

/** Every picture of a draft, and the field it is in. */
export function picturesInDraft(value: unknown, field = ''): { field: string; picture: Known }[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => picturesInDraft(entry, `${field}.${index}`))
  if (!isRecord(value)) return []
  if ('alt' in value && 'credit' in value) return [{ field, picture: value }]
  return Object.entries(value).flatMap(([name, entry]) =>
    picturesInDraft(entry, field ? `${field}.${name}` : name),
  )
}
