import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
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

/** Edits the checklist: entries in place, new ones at the end. */
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
    <section className="grid grid-cols-1 gap-16" aria-labelledby={id}>
      <h2 className="text-18" id={id}>
        チェックリスト
      </h2>
      {[...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => (
        <div className="grid grid-cols-1 gap-8" key={category}>
          {category && <p className="text-13 text-usuzumi">{category}</p>}
          <ul>
            {group.map((item) => (
              <li
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-8 border-b border-rule"
                key={item.id}
              >
                <input
                  className="size-[1.5rem] accent-ai"
                  type="checkbox"
                  aria-label={`${item.text}は済み`}
                  checked={item.done}
                  onChange={() => change(item.id, { done: !item.done })}
                />
                <ItemText item={item} onWrite={(text) => change(item.id, { text })} />
                <button
                  className="min-h-tap min-w-tap cursor-pointer border-0 bg-transparent px-4 py-0 text-13 text-ai"
                  type="button"
                  onClick={() => remove(item)}
                >
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

/** Applied on blur or Enter; an empty text restores the old one. */
function ItemText({ item, onWrite }: TextProps) {
  const input = useRef<HTMLInputElement>(null)
  // The text may change elsewhere. A new key would take the focus from the field after Enter.
  useEffect(() => {
    if (input.current) input.current.value = item.text
  }, [item.text])
  const apply = (field: HTMLInputElement) => {
    const text = field.value.trim()
    if (text && text !== item.text) onWrite(text)
    else field.value = item.text
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) apply(event.currentTarget)
  }
  return (
    <input
      className={styles.text}
      type="text"
      ref={input}
      defaultValue={item.text}
      maxLength={60}
      aria-label={`チェックリストの項目：${item.text}`}
      onBlur={({ currentTarget }) => apply(currentTarget)}
      onKeyDown={onKeyDown}
    />
  )
}
