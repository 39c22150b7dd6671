import { z } from 'zod'
import { text } from '#domain/text/text-rules.ts'
import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import { Button } from '#renderer/form/Button.tsx'
import { CodeField } from '#renderer/form/CodeField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { Resend } from '#renderer/ui/resend/Resend.tsx'

const Code = z.object({
  code: z
    .string()
    .min(1)
    .pipe(text({ min: 6 })),
})

type Props = {
  label: string
  hint?: string
  submit: string
  onCode: (code: string) => Promise<unknown>
  onCancel: () => void
  /** Sends the code again, if it was sent. */
  resend?: () => Promise<AuthProblem | null>
}

/** A code from mail, SMS or an app. */
export function CodeForm({ label, hint, submit, onCode, onCancel, resend }: Props) {
  const form = useZodForm(Code, { defaultValues: { code: '' } })
  return (
    <>
      <Form form={form} label={label} onSubmit={({ code }) => onCode(code)}>
        <CodeField name="code" label="確認コード" hint={hint} required />
        <FormButtons>
          <SubmitButton busyText="確認しています">{submit}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            やめる
          </Button>
        </FormButtons>
      </Form>
      {resend && <Resend send={resend} />}
    </>
  )
}
