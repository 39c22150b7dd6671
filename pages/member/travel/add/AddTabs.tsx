import type { KeyboardEvent } from 'react'
import styles from './AddPanel.module.css'

const TABS = { favorites: 'お気に入り', search: 'さがす', free: '自由に書く' } as const
export type TabName = keyof typeof TABS
const NAMES = Object.keys(TABS) as TabName[]

type Props = { chosen: TabName; onChoose: (name: TabName) => void }

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ — arrow keys select tabs, Tab moves to the panel. */
export function AddTabs({ chosen, onChoose }: Props) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (!step) return
    const other = NAMES[(NAMES.indexOf(chosen) + step + NAMES.length) % NAMES.length] ?? chosen
    onChoose(other)
    document.getElementById(`add-tab-${other}`)?.focus()
  }
  return (
    <div className="flex gap-24 border-b border-rule" role="tablist" aria-label="何を追加するか">
      {NAMES.map((name) => (
        <button
          className={styles.tab}
          key={name}
          id={`add-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls="add-panel"
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {TABS[name]}
        </button>
      ))}
    </div>
  )
}
