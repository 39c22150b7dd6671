import type { ComponentType } from 'react'
import type { Block, Blocks as BlockList, BlockType } from '#domain/blocks/block.ts'
import { notesIn } from '#domain/blocks/notes.ts'
import { OfferButton } from '../ui/OfferButton.tsx'
import { PrLabel } from '../ui/PrLabel.tsx'
import styles from './Blocks.module.css'
import type { BlockProps, Surroundings } from './block-props.ts'
import { CalloutBlock } from './CalloutBlock.tsx'
import { CardBlock } from './CardBlock.tsx'
import { EmbedBlock } from './embed/EmbedBlock.tsx'
import { FaqBlock } from './FaqBlock.tsx'
import { GalleryBlock, ImageBlock } from './ImageBlock.tsx'
import { InlineText } from './InlineText.tsx'
import { ListBlock } from './ListBlock.tsx'
import { MapBlock } from './MapBlock.tsx'
import { NoteList, Notes } from './Notes.tsx'
import { RankingBlock } from './RankingBlock.tsx'
import { TableBlock } from './TableBlock.tsx'
import { TimelineBlock } from './TimelineBlock.tsx'

const RENDERERS: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  heading: ({ id, data: { level, text } }) => {
    const Heading = `h${level}` as const
    return <Heading id={id}>{text}</Heading>
  },
  paragraph: ({ data: { text } }) => (
    <p>
      <InlineText inline={text} />
    </p>
  ),
  image: ImageBlock,
  gallery: GalleryBlock,
  list: ListBlock,
  quote: ({ data: { text, source, sourceUrl } }) => (
    <figure className={styles.quote}>
      <blockquote cite={sourceUrl ?? undefined}>
        <InlineText inline={text} />
      </blockquote>
      {source && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  ),
  table: TableBlock,
  callout: CalloutBlock,
  faq: FaqBlock,
  ranking: RankingBlock,
  timeline: TimelineBlock,
  map: MapBlock,
  spotCard: CardBlock,
  hotelCard: CardBlock,
  restaurantCard: CardBlock,
  activityCard: CardBlock,
  giftCard: CardBlock,
  goodsCard: CardBlock,
  articleCard: CardBlock,
  affiliateButton: ({ data: { offer } }) => (
    <p className={styles.offer}>
      <OfferButton offer={offer} name={offer.label} />
    </p>
  ),
  embed: EmbedBlock,
  prNotice: ({ data: { text } }) => (
    <p className={styles.notice}>
      <PrLabel disclosure={{ kind: 'pr', sponsorName: null, text: null }} />
      {text}
    </p>
  ),
  divider: () => <hr className={styles.divider} />,
}

/** A body, and its notes. A block that mentions content which is no longer public is omitted, or has no link. */
export function Blocks({ blocks, ...surroundings }: Surroundings & { blocks: BlockList }) {
  const notes = notesIn(blocks)
  return (
    <Notes value={notes}>
      <div className={styles.body}>
        {blocks.map((block) => (
          <BodyBlock key={block.id} block={block} {...surroundings} />
        ))}
        {notes.length > 0 && <NoteList notes={notes} />}
      </div>
    </Notes>
  )
}

/** Renders nothing for a type that this build does not know. */
function BodyBlock({ block: { id, type, data }, ...surroundings }: Surroundings & { block: Block }) {
  if (!Object.hasOwn(RENDERERS, type)) return null
  const Renderer = RENDERERS[type] as ComponentType<{ id: string; data: unknown } & Surroundings>
  return <Renderer id={id} data={data} {...surroundings} />
}
