import { ALL_ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { DisclosureKind } from '#domain/content/disclosure.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { Slug } from '#domain/content/slug.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { readingOf, titleOf } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { nameKey } from '../search/index.server.ts'

type Value = string | null

const textOr = <Fallback>(value: unknown, isRight: (text: string) => boolean, fallback: Fallback) =>
  typeof value === 'string' && isRight(value) ? value : fallback

const inside = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

const momentOf = (value: unknown): Value => {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** The key that lists are searched and sorted by: the reading or the title first, then the title, then the slug. */
const searchKeyOf = (fields: DraftFields, slug: string): string => {
  const title = nameKey(titleOf(fields))
  return `${nameKey(readingOf(fields)) || title} ${title} ${nameKey(slug)}`
}

/**
 * The columns of a manuscript that are derived from its fields, however unfinished these are. An invalid slug is not
 * stored: the manuscript keeps the one it has.
 */
export function listValuesOf(kind: ContentKind, fields: DraftFields, slug: string) {
  const written = textOr(fields.slug, (text) => text !== '' && Slug.safeParse(text).success, slug)
  return {
    slug: written,
    title: titleOf(fields),
    search_key: searchKeyOf(fields, written),
    type:
      kind === 'article-page'
        ? textOr(fields.type, (type) => (ALL_ARTICLE_TYPES as string[]).includes(type), null)
        : null,
    prefecture_code: textOr(fields.prefectureCode, (code) => /^\d{2}$/.test(code), null),
    author_id: textOr(fields.authorId, (id) => Identifier.safeParse(id).success, null),
    disclosure_kind: textOr(
      inside(fields.disclosure, 'kind'),
      (one) => DisclosureKind.safeParse(one).success,
      'none',
    ),
    hero_address: textOr(inside(fields.hero, 'address'), (address) => address !== '', null),
    fact_checked_at: momentOf(fields.factCheckedAt),
  }
}
