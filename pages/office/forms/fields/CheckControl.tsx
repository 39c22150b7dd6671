import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint } from '#renderer/form/Field.tsx'
import { useControl } from './useControl.ts'

/** Yes or no. */
export function CheckControl({ name }: { name: string }) {
  const { words, value, onChange, onBlur, aria, ids } = useControl<boolean>(name)
  return (
    <div className={fields.field} data-field="">
      <label className={choices.choice} htmlFor={ids.id}>
        <input
          className={choices.mark}
          type="checkbox"
          id={ids.id}
          name={name}
          checked={value === true}
          {...aria}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{words.label}</span>
      </label>
      {words.hint && <FieldHint id={ids.hintId}>{words.hint}</FieldHint>}
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}
