import type { KeyboardEvent } from 'react'
import styles from './List.module.css'
import type { ListHandle } from './useList.ts'

type Props = { list: Pick<ListHandle, 'length' | 'move' | 'remove'>; index: number; name: string }

/** Buttons to move and remove an entry. Alt + arrow keys move it as well. */
export function EntryTools({ list, index, name }: Props) {
  return (
    <span className="inline-flex">
      <button
        className={styles.tool}
        type="button"
        data-move="up"
        aria-disabled={index === 0 || undefined}
        aria-label={`${name}を前へ`}
        onClick={() => list.move(index, index - 1)}
      >
        ↑
      </button>
      <button
        className={styles.tool}
        type="button"
        data-move="down"
        aria-disabled={index === list.length - 1 || undefined}
        aria-label={`${name}を後ろへ`}
        onClick={() => list.move(index, index + 1)}
      >
        ↓
      </button>
      <button
        className={styles.tool}
        type="button"
        data-remove
        aria-label={`${name}を外す`}
        onClick={() => list.remove(index)}
      >
        ×
      </button>
    </span>
  )
}

/** Alt + arrow key in an entry. */
export const moveByKey =
  (list: Pick<ListHandle, 'move'>, index: number) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    // Nested lists handle their own keys.
    if (event.target instanceof Element && event.target.closest('[data-entry]') !== event.currentTarget)
      return
    event.preventDefault()
    list.move(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }
