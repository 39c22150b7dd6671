import type { ChangeEvent, CompositionEvent } from 'react'
import { digitsOf } from '#domain/text/digits.ts'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { useSecretField } from './secret-fields.ts'
import { type FieldProps, useField } from './useField.ts'

type InputEvent = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/** A one-time code. Full-width digits, spaces and hyphens are normalised. */
export function CodeField({ name, label, hint, required }: FieldProps) {
  const { control, ...ids } = useField({ name, hint, required })
  useSecretField(name)
  const normalize = (event: InputEvent) => {
    const { currentTarget: input, nativeEvent } = event
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const digits = digitsOf(input.value)
    // During composition the text belongs to the input method.
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
        onChange={normalize}
        onCompositionEnd={normalize}
      />
    </Field>
  )
}
