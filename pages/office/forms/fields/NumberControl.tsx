import { useState } from 'react'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { grouped, numberOf } from '../schema/typed.ts'
import styles from './Controls.module.css'
import { useControl } from './useControl.ts'

/** A number, as it is typed (full width, 1,200円) and as it is read. What is no number stays, and is said to be none. */
export function NumberControl({ name }: { name: string }) {
  const { words, shape, value, onChange, onBlur, aria, frame, ids } = useControl<number | string | null>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const isYen = words.control === 'yen'
  const shown = typeof value === 'number' ? (isYen ? grouped(value) : String(value)) : (value ?? '')
  const isWhole = shape.type === 'number' && shape.isInt
  return (
    <Field {...frame}>
      <span className={styles.measured}>
        <input
          className={`${inputs.input} ${styles.number}`}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          id={ids.id}
          name={name}
          value={typed ?? shown}
          {...aria}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(numberOf(currentTarget.value))
          }}
          onBlur={() => {
            setTyped(null)
            onBlur()
          }}
        />
        {(isYen || words.unit) && <span className={styles.unit}>{isYen ? '円' : words.unit}</span>}
      </span>
    </Field>
  )
}
