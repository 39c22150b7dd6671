import type { ShelfItem } from '#domain/shelf/shelf.ts'
import styles from './FavoriteButton.module.css'
import { Heart } from './Heart.tsx'
import { favoriteLabel } from './labels.ts'
import { withShelf } from './load-shelf.ts'
import { useSavedIds } from './useSavedIds.ts'

type Props = {
  item: ShelfItem
  /** `labelled`: a labelled button on the item's own page. `tag`: only the heart, in the corner of a card's picture. */
  variant?: 'labelled' | 'tag'
}

/** ♡: saves or removes a favourite. Its size is the same in both states. */
export function FavoriteButton({ item, variant = 'labelled' }: Props) {
  const isSaved = useSavedIds().has(item.targetId)
  return (
    <button
      className={`${styles.button} ${styles[variant]}`}
      type="button"
      data-scripted
      data-heart={item.targetId}
      aria-pressed={isSaved}
      aria-label={favoriteLabel(item.known.title, isSaved)}
      onClick={() => withShelf(({ toggleFavorite }) => toggleFavorite(item))}
    >
      <Heart />
      {variant === 'labelled' && 'お気に入り'}
    </button>
  )
}
