import { Heart } from './Heart.tsx'
import { shelfLabel } from './labels.ts'
import styles from './ShelfButton.module.css'
import { openShelf, prepareShelf } from './shelf-view.ts'
import { useSavedKeys } from './useSavedKeys.ts'

/** Opens the drawer from the header; the number is that of the favourites. */
export function ShelfButton() {
  const count = useSavedKeys().size
  return (
    <button
      className={styles.button}
      type="button"
      data-shelf
      data-count={count || undefined}
      aria-haspopup="dialog"
      aria-label={shelfLabel(count)}
      onPointerEnter={prepareShelf}
      onFocus={prepareShelf}
      onClick={openShelf}
    >
      <Heart className={styles.icon} />
      <span className={styles.word}>お気に入り</span>
    </button>
  )
}
