import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'

/** What of a guide is not for everybody who gets a printed copy. */
export type PrintChoices = { memos: boolean; costs: boolean; reservations: boolean }

export type DayLine = {
  type: 'activity'
  activity: TravelActivity
  place: GuidePlace | null
  /** `営業 9:00〜17:00` of that day; '' where it is not known. */
  opening: string
  cost: number | null
  reservationNo: string
}

/** The smallest thing that stands on one page or on the next, and is never cut. */
export type Block =
  | { type: 'title'; text: string }
  | { type: 'day'; section: number; name: string; detail: string }
  | DayLine
  | ({ type: 'text'; isAside: boolean } & Piece)
  | { type: 'overview'; to: number | 'things' | 'notes'; name: string; detail: string; titles: string }
  | { type: 'checks'; items: readonly string[] }
  | { type: 'booking'; when: string; title: string; reservationNo: string; tel: string | null }
  | { type: 'cost'; name: string; amount: number; isSum: boolean }
  | { type: 'lines'; label: string; count: number }
  | { type: 'contact'; name: string; tel: string; note: string }
  | { type: 'colophon' }

/** A heading does not stand alone at the foot of a page. */
export const keepsWithNext = ({ type }: Block): boolean => type === 'title' || type === 'day'

/** What is too long to be one block: paragraphs, and of these as many sentences as fit. */
const LONGEST = 140

/** A piece of a text; `isOpen`: its paragraph goes on with the next one. */
export type Piece = { text: string; isOpen: boolean }

/** The paragraphs of a text in pieces that are short enough for any page; joined they are the text. */
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
    for (const part of sentence.match(new RegExp(`.{1,${LONGEST}}`, 'gsu')) ?? []) {
      const current = pieces.at(-1) ?? ''
      if (current !== '' && current.length + part.length > LONGEST) pieces.push(part)
      else pieces[pieces.length - 1] = current + part
    }
  return pieces
}
