import { usePasswordHint } from '#renderer/auth/new-password.ts'
import { Field } from '#renderer/form/Field.tsx'
import { PasswordInput } from '#renderer/form/PasswordInput.tsx'
import { useField } from './form-state.ts'

type Props = {
  name?: string
  label?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that is chosen: what the pool asks of it is said beforehand, and checked when the form is sent. */
export const NewPasswordField = ({ label, more = '' }: { label?: string; more?: string }) => (
  <PasswordField {...(label && { label })} autoComplete="new-password" hint={`${usePasswordHint()}${more}`} />
)

/** A password of the sign-in, with its label. */
export function PasswordField({ name = 'password', label = 'パスワード', hint, autoComplete }: Props) {
  const { ids, control } = useField(name, hint)
  return (
    <Field label={label} ids={ids} {...(hint && { hint })}>
      <PasswordInput label={label} autoComplete={autoComplete} {...control} />
    </Field>
  )
}
