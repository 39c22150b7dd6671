import { type ReactNode, useEffect } from 'react'
import { z } from 'zod'
import { Form } from '#renderer/form/Form.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { answerSample } from '../forms/sample.ts'
import styles from './Catalogue.module.css'

type Props = { value?: unknown; error?: string; outcome?: string; isDisabled?: boolean; children: ReactNode }

const SampleValues = z.object({ sample: z.unknown() })

/** A form in any state, whose only field is called `sample`. It is answered as on the page of form samples. */
export function SampleForm({ value = '', error, outcome = 'accepted', isDisabled, children }: Props) {
  const form = useZodForm(SampleValues, { defaultValues: { sample: value } })
  useEffect(() => {
    if (error) form.setError('sample', { message: error })
  }, [form, error])
  return (
    <Form form={form} onSubmit={() => answerSample({ outcome })}>
      <fieldset className={styles.fields} disabled={isDisabled}>
        {children}
      </fieldset>
    </Form>
  )
}
