import type { KeyboardEvent } from 'react'
import styles from './ShelfTabs.module.css'

const TABS = { favorites: 'お気に入り', histories: '履歴' } as const
export type TabName = keyof typeof TABS
const NAMES = Object.keys(TABS) as TabName[]

type Props = {
  chosen: TabName
  onChoose: (name: TabName) => void
  counts: Record<TabName, number>
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ — arrow keys select tabs, Tab moves to the panel. */
export function ShelfTabs({ chosen, onChoose, counts }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return
    const other = NAMES.find((name) => name !== chosen) ?? chosen
    onChoose(other)
    document.getElementById(`shelf-tab-${other}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-labelledby="shelf-title">
      {NAMES.map((name) => (
        <button
          className={styles.tab}
          key={name}
          id={`shelf-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls="shelf-panel"
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {TABS[name]}
          <span className={styles.count}>{counts[name]}</span>
        </button>
      ))}
    </div>
  )
}
