import { type ReactNode, useId } from 'react'
import { countCharacters } from '#domain/text/text-rules.ts'
import fieldStyles from '#renderer/form/Field.module.css'
import { FieldError, FieldHint } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'

type Labelled = { label: string; hint?: string; error?: string }

type FrameProps = Labelled & {
  id: string
  aside?: ReactNode
  children: ReactNode
}

const describedBy = (id: string, { hint, error }: Labelled) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

function Frame({ id, label, hint, error, aside, children }: FrameProps) {
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type TextProps = Labelled & {
  value: string
  onChange: (value: string) => void
  /** Maximum number of characters. Longer input is allowed and reported. */
  max?: number
  lines?: number
  type?: 'text' | 'url' | 'time' | 'date' | 'number' | 'search'
  placeholder?: string
}

/** A text field of a block. */
export function TextBox({ value, onChange, max, lines, type = 'text', placeholder, ...labelled }: TextProps) {
  const id = useId()
  const count = countCharacters(value)
  const tooLong = max !== undefined && count > max ? `${max}文字以内で入力してください。` : undefined
  const error = labelled.error ?? tooLong
  const shared = {
    id,
    value,
    placeholder,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { ...labelled, error }),
  }
  return (
    <Frame
      {...labelled}
      id={id}
      error={error}
      aside={
        max && (
          <span className="ms-auto text-13 text-usuzumi tabular-nums">
            {count}／{max}字
          </span>
        )
      }
    >
      {lines ? (
        <textarea
          {...shared}
          className={`${inputStyles.input} ${inputStyles.area}`}
          rows={lines}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...shared}
          className={inputStyles.input}
          type={type}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Frame>
  )
}

type ChoiceProps = Labelled & {
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; label: string }[]
}

/** A select field of a block. */
export function ChoiceBox({ value, onChange, choices, ...labelled }: ChoiceProps) {
  const id = useId()
  return (
    <Frame {...labelled} id={id}>
      <select
        id={id}
        className={inputStyles.input}
        value={value}
        aria-describedby={describedBy(id, labelled)}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}
