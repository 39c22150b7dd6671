import type { ReactNode } from 'react'
import type { Blocks as BlockList } from '#domain/blocks/block.ts'
import type { ThingKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import type { MentionedCards } from '../blocks/mentioned-cards.ts'
import { useSiteConfig } from '../site-config.ts'
import { DataNote } from '../ui/DataNote.tsx'
import { DetailHead } from '../ui/DetailHead.tsx'
import { FactsAndStory } from '../ui/FactsAndStory.tsx'
import { type Fact, FactTable } from '../ui/FactTable.tsx'
import { OfferButtons } from '../ui/OfferButton.tsx'
import { TagList } from '../ui/TagList.tsx'
import { thingTrail } from './thing-trail.ts'

type Props = {
  kind: ThingKind
  thing: Publishable & { name: string; nameKana: string; catch: string; body: BlockList }
  label: string
  facts: readonly Fact[]
  offers: readonly Offer[]
  /** What its kind says besides, before the story. */
  more?: ReactNode
  cards: MentionedCards
  isOld: boolean
}

/** A gift or a piece of travel goods: the facts that decide, then its story, then where to get it. */
export function ThingPage({ kind, thing, label, facts, offers, more, cards, isOld }: Props) {
  return (
    <>
      <DetailHead
        crumbs={thingTrail(kind, thing).crumbs}
        hasAffiliateLinks={hasAffiliateLinks(thing.body, offers, useSiteConfig())}
        name={thing.name}
        kana={thing.nameKana}
        label={label}
        catchphrase={thing.catch}
        hero={thing.hero}
        disclosure={thing.disclosure}
      />
      <FactsAndStory
        facts={
          <>
            <FactTable facts={facts} />
            <OfferButtons offers={offers} name={thing.name} />
            <DataNote note={thing.dataNote} checkedAt={thing.factCheckedAt} isOld={isOld} />
          </>
        }
        story={
          <>
            {more}
            <Blocks blocks={thing.body} cards={cards} />
            <TagList tags={thing.tags} />
          </>
        }
      />
    </>
  )
}
