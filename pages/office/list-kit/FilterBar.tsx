import { type ReactNode, useId, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import inputs from '#renderer/form/Input.module.css'
import styles from './FilterBar.module.css'
import { useTypedText } from './useTypedText.ts'

type BarProps = { isDense?: boolean; children: ReactNode }

/** The filters of a list, in one line if there is room; `isDense` for many of them. */
export const FilterBar = ({ isDense, children }: BarProps) => (
  <search className={styles.bar} aria-label="一覧をしぼりこむ" data-dense={isDense || undefined}>
    {children}
  </search>
)

type FieldProps = { label: string; value: string; onValue: (value: string) => void }

type SelectProps = FieldProps & {
  choices: readonly { value: string; label: string }[]
  /** The label of the option without a filter; omitted if one is always set. */
  all?: string
  className?: string
}

export function FilterSelect({
  label,
  value,
  onValue,
  choices,
  all = 'すべて',
  className = '',
}: SelectProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`} data-chosen={(all && value) || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        className={inputs.input}
        id={id}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        {all && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type TextProps = FieldProps & { type?: 'search' | 'date'; placeholder?: string; hint?: string }

/** A text or date filter that is applied while typing. */
export function FilterText({ label, value, onValue, type = 'search', placeholder, hint }: TextProps) {
  const id = useId()
  const [typed, setTyped] = useTypedText(value, onValue)
  return (
    <div className={styles.field} data-wide={type === 'search' || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        className={inputs.input}
        id={id}
        type={type}
        enterKeyHint={type === 'search' ? 'search' : undefined}
        value={typed}
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {hint && (
        <span className="text-12 leading-[1.5] text-usuzumi" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

type FoldProps = { label: ReactNode; isOpen?: boolean; children: ReactNode }

/** Filters that are collapsed on a phone, so that the rows start on the first screen. */
export function FilterFold({ label, isOpen: isOpenFirst = false, children }: FoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <>
      <Button
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div className="contents max-md:not-data-open:hidden" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
