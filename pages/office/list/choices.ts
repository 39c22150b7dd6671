import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { PublishStatus } from '#domain/content/publishable.ts'
import { DISCLOSURE_NAMES, PUBLISHABLE_FIELD_CONFIGS } from '#domain/manuscript/labels/publishable.ts'
import { countedValue } from '#domain/manuscript/manuscript-query.ts'
import { STAGE_LABELS } from '#domain/manuscript/transitions.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import type { Author } from '../parts/useAuthors.ts'
import type { Facet } from './conditions.ts'
import type { FacetCounts } from './endpoints.ts'

type Choice = { value: string; label: string; count: number | null }

export const FACET_LABELS: Readonly<Record<Facet, string>> = {
  stage: '段階',
  live: '公開',
  type: '種類',
  author: PUBLISHABLE_FIELD_CONFIGS.authorId.label,
  prefecture: PUBLISHABLE_FIELD_CONFIGS.prefectureCode.label,
  disclosure: PUBLISHABLE_FIELD_CONFIGS.disclosure.label,
  factChecked: PUBLISHABLE_FIELD_CONFIGS.factCheckedAt.label,
  changed: '変更',
  comments: 'コメント',
}

const pairs = (labels: Readonly<Record<string, string>>): [string, string][] => Object.entries(labels)

const labelsOf = (facet: Facet, authors: readonly Author[], yearAgo: string): [string, string][] => {
  switch (facet) {
    case 'stage':
      return PublishStatus.options.map((stage) => [stage, STAGE_LABELS[stage]])
    case 'live':
      return [
        ['1', '読者に見えている'],
        ['0', '読者に見えていない'],
      ]
    case 'type':
      return pairs(ARTICLE_TYPES)
    case 'prefecture':
      return [
        ...BUILT_IN_PREFECTURES.map(({ code, name }): [string, string] => [code, name]),
        ['none', '指定なし'],
      ]
    case 'disclosure':
      return pairs(DISCLOSURE_NAMES)
    case 'factChecked':
      return [[yearAgo, '1年より前、または未確認']]
    case 'author':
      return [...authors.map(({ id, name }): [string, string] => [id, name]), ['none', '書き手なし']]
    case 'changed':
      return [['1', '未公開の変更あり']]
    case 'comments':
      return [['1', '未解決のコメントあり']]
    default:
      return []
  }
}

/** Options of a facet with counts; empty ones are omitted, except the selected one. */
export function choicesOf(
  facet: Facet,
  selected: string,
  counts: FacetCounts | undefined,
  authors: readonly Author[],
  yearAgo: string,
): Choice[] {
  const of = counts?.[facet]
  const choices = labelsOf(facet, authors, yearAgo).map(([value, label]) => ({
    value,
    label,
    count: of ? (of[countedValue(facet, value)] ?? 0) : null,
  }))
  const left = choices.filter(({ value, count }) => count !== 0 || value === selected || facet === 'stage')
  // An unknown value is still an active filter that can be removed.
  if (selected && !left.some(({ value }) => value === selected))
    left.push({
      value: selected,
      label: facet === 'factChecked' ? `${selected}より前` : selected,
      count: null,
    })
  return left
}
