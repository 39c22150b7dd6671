import { pageOf } from '#domain/content/address.ts'
import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { toCard } from '../db/cards/row.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import { type Row, valuesOf } from '../db/row.ts'
import { SLOT_ADDRESSES } from '../publish/slot-addresses.ts'

type Entity = Publishable & { order?: number; slots?: readonly string[] }

const cardOf = (kind: ContentKind, entity: Publishable, now: Date): Card => {
  const { columns } = CONTENT_TABLES[kind]
  const values = valuesOf(columns, entity)
  return toCard(
    kind,
    Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null])) as Row,
    now,
  )
}

/** Replaces an existing entry, or inserts a new one at the head of the list, where its editor sees it. */
const withEntry = <Entry extends { id: string }>(list: readonly Entry[], entry: Entry): Entry[] =>
  list.some(({ id }) => id === entry.id)
    ? list.map((one) => (one.id === entry.id ? entry : one))
    : [entry, ...list]

/**
 * Published content with one manuscript replaced. Everything else is as published: other drafts are in no list and on
 * no card.
 */
export function previewContent(
  content: ContentRepository,
  kind: ContentKind,
  entity: Entity,
): ContentRepository {
  const over = <Entry extends { id: string }>(of: ContentKind, list: () => Promise<Entry[]>) =>
    kind === of ? async () => withEntry(await list(), entity as unknown as Entry) : list
  return {
    ...content,
    findBySlug: async (of, slug) =>
      of === kind && slug === entity.slug ? (entity as never) : content.findBySlug(of, slug),
    listProducts: over('product', content.listProducts),
    listPlacements: async (slot) => {
      const cards = await content.listPlacements(slot)
      return kind === 'sponsored-page' && entity.slots?.includes(slot)
        ? withEntry(cards, cardOf(kind, entity, content.now))
        : cards
    },
    cardsOf: async (refs: readonly ContentRef[]) => {
      const cards = await content.cardsOf(refs)
      return refs.some(({ id }) => id === entity.id)
        ? { ...cards, [entity.id]: cardOf(kind, entity, content.now) }
        : cards
    },
  }
}

/** The public address where a manuscript is seen: its own page, or the list it is an entry of. */
export const previewPath = (kind: ContentKind, entity: Entity): string =>
  pageOf(kind, entity.slug) ?? SLOT_ADDRESSES[entity.slots?.[0] ?? ''] ?? '/'
