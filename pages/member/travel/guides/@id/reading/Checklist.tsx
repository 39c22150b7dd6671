import type { ChecklistItem } from '#domain/travel/guide.ts'
import styles from './Checklist.module.css'

type Props = { items: readonly ChecklistItem[]; onChange: (items: ChecklistItem[]) => void }

/** The checklist by category; items can be ticked while reading. */
export function Checklist({ items, onChange }: Props) {
  if (items.length === 0) return null
  const groups = [...Map.groupBy(items, ({ category }) => category)]
  const done = items.filter((item) => item.done).length
  const tick = (id: string) =>
    onChange(items.map((item) => (item.id === id ? { ...item, done: !item.done } : item)))
  return (
    <section className={styles.checklist} aria-labelledby="guide-checklist">
      <h2 className={styles.title} id="guide-checklist">
        チェックリスト
        <span className={styles.count}>
          {done}／{items.length}
        </span>
      </h2>
      {groups.map(([category, group]) => (
        <fieldset className={styles.group} key={category}>
          <legend className={category ? styles.category : 'visually-hidden'}>{category || 'そのほか'}</legend>
          {group.map((item) => (
            <label className={styles.item} key={item.id}>
              <input
                className={styles.mark}
                type="checkbox"
                checked={item.done}
                onChange={() => tick(item.id)}
              />
              <span className={styles.text}>{item.text}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
