import type { Card } from '#domain/content/card.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { PrLabel } from './PrLabel.tsx'

/** The line above the title of an article: whether it is an advertisement or over, its type and its prefecture. */
export const ArticleMeta = ({ card, className }: { card: Card; className: string | undefined }) => (
  <p className={className}>
    <PrLabel disclosure={card.disclosure} />
    {[cardState(card), card.label, prefectureOfCode(card.prefectureCode)?.name].filter(Boolean).join('・')}
  </p>
)
