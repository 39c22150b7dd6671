import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import type { Card } from '#domain/content/card.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import type { Picture } from '#domain/image/picture.ts'
import { FAVORITE_KINDS, type FavoriteKind } from '#domain/shelf/kinds.ts'
import type { ShelfItem } from '#domain/shelf/shelf.ts'

type Parts = { id: string; slug: string; hero: Picture; disclosure: Disclosure }

/** Content as a shelf item. `label`: that of its card. */
export const shelfItem = <Kind extends FavoriteKind>(
  targetType: Kind,
  parts: Parts,
  title: string,
  label: string,
): ShelfItem<Kind> => {
  const { address, focalX, focalY } = parts.hero
  const disclosure = disclosureLabel(parts.disclosure)
  const known = { slug: parts.slug, title, label, disclosure, picture: { address, focalX, focalY } }
  return { targetType, targetId: parts.id, known }
}

/** An article as a shelf item. */
export const shelfItemOfArticle = (
  article: Parts & { title: string; type: ArticleType },
): ShelfItem<'article-page'> => shelfItem('article-page', article, article.title, ARTICLE_TYPES[article.type])

/** A card as a shelf item, or `null` for kinds that cannot be saved. */
export const shelfItemOfCard = (card: Card): ShelfItem | null => {
  const kind = FAVORITE_KINDS.find((one) => one === card.kind)
  return kind ? shelfItem(kind, card, card.title, card.label) : null
}
