import type { BlockOf, BlockType } from '#domain/blocks/block.ts'
import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import type { MentionedCards } from './mentioned-cards.ts'

/** What the blocks of a body need besides their data. */
export type Surroundings = {
  cards: MentionedCards
  /** Needed if a mentioned place has closing days that depend on holidays. */
  holidays?: HolidayCalendar | null
  /** The slug of the article whose body it is. */
  article?: string
}

export type BlockProps<Type extends BlockType> = Pick<BlockOf<Type>, 'id' | 'data'> & Surroundings
