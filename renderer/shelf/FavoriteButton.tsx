import type { ShelfItem } from '#domain/shelf/shelf.ts'
import { heartKey } from '#domain/shelf/storage.ts'
import styles from './FavoriteButton.module.css'
import { Heart } from './Heart.tsx'
import { favoriteLabel } from './labels.ts'
import { withShelf } from './load-shelf.ts'
import { useSavedKeys } from './useSavedKeys.ts'

type Props = {
  item: ShelfItem
  /** `labelled`: a labelled button on the item's own page. `tag`: only the heart, in the corner of a card's picture. */
  variant?: 'labelled' | 'tag'
}

/** ♡: saves or removes a favourite. Its size is the same in both states. */
export function FavoriteButton({ item, variant = 'labelled' }: Props) {
  const key = heartKey(item.targetId)
  const isSaved = useSavedKeys().has(key)
  return (
    <button
      className={`${styles.button} ${styles[variant]}`}
      type="button"
      data-scripted
      data-heart={key}
      aria-pressed={isSaved}
      aria-label={favoriteLabel(item.known.title, isSaved)}
      onClick={() => withShelf(({ toggleFavorite }) => toggleFavorite(item))}
    >
      <Heart />
      {variant === 'labelled' && 'お気に入り'}
    </button>
  )
}
