import { type ReactNode, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint } from '#renderer/form/Field.tsx'
import { useFieldError } from '#renderer/form/useField.ts'
import { type ControlProps, useSpec } from '../schema/spec.ts'
import { emptyOf } from '../schema/values.ts'
import { FieldGrid } from './FieldGrid.tsx'
import styles from './Fields.module.css'

type Props = ControlProps & {
  children?: ReactNode /** How the box is called that says that it is known. */
  known?: string
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined

/**
 * Fields that belong together. Where nothing may be known of all of them, a box says so; what was written before comes
 * back when it is ticked again.
 */
export function GroupControl({ name, Field, children, known }: Props) {
  const { words, shape } = useSpec(name)
  const { control, getValues, setValue } = useFormContext()
  const isKnown = useWatch({ control, name, compute: isThere })
  const error = useFieldError(name)
  const id = useId()
  const toggle = (isOn: boolean) => {
    if (!isOn) kept.set(control, { ...kept.get(control), [name]: getValues(name) })
    const before = kept.get(control)?.[name]
    const empty = emptyOf({ ...shape, isNullable: false })
    setValue(name, isOn ? (before ?? empty) : null, { shouldDirty: true, shouldTouch: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.group} role="group" aria-labelledby={id} data-field="" data-path={name}>
      <span className={fields.label} id={id}>
        {words.label}
      </span>
      {words.hint && <FieldHint id={`${id}hint`}>{words.hint}</FieldHint>}
      {shape.isNullable && (
        <label className={choices.choice}>
          <input
            className={choices.mark}
            type="checkbox"
            checked={isKnown}
            onChange={({ currentTarget }) => toggle(currentTarget.checked)}
          />
          <span>{known ?? words.known ?? `${words.label}を書く`}</span>
        </label>
      )}
      {isKnown && (children ?? <FieldGrid name={name} Field={Field} />)}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}

/** What a group held when it was said to be unknown, by form: forgotten with the form. */
const kept = new WeakMap<object, Record<string, unknown>>()
