import { useState } from 'react'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { grouped, numberOf } from '../schema/typed.ts'
import styles from './Controls.module.css'
import { useControl } from './useControl.ts'

/** A number, normalised from full width or 1,200円. Invalid text stays and is reported. */
export function NumberControl({ name }: { name: string }) {
  const { config, shape, value, onChange, onBlur, aria, frame, ids } = useControl<number | string | null>(
    name,
  )
  const [typed, setTyped] = useState<string | null>(null)
  const isYen = config.control === 'yen'
  const shown = typeof value === 'number' ? (isYen ? grouped(value) : String(value)) : (value ?? '')
  const isWhole = shape.type === 'number' && shape.isInt
  return (
    <Field {...frame}>
      <span className="flex items-center gap-8">
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
        {(isYen || config.unit) && (
          <span className="whitespace-nowrap text-usuzumi">{isYen ? '円' : config.unit}</span>
        )}
      </span>
    </Field>
  )
}
