import { type ReactNode, useEffect, useId, useState } from 'react'
import inputs from '#renderer/form/Input.module.css'
import styles from './Narrow.module.css'

/** The conditions of a list, in one line where there is room. */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <search className={styles.line} aria-label="一覧をしぼりこむ">
    {children}
  </search>
)

type Labelled = { label: string; value: string; onValue: (value: string) => void }

type ChoiceProps = Labelled & { choices: readonly { value: string; label: string }[]; all?: string }

export function NarrowChoice({ label, value, onValue, choices, all = 'すべて' }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
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

/** So long nothing more is typed before it is asked for, in milliseconds. */
const PAUSE = 300

type TextProps = Labelled & { type?: 'search' | 'date'; placeholder?: string; hint?: string }

/** A text or a day that the list follows while it is typed. */
export function NarrowText({ label, value, onValue, type = 'search', placeholder, hint }: TextProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what is waited for
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onValue(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={styles.field} data-wide={type === 'search' || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        className={inputs.input}
        id={id}
        type={type}
        value={typed}
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
