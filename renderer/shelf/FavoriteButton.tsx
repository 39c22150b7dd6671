import type { Thing } from '#domain/shelf/shelf.ts'
import styles from './FavoriteButton.module.css'
import { Heart } from './Heart.tsx'
import { useShelf, withShelf } from './useShelf.ts'

type Props = {
  thing: Thing
  /** `word`: a button with its word, on the thing's own page. `tag`: the heart alone, in the corner of a card's picture. */
  manner?: 'word' | 'tag'
}

/** ♡: keeps a thing on this device, or lets it go. Its size is the same in either state. */
export function FavoriteButton({ thing, manner = 'word' }: Props) {
  const isKept = useShelf(({ isFavorite }) => isFavorite(thing), false)
  return (
    <button
      className={`${styles.button} ${styles[manner]}`}
      type="button"
      data-scripted
      aria-pressed={isKept}
      aria-label={`${thing.known.title}を${isKept ? 'お気に入りから外す' : 'お気に入りに追加'}`}
      onClick={() => withShelf(({ toggleFavorite }) => toggleFavorite(thing))}
    >
      <Heart />
      {manner === 'word' && 'お気に入り'}
    </button>
  )
}
