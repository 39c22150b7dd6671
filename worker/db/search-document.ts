import type { Block } from '#domain/block.ts'
import { blockText } from '#domain/block-text.ts'
import { BUILT_IN_PREFECTURES } from '#domain/built-in-regions.ts'
import type { Inline } from '#domain/inline.ts'
import { inlineText } from '#domain/inline.ts'
import type { Publishable } from '#domain/publishable.ts'
import { prefectureToken, shortName } from '#domain/search-keyword.ts'

/** The fields of all kinds that hold words; each kind has some of them. */
type Wordy = Publishable & {
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

/** What the index knows of one entity, as readers write it; `months` and `endsAt` narrow results. */
export type SearchDocument = {
  name: string
  reading: string
  tags: string
  catch: string
  prefectures: string
  body: string
  months: number
  endsAt: string | null
}

const lines = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join('\n')

/** Prefectures that a page of the whole country names; a page with a prefecture belongs to that one only. */
function prefecturesOf(entity: Wordy): string[] {
  if (entity.prefectureCode) return [entity.prefectureCode]
  const words = lines(entity.name, entity.title, entity.catch, ...(entity.summary ?? []), ...entity.tags)
  const text = words.replaceAll('東京都', '東京')
  return BUILT_IN_PREFECTURES.filter((prefecture) => text.includes(shortName(prefecture))).map(
    ({ code }) => code,
  )
}

/** What is searched of any content. */
export function searchDocumentOf(content: Publishable): SearchDocument {
  const entity: Wordy = content
  const months = entity.bestMonths ?? entity.months ?? []
  return {
    name: entity.name ?? entity.title ?? '',
    reading: entity.nameKana ?? '',
    tags: lines(...entity.tags, entity.category, ...(entity.genres ?? [])),
    catch: lines(entity.catch, entity.specialty, entity.maker, entity.brand, entity.sponsor),
    prefectures: prefecturesOf(entity).map(prefectureToken).join(' '),
    body: lines(
      entity.lead,
      entity.prize,
      ...(entity.summary ?? []),
      ...(entity.useCase ?? []),
      ...(entity.sections ?? []).flatMap(({ heading, body }) => [heading, inlineText(body)]),
      ...(entity.body ?? entity.blocks ?? []).map(blockText),
    ),
    months: months.reduce((bits, month) => bits | (1 << month), 0),
    endsAt: entity.endAt ? new Date(entity.endAt).toISOString() : null,
  }
}
