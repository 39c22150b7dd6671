import type { ShelfItem } from '#domain/shelf/shelf.ts'
import styles from './FavoriteButton.module.css'
import { Heart } from './Heart.tsx'
import { useShelf, withShelf } from './useShelf.ts'

type Props = {
  item: ShelfItem
  /** `labelled`: a labelled button on the item's own page. `tag`: only the heart, in the corner of a card's picture. */
  variant?: 'labelled' | 'tag'
}

/** ♡: saves or removes a favourite. Its size is the same in both states. */
export function FavoriteButton({ item, variant = 'labelled' }: Props) {
  const isSaved = useShelf(({ isFavorite }) => isFavorite(item), false)
  return (
    <button
      className={`${styles.button} ${styles[variant]}`}
      type="button"
      data-scripted
      aria-pressed={isSaved}
      aria-label={`${item.known.title}を${isSaved ? 'お気に入りから外す' : 'お気に入りに追加'}`}
      onClick={() => withShelf(({ toggleFavorite }) => toggleFavorite(item))}
    >
      <Heart />
      {variant === 'labelled' && 'お気に入り'}
    </button>
  )
}
