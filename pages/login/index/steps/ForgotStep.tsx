import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { mail } from '../form/rules.ts'
import { requestReset } from '../later-flow.ts'
import { BackToSignIn } from '../parts/BackToSignIn.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** Requests a code by mail to reset a forgotten password. */
export function ForgotStep() {
  return (
    <>
      <StepHead title="パスワードの再設定">
        <p>登録したメールアドレスに、確認コードをお送りします。</p>
      </StepHead>
      <LoginForm
        rules={{ username: mail }}
        submit="確認コードを送信"
        onSubmit={({ username }) => requestReset(username.trim())}
      >
        <MailField />
      </LoginForm>
      <BackToSignIn />
    </>
  )
}
