import type { Card } from '#domain/content/card.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import type { Favorite, History } from '#domain/shelf/shelf.ts'
import { link } from '#domain/url/link.ts'
import { Picture } from '../ui/Picture.tsx'
import { Heart } from './Heart.tsx'
import styles from './ShelfEntry.module.css'

type Props = {
  entry: Favorite | History
  /** `null`: no longer public. `undefined`: not loaded yet. */
  card: Card | null | undefined
  isLoading: boolean
  moment: string
  removal: { label: string; variant: 'heart' | 'cross' }
  onRemove: (button: HTMLElement) => void
}

/** The picture is decorative: the title beside it has the same content. */
const SILENT = { alt: '', credit: '', license: null }

/** One entry: picture, title, time and a remove button. */
export function ShelfEntry({ entry, card, isLoading, moment, removal, onRemove }: Props) {
  const { known, targetType } = entry
  const isGone = card === null
  if (!known && !isGone && isLoading) return <li className={styles.waiting} aria-hidden="true" />
  const title = known?.title ?? (isGone ? '公開を終えたページ' : '読み込めなかったページ')
  const state = isGone ? '公開終了' : card && cardState(card)
  return (
    <li className={`${styles.entry} ${isGone ? styles.gone : ''}`}>
      <div className={styles.picture}>
        {known && (
          <Picture
            picture={{ ...known.picture, ...SILENT }}
            presets={SMALL_COVER_SIZES}
            sizes="6rem"
            decorative
          />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          {known?.disclosure && <span className={styles.disclosure}>{known.disclosure}</span>}
          {known?.label}
          {state && <span className={styles.state}>{state}</span>}
        </p>
        <p className={styles.title}>
          {known && !isGone ? (
            <a className={styles.link} href={link(CONTENT_KINDS[targetType].plural, { id: known.slug })}>
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {moment && <p className={styles.meta}>{moment}</p>}
      </div>
      <button
        className={`${styles.remove} ${styles[removal.variant]}`}
        type="button"
        data-remove
        aria-label={title + removal.label}
        // Guards against a double click, which would hit the entry that moves up.
        onClick={({ currentTarget, detail }) => detail < 2 && onRemove(currentTarget)}
      >
        {removal.variant === 'heart' ? <Heart /> : <Cross />}
      </button>
    </li>
  )
}

const Cross = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
)
