import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import type { Card } from '#domain/content/card.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { TargetType, Thing } from '#domain/shelf/shelf.ts'

type Parts = { id: string; slug: string; hero: Picture; disclosure: Disclosure }

const thing = (targetType: TargetType, parts: Parts, title: string, label: string): Thing => {
  const { address, focalX, focalY } = parts.hero
  const disclosure = disclosureLabel(parts.disclosure)
  const known = { slug: parts.slug, title, label, disclosure, picture: { address, focalX, focalY } }
  return { targetType, targetId: parts.id, known }
}

/** A spot as the shelf keeps it. */
export const thingOfSpot = (spot: Parts & { name: string; category: string }): Thing =>
  thing('spot', spot, spot.name, spot.category)

/** An article as the shelf keeps it. */
export const thingOfArticle = (article: Parts & { title: string; type: ArticleType }): Thing =>
  thing('article-page', article, article.title, ARTICLE_TYPES[article.type])

/** What a card stands for, or `null` where it is of a kind that is not kept. */
export const thingOfCard = (card: Card): Thing | null =>
  card.kind === 'spot' || card.kind === 'article-page' ? thing(card.kind, card, card.title, card.label) : null
