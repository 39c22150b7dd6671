import type { InputHTMLAttributes } from 'react'
import { CharacterCount } from './CharacterCount.tsx'
import { Field } from './Field.tsx'
import styles from './Input.module.css'
import { type FieldProps, useField } from './useField.ts'

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'enterKeyHint' | 'placeholder' | 'spellCheck' | 'disabled'
>

type Props = FieldProps &
  Passed & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search'
    /** Shows the number of characters and the limit. The schema enforces it. */
    max?: number
  }

/** A single-line text field. */
export function TextField({ name, label, hint, required, type = 'text', max, ...passed }: Props) {
  const { control, ...ids } = useField({ name, hint, required })
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      ids={ids}
      aside={max && <CharacterCount name={name} max={max} />}
    >
      <input className={styles.input} type={type} {...passed} {...control} />
    </Field>
  )
}
