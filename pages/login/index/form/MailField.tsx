import { Field } from '#renderer/form/Field.tsx'
import styles from '#renderer/form/Input.module.css'
import { useField } from './form-state.ts'

type Props = { name?: string; label?: string; hint?: string; initial?: string; autoComplete?: string }

/** A mail address: the member's user name. */
export function MailField({
  name = 'username',
  label = 'メールアドレス',
  hint,
  initial,
  autoComplete = 'username',
}: Props) {
  const { ids, control } = useField(name, hint)
  return (
    <Field label={label} ids={ids} {...(hint && { hint })}>
      <input
        className={styles.input}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initial}
        {...control}
      />
    </Field>
  )
}
