import type { z } from 'zod'
import type { Blocks } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { addressOf } from '#domain/content/address.ts'
import { themesOf } from '#domain/content/article-themes.ts'
import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { lastMoment } from '#domain/content/campaign-state.ts'
import { isEventOver } from '#domain/content/event-days.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Product } from '#domain/content/product.ts'
import { productLabel } from '#domain/content/product-label.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { CONTENT_SCHEMAS, type EntityOf } from '#domain/manuscript/schemas.ts'
import { accessFact, PLACE_CARD_COLUMNS, placeState, priceFact } from '../cards/place-card.ts'
import { columnsOf, type Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import type { CardOwn, ContentTable } from './content-table.server.ts'

/** The part that each kind defines; the rest is derived from `CONTENT_KINDS` and its schema. */
type Definition<Kind extends ContentKind> = Partial<
  Pick<ContentTable<EntityOf<Kind>>, 'monthsColumn' | 'sorting' | 'mentions' | 'themes'>
> & {
  /** Columns that `card` reads, besides those of every card. */
  cardColumns: readonly string[]
  /** The default label is that of the kind, the default `href` the address of the entry. */
  card?: (row: Row, now: Date) => Partial<CardOwn>
  /** Columns that are searched for keywords, besides names, catches and tags. */
  textColumns: readonly string[]
}

const periodOf = (row: Row) => ({ startAt: String(row.start_at), endAt: String(row.end_at) })

const DEFINITIONS: { [Kind in ContentKind]: Definition<Kind> } = {
  spot: {
    cardColumns: ['category', 'access'],
    card: (row) => ({ label: String(row.category), facts: accessFact(row) }),
    textColumns: ['category'],
    monthsColumn: 'best_months',
  },
  hotel: {
    cardColumns: ['type', 'min_charge', 'access'],
    card: (row) => ({
      label: String(row.type),
      facts: [...priceFact(row.min_charge, 'から（1名・税込）'), ...accessFact(row)],
    }),
    textColumns: ['type'],
  },
  restaurant: {
    cardColumns: ['genres', 'specialty', 'access'],
    card: (row) => {
      const [genre = '']: string[] = storedJson(row.genres)
      return { label: genre, facts: [String(row.specialty), ...accessFact(row)] }
    },
    textColumns: ['genres', 'specialty'],
  },
  activity: {
    cardColumns: ['duration_min', 'meeting_point'],
    card: (row) => ({ facts: [`約${row.duration_min}分`, `集合：${row.meeting_point}`] }),
    textColumns: [],
    monthsColumn: 'months',
  },
  gift: {
    cardColumns: ['category', 'price', 'shelf_life'],
    card: (row) => ({
      label: String(row.category),
      facts: [...(row.shelf_life ? [`日持ち ${row.shelf_life}`] : []), ...priceFact(row.price, '（税込）')],
    }),
    textColumns: ['category'],
    mentions: ({ body, sellPlaces }) => [
      ...refsOfBlocks(body),
      ...sellPlaces.flatMap(({ spotId }): ContentRef[] => (spotId ? [{ kind: 'spot', id: spotId }] : [])),
    ],
  },
  goods: {
    cardColumns: ['category', 'use_case'],
    card: (row) => {
      const useCase: string[] = storedJson(row.use_case)
      return { label: String(row.category), facts: useCase.slice(0, 1) }
    },
    textColumns: ['category'],
  },
  // Products that mention other content link to its page.
  product: {
    cardColumns: ['kind', 'ref_id'],
    card: (row) => ({ label: productLabel(row.kind as Product['kind']), href: null }),
    textColumns: [],
    mentions: ({ kind, refId }): ContentRef[] => (refId && kind !== 'other' ? [{ kind, id: refId }] : []),
  },
  theme: {
    cardColumns: ['order'],
    textColumns: [],
    sorting: { column: 'order', direction: 'ASC' },
  },
  feature: {
    cardColumns: ['order'],
    textColumns: ['lead'],
    sorting: { column: 'order', direction: 'ASC' },
    mentions: ({ sections }) =>
      sections.flatMap(({ items }) => items.map(({ kind, refId }) => ({ kind, id: refId }))),
  },
  series: {
    cardColumns: ['order'],
    textColumns: ['lead'],
    sorting: { column: 'order', direction: 'ASC' },
    mentions: ({ parts }) => parts.map((id) => ({ kind: 'article-page', id })),
  },
  campaign: {
    cardColumns: ['sponsor', 'prize', 'start_at', 'end_at'],
    card: (row) => {
      const lastDay = japaneseMonthDay(lastMoment(String(row.end_at)).toISOString())
      return {
        facts: [`応募は${lastDay}まで`, String(row.prize), `主催：${row.sponsor}`],
        period: periodOf(row),
      }
    },
    textColumns: ['sponsor'],
    sorting: { column: 'end_at', direction: 'ASC' },
  },
  'sponsored-page': {
    cardColumns: ['advertiser', 'target', 'start_at', 'end_at'],
    card: (row) => ({ label: String(row.advertiser), href: String(row.target), period: periodOf(row) }),
    textColumns: ['advertiser'],
  },
  'article-page': {
    cardColumns: ['type', 'end_date'],
    card: (row, now) => {
      const type = row.type as ArticleType
      const isOver = isEventOver({ type, endDate: row.end_date as string | null }, now)
      return { label: ARTICLE_TYPES[type], ...(isOver && { isOver }) }
    },
    textColumns: ['summary'],
    themes: themesOf,
  },
}

function tableOf<Kind extends ContentKind>(kind: Kind): ContentTable<EntityOf<Kind>> {
  const { plural, label, body, titleField, isPlace } = CONTENT_KINDS[kind]
  const { cardColumns, card, textColumns, ...definition } = DEFINITIONS[kind]
  const schema: z.ZodObject = CONTENT_SCHEMAS[kind]
  return {
    ...(body && { mentions: (entity) => refsOfBlocks((entity as Record<string, unknown>)[body] as Blocks) }),
    ...definition,
    kind,
    table: plural.replaceAll('-', '_'),
    schema: schema as unknown as z.ZodType<EntityOf<Kind>>,
    columns: columnsOf(schema),
    cardColumns: [titleField, 'catch', ...(isPlace ? PLACE_CARD_COLUMNS : []), ...cardColumns],
    card: (row, now) => ({
      title: String(row[titleField]),
      catch: String(row.catch),
      ...(isPlace && placeState(row)),
      label,
      facts: [],
      href: addressOf(kind, String(row.slug)),
      ...card?.(row, now),
    }),
    textColumns: [
      ...(titleField === 'name' ? ['name', 'name_kana'] : ['title']),
      'catch',
      ...textColumns,
      'tags',
    ],
  }
}

/** The table of every kind of content. */
export const CONTENT_TABLES = Object.fromEntries(
  ALL_CONTENT_KINDS.map((kind) => [kind, tableOf(kind)]),
) as unknown as { [Kind in ContentKind]: ContentTable<EntityOf<Kind>> }
