import { useFormContext } from 'react-hook-form'
import { Button } from '#renderer/form/Button.tsx'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { useSpec } from '../schema/spec.ts'
import styles from './Fields.module.css'

/** When somebody compared the facts with their sources: mostly just now. */
export function FactCheckControl({ name }: { name: string }) {
  const { words, isRequired } = useSpec(name)
  const { setValue } = useFormContext()
  const checkNow = () => {
    const now = new Date()
    now.setSeconds(0, 0)
    setValue(name, now.toISOString(), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <div className={styles.stack}>
      <DateTimeField name={name} label={words.label} hint={words.hint} required={isRequired} />
      <Button className={styles.own} onClick={checkNow}>
        いま確認した
      </Button>
    </div>
  )
}
