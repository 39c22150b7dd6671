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
    <section className="grid gap-12" aria-labelledby="guide-checklist">
      <h2 className="flex items-baseline justify-between text-18" id="guide-checklist">
        チェックリスト
        <span className="font-gothic text-13 font-normal text-usuzumi tabular-nums">
          {done}／{items.length}
        </span>
      </h2>
      {groups.map(([category, group]) => (
        <fieldset className="grid min-w-0 border-0 p-0" key={category}>
          <legend className={category ? 'p-0 text-13 text-usuzumi' : 'visually-hidden'}>
            {category || 'そのほか'}
          </legend>
          {group.map((item) => (
            <label
              className="grid min-h-tap cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-12 border-b border-rule py-8 text-15 leading-[1.75]"
              key={item.id}
            >
              <input
                className={`${styles.mark} mt-[0.2rem] size-[1.25rem] cursor-pointer accent-ai`}
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
