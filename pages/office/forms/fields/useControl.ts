import { useController, useFormContext } from 'react-hook-form'
import { afterPress } from '#renderer/form/press.ts'
import { useFieldIds } from '#renderer/form/useField.ts'
import { useSpec } from '../schema/spec.ts'

/** Value, configuration and error of a field. Re-renders only when one of them changes. */
export function useControl<Value = unknown>(name: string) {
  const spec = useSpec(name)
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const { hint, label } = spec.config
  const { aria, ...ids } = useFieldIds({ name, hint, required: spec.isRequired })
  return {
    ...spec,
    value: field.value as Value,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => afterPress(field.onBlur),
    aria,
    /** Props of the field frame: `<Field {...frame}>`. */
    frame: { label, hint, required: spec.isRequired, ids },
    ids,
  }
}
