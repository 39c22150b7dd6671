import type { ReactNode } from 'react'
import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import styles from './Controls.module.css'

type Option = { value: string; label: string }

type Props = {
  name: string
  frame: {
    label: string
    hint?: string
    required: boolean
    ids: { hintId: string; errorId: string; error: string | undefined }
  }
  aria: object
  options: readonly Option[]
  selected: string
  onSelect: (value: string) => void
  onBlur: () => void
  /** Label and options in one line. */
  isLine?: boolean
  children?: ReactNode
}

/** Radio buttons for a few options. */
export function RadioRow({
  name,
  frame,
  aria,
  options,
  selected,
  onSelect,
  onBlur,
  isLine,
  children,
}: Props) {
  const { label, hint, required, ids } = frame
  const className = isLine ? `${fields.field} ${styles.line}` : fields.field
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset supports neither aria-required nor aria-invalid
    <fieldset className={className} role="radiogroup" data-field="" {...aria}>
      <legend className={fields.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <div className={choices.choices}>
        {options.map((option) => (
          <label className={choices.choice} key={option.value}>
            <input
              className={choices.mark}
              type="radio"
              name={name}
              value={option.value}
              checked={selected === option.value}
              onChange={() => onSelect(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {children}
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </fieldset>
  )
}
