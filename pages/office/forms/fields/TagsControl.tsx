import { useId, useState } from 'react'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { withTags } from '../schema/tags.ts'
import { Offers } from './Offers.tsx'
import { useControl } from './useControl.ts'

/** Tags as chips. Enter adds a tag, Backspace in the empty input edits the last one. */
export function TagsControl({ name }: { name: string }) {
  const { config, shape, value, onChange, onBlur, aria, frame, ids } = useControl<readonly string[]>(name)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const selected = value ?? []
  const limits = {
    maxCount: shape.type === 'list' ? shape.max : null,
    maxLength: shape.type === 'list' && shape.item.type === 'text' ? shape.item.max : null,
  }
  const isFull = limits.maxCount !== null && selected.length >= limits.maxCount
  const add = () => {
    const next = withTags(selected, typed, limits)
    if (next.length > selected.length) onChange(next)
    setTyped('')
  }
  return (
    <Field {...frame}>
      {selected.length > 0 && (
        <ul className="flex flex-wrap gap-8" aria-label={config.label}>
          {selected.map((tag) => (
            <li
              className="inline-flex items-center rounded border border-rule-strong bg-ai-wash ps-12 text-15 wrap-anywhere"
              key={tag}
            >
              {tag}
              <button
                className="min-h-[2.5rem] min-w-[2.5rem] cursor-pointer border-0 bg-transparent text-ai"
                type="button"
                aria-label={`${tag}を外す`}
                onClick={() => {
                  onChange(selected.filter((other) => other !== tag))
                  document.getElementById(ids.id)?.focus()
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        className={inputs.input}
        type="text"
        list={listId}
        autoComplete="off"
        enterKeyHint="enter"
        placeholder={isFull ? undefined : `${config.entry ?? ''}を書いてEnter`}
        id={ids.id}
        name={name}
        value={typed}
        readOnly={isFull}
        {...aria}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && typed === '' && selected.length > 0) {
            event.preventDefault()
            setTyped(selected.at(-1) ?? '')
            onChange(selected.slice(0, -1))
          }
        }}
        onBlur={() => {
          add()
          onBlur()
        }}
      />
      <p className="text-13 text-usuzumi" role="status">
        {isFull && `${config.entry ?? ''}は${limits.maxCount}件までです。`}
      </p>
      {config.offers && (
        <Offers id={listId} offers={config.offers.filter((offer) => !selected.includes(offer))} />
      )}
    </Field>
  )
}
