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
  toggleLabel?: string
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined

/**
 * A group of fields. If the group is optional, a checkbox enables it; its former values are restored when it is enabled
 * again.
 */
export function GroupControl({ name, Field, children, toggleLabel }: Props) {
  const { config, shape } = useSpec(name)
  const { control, getValues, setValue } = useFormContext()
  const isSpecified = useWatch({ control, name, compute: isThere })
  const error = useFieldError(name)
  const id = useId()
  const toggle = (isOn: boolean) => {
    if (!isOn) previousValues.set(control, { ...previousValues.get(control), [name]: getValues(name) })
    const before = previousValues.get(control)?.[name]
    const empty = emptyOf({ ...shape, isNullable: false })
    setValue(name, isOn ? (before ?? empty) : null, { shouldDirty: true, shouldTouch: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout on a fieldset
    <div
      className={`${styles.group} grid min-w-0 scroll-my-[var(--form-scroll-margin,6rem)] gap-8`}
      role="group"
      aria-labelledby={id}
      data-field=""
      data-path={name}
    >
      <span className={fields.label} id={id}>
        {config.label}
      </span>
      {config.hint && <FieldHint id={`${id}hint`}>{config.hint}</FieldHint>}
      {shape.isNullable && (
        <label className={choices.choice}>
          <input
            className={choices.mark}
            type="checkbox"
            checked={isSpecified}
            onChange={({ currentTarget }) => toggle(currentTarget.checked)}
          />
          <span>{toggleLabel ?? config.toggleLabel ?? `${config.label}を書く`}</span>
        </label>
      )}
      {isSpecified && (children ?? <FieldGrid name={name} Field={Field} />)}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}

/** Values of disabled groups, by form. */
const previousValues = new WeakMap<object, Record<string, unknown>>()
