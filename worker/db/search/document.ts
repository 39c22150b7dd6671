import type { Block } from '#domain/blocks/block.ts'
import type { Inline } from '#domain/blocks/inline.ts'
import { inlineText } from '#domain/blocks/inline.ts'
import { blockText } from '#domain/blocks/text.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { BUILT_IN_PREFECTURES, shortName } from '#domain/region/built-in-regions.ts'
import { ANY_KEY, cityKey, monthKey, namedPrefectureKey, prefectureKey, tagKey } from '#domain/search/key.ts'

/** The text fields of all kinds; each kind has some of them. */
type TextEntity = Publishable & {
  name?: string
  nameKana?: string
  title?: string
  catch?: string
  category?: string
  type?: string
  genres?: readonly string[]
  specialty?: string
  maker?: string | null
  brand?: string | null
  sponsor?: string
  lead?: string
  prize?: string
  address?: string
  useCase?: readonly string[]
  summary?: readonly string[]
  sections?: readonly { heading: string; body: Inline }[]
  body?: readonly Block[]
  blocks?: readonly Block[]
  bestMonths?: readonly number[]
  months?: readonly number[]
  endAt?: string
}

/**
 * The document of an entity in the search index: `outline` is the author's summary, `keys` are the facts for filters
 * (domain/search/key.ts).
 */
export type SearchDocument = {
  name: string
  reading: string
  tags: string
  catch: string
  outline: string
  body: string
  keys: string[]
  months: readonly number[]
  endsAt: string | null
}

const lines = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join('\n')

/** Prefectures mentioned by a page without one; a page with a prefecture belongs to that one only. */
function prefecturesOf(entity: TextEntity): string[] {
  if (entity.prefectureCode) return [entity.prefectureCode]
  const words = lines(entity.name, entity.title, entity.catch, ...(entity.summary ?? []), ...entity.tags)
  const text = words.replaceAll('東京都', '東京')
  return BUILT_IN_PREFECTURES.filter((prefecture) => text.includes(shortName(prefecture))).map(
    ({ code }) => code,
  )
}

const headingsOf = ({ sections, body, blocks }: TextEntity): string[] => [
  ...(sections ?? []).map(({ heading }) => heading),
  ...(body ?? blocks ?? []).flatMap((block) => (block.type === 'heading' ? blockText(block) : [])),
]

/** The search document of any content. */
export function searchDocumentOf(entity: TextEntity): SearchDocument {
  const months = [...new Set(entity.bestMonths ?? entity.months ?? [])]
  const { prefectureCode, cityCode, tags } = entity
  return {
    name: entity.name ?? entity.title ?? '',
    reading: entity.nameKana ?? '',
    tags: lines(...tags, entity.category, ...(entity.genres ?? [])),
    catch: lines(entity.catch, entity.specialty, entity.maker, entity.brand, entity.sponsor),
    outline: lines(entity.lead, ...(entity.summary ?? []), ...(entity.useCase ?? []), ...headingsOf(entity)),
    body: lines(
      entity.lead,
      entity.prize,
      ...(entity.summary ?? []),
      ...(entity.useCase ?? []),
      ...(entity.sections ?? []).flatMap(({ heading, body }) => [heading, inlineText(body)]),
      ...(entity.body ?? entity.blocks ?? []).map(blockText),
    ),
    keys: [
      ANY_KEY,
      ...prefecturesOf(entity).map(namedPrefectureKey),
      ...(prefectureCode ? [prefectureKey(prefectureCode)] : []),
      ...(cityCode ? [cityKey(cityCode)] : []),
      ...months.map(monthKey),
      ...tags.map(tagKey),
    ],
    months,
    endsAt: entity.endAt ? new Date(entity.endAt).toISOString() : null,
  }
}
