import type { ChangeEvent } from 'react'
import { digitsOf } from '#domain/text/digits.ts'
import { Field } from '#renderer/form/Field.tsx'
import styles from '#renderer/form/Input.module.css'
import { useField } from './form-state.ts'

const acceptDigits = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
  // During composition the text belongs to the input method.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
  const digits = digitsOf(input.value)
  if (digits !== input.value) input.value = digits
}

/** A code from a message or an app; phones suggest the latest one. */
export function CodeField({ label = '確認コード', hint }: { label?: string; hint?: string }) {
  const { ids, control } = useField('code', hint)
  return (
    <Field label={label} ids={ids} {...(hint && { hint })}>
      <input
        className={`${styles.input} ${styles.code}`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        onChange={acceptDigits}
        onBlur={acceptDigits}
        {...control}
      />
    </Field>
  )
}
