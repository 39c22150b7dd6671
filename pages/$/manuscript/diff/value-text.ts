import { ALL_ARTICLE_TYPES, ARTICLE_TYPES, type ArticleType } from '#domain/article-type.ts'
import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { blockDataText } from './block-data-text.ts'

type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const DISCLOSURES: Bag = { none: 'なし', affiliate: '広告', pr: 'PR', gifted: '提供', own: '自社' }

const isArticleType = (value: unknown): value is ArticleType =>
  ALL_ARTICLE_TYPES.includes(value as ArticleType)

const pictureText = ({ alt, credit, address, focalX, focalY }: Bag): string =>
  [alt, credit && `クレジット：${credit}`, address, `中心 ${focalX}・${focalY}`].filter(Boolean).join('\n')

const disclosureText = ({ kind, sponsorName, text }: Bag): string =>
  [DISCLOSURES[String(kind)], sponsorName, text].filter(Boolean).join('\n')

/** A value of a field as people read it, to be set beside another version of it. */
export function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (path === 'type' && isArticleType(value)) return ARTICLE_TYPES[value]
  if (path === 'prefectureCode') return prefectureOfCode(String(value))?.name ?? String(value)
  if (path === 'tags' && Array.isArray(value)) return value.join('、')
  if (path === 'disclosure' && isBag(value)) return disclosureText(value)
  if (isBag(value) && typeof value.address === 'string') return pictureText(value)
  if (isBag(value) && typeof value.type === 'string' && 'data' in value) return blockDataText(value.data)
  if (typeof value === 'object') return blockDataText(value)
  return String(value)
}
