import { link } from '#domain/url/link.ts'
import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { NewPasswordField, newPassword } from '../form/NewPasswordField.tsx'
import { mail } from '../form/rules.ts'
import { signUp } from '../later-flow.ts'
import { BackToSignIn } from '../parts/BackToSignIn.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** Registration with a mail address and a password. */
export function SignUpStep() {
  return (
    <>
      <StepHead title="会員登録">
        <p>
          <a href={link('about', { hash: 'Terms' })}>利用規約</a>と
          <a href={link('about', { hash: 'PrivacyPolicy' })}>プライバシーポリシー</a>
          をお読みのうえ、登録してください。確認コードをメールでお送りします。
        </p>
      </StepHead>
      <LoginForm
        rules={{ username: mail, password: newPassword }}
        submit="同意して登録する"
        onSubmit={({ username, password }) => signUp(username.trim(), password)}
      >
        <MailField />
        <NewPasswordField more="ほかのサービスで使っていないものにしてください。" />
      </LoginForm>
      <BackToSignIn />
    </>
  )
}
