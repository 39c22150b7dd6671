import { z } from 'zod'
import { text } from '#domain/text/text-rules.ts'
import { Button } from '../../form/Button.tsx'
import { CodeField } from '../../form/CodeField.tsx'
import { Form, FormButtons } from '../../form/Form.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useAction } from '../../form/useAction.ts'
import { useZodForm } from '../../form/useZodForm.ts'
import { messageText } from '../../shell/errors/errors.ts'
import { EXPIRED } from '../auth-problems.ts'
import type { CodeMethod } from '../screens.ts'
import type { NextStep } from './prove-again.ts'
import styles from './SignInAgain.module.css'

const CodeInput = z.object({
  code: z
    .string()
    .min(1)
    .pipe(text({ min: 6 })),
})

const METHODS: Record<CodeMethod, string> = {
  TOTP: '認証アプリのコード',
  SMS: 'SMSのコード',
  EMAIL: 'メールのコード',
}

const leadOf = ({ method, sentTo }: Extract<NextStep, { name: 'code' }>): string =>
  method === 'TOTP'
    ? '認証アプリに表示されている6桁のコードを入力してください。'
    : `${sentTo ?? '登録した宛先'}に確認コードを送信しました。`

type Props = {
  step: NextStep
  answer: (text: string) => Promise<void>
  /** Back to the password step, with the reason if there is one. */
  onOver: (why: string | null) => void
}

/** The second factor. The user pool's session lasts three minutes. */
export function CodeAgain({ step, answer, onOver }: Props) {
  const { problem, isBusy, run } = useAction()
  const send = (typed: string) =>
    answer(typed).catch((error) => {
      if (messageText(error) !== EXPIRED.message) throw error
      onOver('3分の有効期限が切れました。お手数ですが、もう一度パスワードを入力してください。')
    })
  if (step.name === 'code') return <CodeForm lead={leadOf(step)} onCode={send} onOver={() => onOver(null)} />
  return (
    <>
      <p className={styles.text}>コードの受け取り方を選んでください。</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.methods} aria-busy={isBusy}>
        {step.methods.map((method) => (
          <Button key={method} onClick={() => run(() => send(method))}>
            {METHODS[method]}
          </Button>
        ))}
      </div>
    </>
  )
}

type FormProps = { lead: string; onCode: (code: string) => Promise<void>; onOver: () => void }

function CodeForm({ lead, onCode, onOver }: FormProps) {
  const form = useZodForm(CodeInput, { defaultValues: { code: '' } })
  return (
    <>
      <p className={styles.text}>{lead}</p>
      <Form form={form} label="確認コード" onSubmit={({ code }) => onCode(code)}>
        <CodeField name="code" label="確認コード" required />
        <FormButtons>
          <SubmitButton busyText="確認しています">確認する</SubmitButton>
          <Button variant="quiet" onClick={onOver}>
            はじめから
          </Button>
        </FormButtons>
      </Form>
    </>
  )
}
