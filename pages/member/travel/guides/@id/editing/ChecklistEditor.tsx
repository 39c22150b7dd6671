import { type KeyboardEvent, useId } from 'react'
import { type ChecklistItem, TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { isComposingKey } from '#renderer/form/typing.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import styles from './ChecklistEditor.module.css'
import { NewItem } from './NewItem.tsx'

type Props = {
  items: readonly ChecklistItem[]
  onChange: (items: ChecklistItem[]) => void
  undo: () => void
}

/** The checklist as it is written: each entry in its own place, new ones at its end. */
export function ChecklistEditor({ items, onChange, undo }: Props) {
  const id = useId()
  const change = (itemId: string, values: Partial<ChecklistItem>) =>
    onChange(items.map((item) => (item.id === itemId ? { ...item, ...values } : item)))
  const remove = ({ id: itemId, text }: ChecklistItem) => {
    onChange(items.filter((item) => item.id !== itemId))
    notify({
      description: `「${text}」を削除しました。`,
      action: { label: '元に戻す', onSelect: undo },
      isOfPage: true,
    })
  }
  return (
    <section className={styles.checklist} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        チェックリスト
      </h2>
      {[...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => (
        <div className={styles.group} key={category}>
          {category && <p className={styles.category}>{category}</p>}
          <ul className={styles.items}>
            {group.map((item) => (
              <li className={styles.item} key={item.id}>
                <input
                  className={styles.mark}
                  type="checkbox"
                  aria-label={`${item.text}は済み`}
                  checked={item.done}
                  onChange={() => change(item.id, { done: !item.done })}
                />
                <ItemText item={item} onWrite={(text) => change(item.id, { text })} />
                <button className={styles.remove} type="button" onClick={() => remove(item)}>
                  削除<span className="visually-hidden">：{item.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {items.length < TRAVEL_LIMITS.checklist ? (
        <NewItem items={items} onAdd={(item) => onChange([...items, item])} />
      ) : (
        <p>チェックリストは{TRAVEL_LIMITS.checklist}件までです。</p>
      )}
    </section>
  )
}

type TextProps = { item: ChecklistItem; onWrite: (text: string) => void }

/** Taken over when it is left or Enter is pressed; nothing at all means as it was. */
function ItemText({ item, onWrite }: TextProps) {
  const take = (field: HTMLInputElement) => {
    const text = field.value.trim()
    if (text && text !== item.text) onWrite(text)
    else field.value = item.text
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) take(event.currentTarget)
  }
  return (
    <input
      className={styles.text}
      type="text"
      // Another text from elsewhere is another field.
      key={item.text}
      defaultValue={item.text}
      maxLength={60}
      aria-label={`チェックリストの項目：${item.text}`}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={onKeyDown}
    />
  )
}
