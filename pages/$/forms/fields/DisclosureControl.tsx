import { useFormContext, useWatch } from 'react-hook-form'
import { FieldError } from '#renderer/form/Field.tsx'
import { useFieldError } from '#renderer/form/useField.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import styles from './Fields.module.css'
import { TextControl } from './TextControl.tsx'

/** What readers are told of money; who paid is asked for where somebody did. */
export function DisclosureControl({ name }: { name: string }) {
  const { control } = useFormContext()
  const kind = useWatch({ control, name: `${name}.kind` })
  const error = useFieldError(name)
  return (
    <div className={styles.stack} data-path={name} data-field="">
      <ChoiceControl name={`${name}.kind`} />
      {kind && kind !== 'none' && (
        <>
          <TextControl name={`${name}.sponsorName`} />
          <TextControl name={`${name}.text`} />
        </>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
