import type { ReactNode } from 'react'
import type { Blocks as BlockList } from '#domain/blocks/block.ts'
import type { ProductKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { ShelfItem } from '#domain/shelf/shelf.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import type { MentionedCards } from '../blocks/mentioned-cards.ts'
import { FavoriteButton } from '../shelf/FavoriteButton.tsx'
import { useSiteConfig } from '../site-config.ts'
import { DataNote } from '../ui/DataNote.tsx'
import { DetailHead } from '../ui/DetailHead.tsx'
import { FactsAndStory } from '../ui/FactsAndStory.tsx'
import { type Fact, FactTable } from '../ui/FactTable.tsx'
import { OfferButtons } from '../ui/OfferButton.tsx'
import { TagList } from '../ui/TagList.tsx'
import { productTrail } from './product-trail.ts'

type Props = {
  kind: ProductKind
  product: Publishable & { name: string; nameKana: string; catch: string; body: BlockList }
  label: string
  /** The shelf item, for kinds that can be favourites. */
  item?: ShelfItem
  facts: readonly Fact[]
  offers: readonly Offer[]
  /** Sections specific to the kind, before the story. */
  more?: ReactNode
  cards: MentionedCards
  isOld: boolean
}

/** The page of a gift or of travel goods: facts, story and where to buy. */
export function ProductPage({ kind, product, label, item, facts, offers, more, cards, isOld }: Props) {
  return (
    <>
      <DetailHead
        crumbs={productTrail(kind, product).crumbs}
        hasAffiliateLinks={hasAffiliateLinks(product.body, offers, useSiteConfig())}
        name={product.name}
        kana={product.nameKana}
        label={label}
        catchphrase={product.catch}
        hero={product.hero}
        disclosure={product.disclosure}
      >
        {item && <FavoriteButton item={item} />}
      </DetailHead>
      <FactsAndStory
        facts={
          <>
            <FactTable facts={facts} />
            <OfferButtons offers={offers} name={product.name} />
            <DataNote note={product.dataNote} checkedAt={product.factCheckedAt} isOld={isOld} />
          </>
        }
        story={
          <>
            {more}
            <Blocks blocks={product.body} cards={cards} />
            <TagList tags={product.tags} />
            {item && <FavoriteButton item={item} />}
          </>
        }
      />
    </>
  )
}
