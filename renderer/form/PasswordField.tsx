import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { useSecretField } from './secret-fields.ts'
import { type FieldProps, useField } from './useField.ts'

type Props = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** A labelled password field; its value is never saved in a draft. */
export function PasswordField({ name, label, hint, required, autoComplete }: Props) {
  const { control, ...ids } = useField({ name, hint, required })
  useSecretField(name)
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <PasswordInput label={label} autoComplete={autoComplete} {...control} />
    </Field>
  )
}
