import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { mail } from '../form/rules.ts'
import { answerStep } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** The mail address for codes; the first code is sent at once. */
export function EmailSetupStep() {
  return (
    <>
      <StepHead title="メールによる2段階認証の設定">
        <p>確認コードを受け取るメールアドレスを入力してください。</p>
      </StepHead>
      <LoginForm
        rules={{ email: mail }}
        submit="確認コードを送信"
        onSubmit={({ email }) => answerStep(email.trim())}
      >
        <MailField name="email" autoComplete="email" />
      </LoginForm>
      <StartOver />
    </>
  )
}
