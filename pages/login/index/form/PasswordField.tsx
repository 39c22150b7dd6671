import { Field } from '#renderer/form/Field.tsx'
import { PasswordInput } from '#renderer/form/PasswordInput.tsx'
import { useField } from './form-state.ts'

type Props = {
  name?: string
  label?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A labelled password field of the sign-in. */
export function PasswordField({ name = 'password', label = 'パスワード', hint, autoComplete }: Props) {
  const { ids, control } = useField(name, hint)
  return (
    <Field label={label} ids={ids} {...(hint && { hint })}>
      <PasswordInput label={label} autoComplete={autoComplete} {...control} />
    </Field>
  )
}
