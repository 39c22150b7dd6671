import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import type { Card } from '#domain/content/card.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { ShelfItem, TargetType } from '#domain/shelf/shelf.ts'

type Parts = { id: string; slug: string; hero: Picture; disclosure: Disclosure }

const shelfItem = (targetType: TargetType, parts: Parts, title: string, label: string): ShelfItem => {
  const { address, focalX, focalY } = parts.hero
  const disclosure = disclosureLabel(parts.disclosure)
  const known = { slug: parts.slug, title, label, disclosure, picture: { address, focalX, focalY } }
  return { targetType, targetId: parts.id, known }
}

/** A spot as a shelf item. */
export const shelfItemOfSpot = (spot: Parts & { name: string; category: string }): ShelfItem =>
  shelfItem('spot', spot, spot.name, spot.category)

/** An article as a shelf item. */
export const shelfItemOfArticle = (article: Parts & { title: string; type: ArticleType }): ShelfItem =>
  shelfItem('article-page', article, article.title, ARTICLE_TYPES[article.type])

/** A card as a shelf item, or `null` for kinds that cannot be saved. */
export const shelfItemOfCard = (card: Card): ShelfItem | null =>
  card.kind === 'spot' || card.kind === 'article-page'
    ? shelfItem(card.kind, card, card.title, card.label)
    : null
