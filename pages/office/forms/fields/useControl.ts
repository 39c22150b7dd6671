import { useController, useFormContext } from 'react-hook-form'
import { afterPress } from '#renderer/form/press.ts'
import { useFieldIds } from '#renderer/form/useField.ts'
import { useSpec } from '../schema/spec.ts'

/** A field with its value, its words and its mistake. It is drawn again when one of these changes, and never else. */
export function useControl<Value = unknown>(name: string) {
  const spec = useSpec(name)
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const { hint, label } = spec.words
  const { aria, ...ids } = useFieldIds({ name, hint, required: spec.isRequired })
  return {
    ...spec,
    value: field.value as Value,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => afterPress(field.onBlur),
    aria,
    /** For what goes around the control: `<Field {...frame}>`. */
    frame: { label, hint, required: spec.isRequired, ids },
    ids,
  }
}
