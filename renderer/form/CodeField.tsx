import type { ChangeEvent, CompositionEvent } from 'react'
import { digitsOf } from '#domain/text/digits.ts'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { useSecretField } from './secret-fields.ts'
import { type FieldProps, useField } from './useField.ts'

type InputEvent = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/** A code from a message or an app. Digits of full width, spaces and hyphens are taken as they are meant. */
export function CodeField({ name, label, hint, required }: FieldProps) {
  const { control, ...ids } = useField({ name, hint, required })
  useSecretField(name)
  const take = (event: InputEvent) => {
    const { currentTarget: input, nativeEvent } = event
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const digits = digitsOf(input.value)
    // While kana are being composed the text is the input method's.
    if (!isComposing && digits !== input.value) input.value = digits
    control.onChange(event as ChangeEvent<HTMLInputElement>)
  }
  return (
    <Field label={label} hint={hint} required={required} ids={ids}>
      <input
        className={`${styles.input} ${styles.code}`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        onChange={take}
        onCompositionEnd={take}
      />
    </Field>
  )
}
