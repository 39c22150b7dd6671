import { digitsOf } from '#domain/text/digits.ts'
import { Resend } from '#renderer/ui/resend/Resend.tsx'
import { CodeField } from '../form/CodeField.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { code } from '../form/rules.ts'
import { confirmSignUp, resendSignUpCode } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** The code that verifies a new member's mail address. Within three minutes the sign-in follows automatically. */
export function ConfirmSignUpStep({ username }: { username: string }) {
  return (
    <>
      <StepHead title="メールアドレスの確認">
        <p>
          <strong>{username}</strong> に届いた6桁の確認コードを入力してください。
        </p>
        <p>3分以内に入力すると、そのままログインします。過ぎたときは、確認のあとでログインしてください。</p>
      </StepHead>
      <LoginForm
        rules={{ code }}
        submit="確認する"
        onSubmit={({ code: typed }) => confirmSignUp(digitsOf(typed))}
      >
        <CodeField />
      </LoginForm>
      <Resend send={resendSignUpCode} />
      <StartOver />
    </>
  )
}
