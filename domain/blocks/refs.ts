import { ContentRef } from '../content/ref.ts'
import type { Blocks } from './block.ts'
import { blockDefinition } from './block-types.ts'

/** A mention of content, and the field it is in: `data.items.0.ref`. */
export type PlacedRef = ContentRef & { field: string }

export const placedRef = (value: unknown, field: string): PlacedRef[] => {
  const ref = ContentRef.safeParse(value).data
  return ref ? [{ ...ref, field }] : []
}

function refsIn(value: unknown, field: string): PlacedRef[] {
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value && 'id' in value) return placedRef(value, field)
  return Object.entries(value).flatMap(([key, entry]) => refsIn(entry, `${field}.${key}`))
}

/** What a block mentions, finished or a draft; nothing for one of an unknown type. */
export function refsOfBlock({ type, data }: { type: string; data: unknown }): PlacedRef[] {
  const definition = blockDefinition(type)
  if (!definition) return []
  const { cardKind } = definition
  return cardKind
    ? placedRef({ kind: cardKind, id: (data as { refId?: unknown }).refId }, 'data.refId')
    : refsIn(data, 'data')
}

/** All content that the blocks refer to, without duplicates, in order of first mention. */
export function refsOfBlocks(blocks: Blocks): ContentRef[] {
  const refs = blocks.flatMap(refsOfBlock).map(({ kind, id }) => ({ kind, id }))
  return [...new Map(refs.map((ref) => [`${ref.kind}:${ref.id}`, ref])).values()]
}

/** References of card blocks only: these show facts, while rankings and courses only name and link. */
export const refsOfCardBlocks = (blocks: Blocks): ContentRef[] =>
  refsOfBlocks(blocks.filter(({ type }) => blockDefinition(type)?.cardKind))
