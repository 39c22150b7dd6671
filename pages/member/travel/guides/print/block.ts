import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'

/** Options to leave out private parts of a guide. */
export type PrintChoices = { memos: boolean; costs: boolean; reservations: boolean }

export type DayLine = {
  type: 'activity'
  activity: TravelActivity
  place: GuidePlace | null
  /** `営業 9:00〜17:00` of that day; '' if unknown. */
  opening: string
  cost: number | null
  reservationNo: string
}

/** The smallest unit of pagination: a block is never split. */
export type Block =
  | { type: 'title'; text: string }
  | { type: 'day'; section: number; name: string; detail: string }
  | DayLine
  | ({ type: 'text'; isAside: boolean } & Piece)
  | { type: 'overview'; to: number | 'belongings' | 'notes'; name: string; detail: string; titles: string }
  | { type: 'checks'; items: readonly string[] }
  | { type: 'booking'; when: string; title: string; reservationNo: string; tel: string | null }
  | { type: 'cost'; name: string; amount: number; isSum: boolean }
  | { type: 'lines'; label: string; count: number }
  | { type: 'contact'; name: string; tel: string; note: string }
  | { type: 'colophon' }

/** A heading is never the last block of a page. */
export const keepsWithNext = ({ type }: Block): boolean => type === 'title' || type === 'day'

/** The maximum length of a text block: longer texts are split into paragraphs, and these into sentences. */
const MAX_TEXT_LENGTH = 140

/** A piece of a text; `isOpen`: its paragraph continues in the next one. */
type Piece = { text: string; isOpen: boolean }

/** Splits the paragraphs of a text into pieces that fit on any page; joined they are the text. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) => {
      const pieces = piecesOfParagraph(paragraph)
      return pieces.map((piece, index) => ({ text: piece, isOpen: index < pieces.length - 1 }))
    })

function piecesOfParagraph(paragraph: string): string[] {
  const pieces = ['']
  for (const sentence of paragraph.match(/[^。]*。|[^。]+/g) ?? [])
    for (const part of sentence.match(new RegExp(`.{1,${MAX_TEXT_LENGTH}}`, 'gsu')) ?? []) {
      const current = pieces.at(-1) ?? ''
      if (current !== '' && current.length + part.length > MAX_TEXT_LENGTH) pieces.push(part)
      else pieces[pieces.length - 1] = current + part
    }
  return pieces
}
