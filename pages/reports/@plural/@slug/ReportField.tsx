import type { ReactNode } from 'react'
import type { ReportField as Name } from '#domain/content/report-input.ts'
import { Field } from '#renderer/form/Field.tsx'

type Control = {
  id: string
  name: Name
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Props = {
  name: Name
  label: string
  hint: string
  error: string | undefined
  required?: true
  children: (control: Control) => ReactNode
}

/** A field of the form, whose control works without script. */
export function ReportField({ name, error, children, ...field }: Props) {
  const id = `report-${name}`
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <Field {...field} ids={{ id, hintId, errorId, error }}>
      {children({
        id,
        name,
        'aria-describedby': error ? `${hintId} ${errorId}` : hintId,
        'aria-invalid': error ? true : undefined,
        'aria-required': field.required,
      })}
    </Field>
  )
}
