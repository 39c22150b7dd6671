import { memo } from 'react'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import { Heart } from '#renderer/shelf/Heart.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { type Entry, labelOf, placeOf, titleOf } from './entries.ts'
import styles from './ShelfRow.module.css'

export type Removal<Of extends Entry> = {
  remove: (entry: Of) => void
  /** Appended to the title in the button's label. */
  label: string
  variant: 'heart' | 'cross'
}

type Props = {
  entry: Entry
  /** When it was saved, or how often it was viewed. */
  moment: string
  label: string
  variant: 'heart' | 'cross'
  onRemove: (entry: Entry, button: HTMLElement) => void
}

/** One entry with its current card and a remove button. Memoised. */
export const ShelfRow = memo(function ShelfRow({ entry, moment, label, variant, onRemove }: Props) {
  const { card } = entry
  const title = titleOf(entry)
  const state = card ? cardState(card) : '公開終了'
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is in blocks (ShelfRows)
    <div className={styles.row} role="listitem" data-gone={card ? undefined : ''}>
      <div className="aspect-4/3 bg-rule [&_img]:w-full">
        {card && <Picture picture={card.hero} presets={SMALL_COVER_SIZES} sizes="9rem" decorative />}
      </div>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-8 text-12 leading-[1.6] text-usuzumi tabular-nums md:text-13">
          {card && <PrLabel disclosure={card.disclosure} />}
          {[labelOf(entry), placeOf(entry)].filter(Boolean).join('・')}
          {state && <span className="bg-sumi px-[0.5em] text-paper">{state}</span>}
        </p>
        <p className={`${styles.title} md:text-18`}>
          {card?.href ? (
            <a
              className={`${styles.link} text-inherit no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none`}
              href={card.href}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {card && <p className="hidden text-13 leading-[1.6] text-usuzumi md:block">{card.catch}</p>}
        {moment && (
          <p className="flex flex-wrap items-center gap-x-8 text-12 leading-[1.6] text-usuzumi tabular-nums md:text-13">
            {moment}
          </p>
        )}
      </div>
      <button
        className={`${styles.remove} hover:text-ai focus-visible:-outline-offset-2 ${styles[variant]}`}
        type="button"
        data-remove
        aria-label={title + label}
        // Guards against a double click, which would hit the row that moves up.
        onClick={({ currentTarget, detail }) => detail < 2 && onRemove(entry, currentTarget)}
      >
        {variant === 'heart' ? <Heart /> : <Cross />}
      </button>
    </div>
  )
})

const Cross = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
)
