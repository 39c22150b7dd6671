import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { mail } from '../form/rules.ts'
import { signInWithoutPassword } from '../later-flow.ts'
import { BackToSignIn } from '../parts/BackToSignIn.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** Sign-in without a password: the pool then lists the available methods. */
export function PasskeyStep() {
  return (
    <>
      <StepHead title="パスワードを使わないログイン">
        <p>ご利用いただける方法（パスキー、メールやSMSの確認コード）を、次の画面でお選びいただきます。</p>
      </StepHead>
      <LoginForm
        rules={{ username: mail }}
        submit="次へ"
        onSubmit={({ username }) => signInWithoutPassword(username.trim())}
      >
        <MailField autoComplete="username webauthn" />
      </LoginForm>
      <BackToSignIn />
    </>
  )
}
