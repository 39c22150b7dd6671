import { type ReactNode, useEffect } from 'react'
import { z } from 'zod'
import { Form } from '#renderer/form/Form.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import styles from './Catalogue.module.css'

type Props = { value?: unknown; error?: string; refusal?: string; isDisabled?: boolean; children: ReactNode }

const SampleValues = z.object({ sample: z.unknown() })

/** A form in any state, whose only field is called `sample`. `refusal` is the error of the whole form. */
export function SampleForm({ value = '', error, refusal, isDisabled, children }: Props) {
  const form = useZodForm(SampleValues, { defaultValues: { sample: value } })
  useEffect(() => {
    if (error) form.setError('sample', { message: error })
    if (refusal) form.setError('root.server', { message: refusal })
  }, [form, error, refusal])
  return (
    <Form form={form} onSubmit={() => new Promise((resolve) => setTimeout(resolve, 2000))}>
      <fieldset className={styles.fields} disabled={isDisabled}>
        {children}
      </fieldset>
    </Form>
  )
}
