import { Field } from '#renderer/form/Field.tsx'
import styles from '#renderer/form/Input.module.css'
import { useField } from './form-state.ts'

type Props = { name: string; label: string; autoComplete?: string }

/** A single-line text field for other attributes of the pool. */
export function PlainField({ name, label, autoComplete = 'off' }: Props) {
  const { ids, control } = useField(name)
  return (
    <Field label={label} ids={ids}>
      <input className={styles.input} type="text" autoComplete={autoComplete} {...control} />
    </Field>
  )
}
