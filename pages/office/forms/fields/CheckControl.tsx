import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint } from '#renderer/form/Field.tsx'
import { useControl } from './useControl.ts'

/** A boolean. */
export function CheckControl({ name }: { name: string }) {
  const { config, value, onChange, onBlur, aria, ids } = useControl<boolean>(name)
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
        <span>{config.label}</span>
      </label>
      {config.hint && <FieldHint id={ids.hintId}>{config.hint}</FieldHint>}
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}
