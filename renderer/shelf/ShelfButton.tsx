import { Heart } from './Heart.tsx'
import styles from './ShelfButton.module.css'
import { openShelf, prepareShelf } from './shelf-view.ts'
import { useShelf } from './useShelf.ts'

/** Opens the drawer from the header; the number is that of the favourites. */
export function ShelfButton() {
  const count = useShelf(({ shownShelf }) => shownShelf().favorites.length, 0)
  return (
    <button
      className={styles.button}
      type="button"
      data-count={count || undefined}
      aria-haspopup="dialog"
      aria-label={`お気に入り・履歴${count > 0 ? `（お気に入り${count}件）` : ''}`}
      onPointerEnter={prepareShelf}
      onFocus={prepareShelf}
      onClick={openShelf}
    >
      <Heart className={styles.icon} />
      <span className={styles.word}>お気に入り</span>
    </button>
  )
}
