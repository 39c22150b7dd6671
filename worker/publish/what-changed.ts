import type { ArticlePage } from '#domain/content/article-page.ts'
import type { ArticleTheme } from '#domain/content/article-themes.ts'
import { courseStops } from '#domain/content/course-stops.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { ContentChange } from '#domain/publish/public-change.ts'
import { toCard } from '../db/cards/row.ts'
import type { ContentTable } from '../db/content/content-table.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import { type Row, valuesOf } from '../db/row.ts'

/** An entity with the fields that only some kinds have. */
export type Entity = Publishable & {
  type?: string
  nameKana?: string
  authorId?: string | null
  lat?: number
  lng?: number
  slots?: string[]
  order?: number
  bestMonths?: number[]
  eventDate?: string | null
  endDate?: string | null
  startAt?: string
  endAt?: string
}

/** The parts of a change that other pages show. */
export type Difference = {
  kind: ContentKind
  id: string
  /** The former and the current public version: one of them or both. */
  versions: Entity[]
  /** It became public, or is not public any more. */
  isNewOrGone: boolean
  /** Its position in lists, or whether it is in them, which changes all their pages and counts. */
  isMoved: boolean
  /** The text of its card. */
  isCardChanged: boolean
  /** The reading of its name. */
  isReadingChanged: boolean
  /** Facts that articles show of a mentioned place. */
  areFactsChanged: boolean
  /** Added and removed mentions. */
  mentions: ContentRef[]
  areMentionsChanged: boolean
  /** The stops of its model courses, which pages of municipalities choose articles by. */
  areStopsChanged: boolean
  /** What it is about, for recommendations. */
  areThemesChanged: boolean
}

/** The fields that lists filter, count and sort by. */
const PLACING = [
  'publishedAt',
  'prefectureCode',
  'cityCode',
  'type',
  'category',
  'bestMonths',
  'months',
  'kids',
  'rainyDay',
  'free',
  'onsen',
  'order',
  'startAt',
  'endAt',
  'slots',
  'lat',
  'lng',
  'businessStatus',
] as const

/** The fields that worker/db/content/mentioned-places.server.ts reads. */
const FACTS = [
  'address',
  'prices',
  'free',
  'tel',
  'officialUrl',
  'lat',
  'lng',
  'hours',
  'closed',
  'businessStatus',
  'months',
] as const

/** Whether an entity is public at a moment. */
const isSeen = (entity: Publishable | null, now: Date): entity is Publishable =>
  entity?.status === 'published' &&
  entity.publishedAt !== null &&
  Date.parse(entity.publishedAt) <= now.getTime() &&
  (entity.unpublishAt === null || Date.parse(entity.unpublishAt) > now.getTime())

const fieldsAs = (entity: Publishable, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => (entity as Record<string, unknown>)[name] ?? null))

/** The card of an entity at a moment, from its future row. */
const cardText = (kind: ContentKind, entity: Publishable, now: Date): string => {
  const { columns } = CONTENT_TABLES[kind]
  const values = valuesOf(columns, entity)
  const row: Row = Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null]))
  return JSON.stringify([toCard(kind, row, now), entity.cityCode])
}

const mentionsOf = (kind: ContentKind, entity: Publishable): ContentRef[] =>
  (CONTENT_TABLES[kind] as unknown as ContentTable).mentions?.(entity) ?? []

const stopsOf = (kind: ContentKind, entity: Publishable): ContentRef[] =>
  kind === 'article-page' ? courseStops((entity as ArticlePage).blocks) : []

const themesOf = (kind: ContentKind, entity: Publishable): ArticleTheme[] =>
  (CONTENT_TABLES[kind] as unknown as ContentTable).themes?.(entity) ?? []

/** The effect of a change outside of its own page; `null` when it was and is not public. */
export function whatChanged({ kind, before, after }: ContentChange, now: Date): Difference | null {
  // The caller provides the former public version, because time has passed since.
  const [former, present] = [before, isSeen(after, now) ? after : null]
  const versions = [former, present].filter((one): one is Publishable => one !== null)
  const [one, other] = versions
  if (!one) return null
  const mentions = versions.flatMap((version) => mentionsOf(kind, version))
  const differ = (text: (version: Publishable) => string): boolean => !other || text(one) !== text(other)
  const isNewOrGone = !other
  return {
    kind,
    id: one.id,
    versions: versions as Entity[],
    isNewOrGone,
    isMoved: differ((version) => fieldsAs(version, PLACING)),
    isCardChanged: differ((version) => cardText(kind, version, now)),
    isReadingChanged: differ((version) => fieldsAs(version, ['nameKana'])),
    areFactsChanged: differ((version) => fieldsAs(version, FACTS)),
    mentions: [...new Map(mentions.map((ref) => [ref.id, ref])).values()],
    areThemesChanged: differ((version) => JSON.stringify(themesOf(kind, version))),
    areStopsChanged: differ((version) => JSON.stringify(stopsOf(kind, version))),
    areMentionsChanged: differ((version) => JSON.stringify(mentionsOf(kind, version))),
  }
}
