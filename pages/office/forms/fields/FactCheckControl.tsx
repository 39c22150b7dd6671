import { useFormContext } from 'react-hook-form'
import { Button } from '#renderer/form/Button.tsx'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { useSpec } from '../schema/spec.ts'
import styles from './Fields.module.css'

/** Date of the last fact check, usually now. */
export function FactCheckControl({ name }: { name: string }) {
  const { config, isRequired } = useSpec(name)
  const { setValue } = useFormContext()
  const checkNow = () => {
    const now = new Date()
    now.setSeconds(0, 0)
    setValue(name, now.toISOString(), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <div className={`${styles.stack} grid min-w-0 gap-24`}>
      <DateTimeField name={name} label={config.label} hint={config.hint} required={isRequired} />
      <Button className="justify-self-start" onClick={checkNow}>
        いま確認した
      </Button>
    </div>
  )
}
