import { useId, useState } from 'react'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { withWords } from '../schema/tags.ts'
import { Offers } from './Offers.tsx'
import styles from './Tags.module.css'
import { useControl } from './useControl.ts'

/** Short words, each a chip. Enter adds what is typed, Backspace in the empty line takes the last one back to it. */
export function TagsControl({ name }: { name: string }) {
  const { words, shape, value, onChange, onBlur, aria, frame, ids } = useControl<readonly string[]>(name)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const chosen = value ?? []
  const limits = {
    most: shape.type === 'list' ? shape.max : null,
    longest: shape.type === 'list' && shape.item.type === 'text' ? shape.item.max : null,
  }
  const add = () => {
    const next = withWords(chosen, typed, limits)
    if (next.length > chosen.length) onChange(next)
    setTyped('')
  }
  return (
    <Field {...frame}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={words.label}>
          {chosen.map((word) => (
            <li className={styles.chip} key={word}>
              {word}
              <button
                className={styles.remove}
                type="button"
                aria-label={`${word}を外す`}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== word))
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
        placeholder={`${words.entry ?? ''}を書いてEnter`}
        id={ids.id}
        name={name}
        value={typed}
        {...aria}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
            event.preventDefault()
            setTyped(chosen.at(-1) ?? '')
            onChange(chosen.slice(0, -1))
          }
        }}
        onBlur={() => {
          add()
          onBlur()
        }}
      />
      {words.offers && (
        <Offers id={listId} offers={words.offers.filter((offer) => !chosen.includes(offer))} />
      )}
    </Field>
  )
}
