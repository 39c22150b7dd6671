import type { ReactNode } from 'react'
import type { Block, Blocks as BlockList } from '#domain/blocks/block.ts'
import { isCardBlock } from '#domain/blocks/card-block.ts'
import type { KnownHolidays } from '#domain/place/closing-days.ts'
import { OfferButton } from '../ui/OfferButton.tsx'
import { PrLabel } from '../ui/PrLabel.tsx'
import styles from './Blocks.module.css'
import { CalloutBlock } from './CalloutBlock.tsx'
import { CardBlock } from './CardBlock.tsx'
import { EmbedBlock } from './embed/EmbedBlock.tsx'
import { FaqBlock } from './FaqBlock.tsx'
import { GalleryBlock, ImageBlock } from './ImageBlock.tsx'
import { InlineText } from './InlineText.tsx'
import { MapBlock } from './MapBlock.tsx'
import type { MentionedCards } from './mentioned-cards.ts'
import { RankingBlock } from './RankingBlock.tsx'
import { TableBlock } from './TableBlock.tsx'
import { TimelineBlock } from './TimelineBlock.tsx'

type Mentions = {
  cards: MentionedCards
  /** Where the closing days of a mentioned place hang on them. */
  holidays?: KnownHolidays | null
  /** The slug of the article whose body it is. */
  article?: string
}

/** A body. A block that mentions content which is no longer public is left out, or stands without its link. */
export function Blocks({ blocks, ...mentions }: Mentions & { blocks: BlockList }) {
  return (
    <div className={styles.body}>
      {blocks.map((block) => (
        <BodyBlock key={block.id} block={block} {...mentions} />
      ))}
    </div>
  )
}

function BodyBlock({ block, cards, holidays = null, article }: Mentions & { block: Block }): ReactNode {
  if (isCardBlock(block)) return <CardBlock card={cards[block.data.refId]} holidays={holidays} />
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.data.level}` as const
      return <Heading id={block.id}>{block.data.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <InlineText inline={block.data.text} />
        </p>
      )
    case 'image':
      return <ImageBlock {...block.data} />
    case 'gallery':
      return <GalleryBlock {...block.data} />
    case 'list': {
      const List = block.data.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.data.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered on a page
            <li key={index}>
              <InlineText inline={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote cite={block.data.sourceUrl ?? undefined}>
            <InlineText inline={block.data.text} />
          </blockquote>
          {block.data.source && <figcaption className={styles.source}>{block.data.source}</figcaption>}
        </figure>
      )
    case 'table':
      return <TableBlock {...block.data} />
    case 'callout':
      return <CalloutBlock {...block.data} />
    case 'faq':
      return <FaqBlock {...block.data} />
    case 'ranking':
      return <RankingBlock {...block.data} cards={cards} />
    case 'timeline':
      return <TimelineBlock {...block} article={article} cards={cards} />
    case 'map':
      return <MapBlock {...block.data} cards={cards} />
    case 'affiliateButton':
      return (
        <p className={styles.offer}>
          <OfferButton offer={block.data.offer} name={block.data.offer.label} />
        </p>
      )
    case 'embed':
      return <EmbedBlock {...block.data} />
    case 'prNotice':
      return (
        <p className={styles.notice}>
          <PrLabel disclosure={{ kind: 'pr', sponsorName: null, text: null }} />
          {block.data.text}
        </p>
      )
    case 'divider':
      return <hr className={styles.divider} />
    default:
      return null
  }
}
