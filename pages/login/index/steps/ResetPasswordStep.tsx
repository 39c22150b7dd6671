import { digitsOf } from '#domain/text/digits.ts'
import { HiddenUsername } from '#renderer/form/HiddenUsername.tsx'
import { Resend } from '#renderer/ui/resend/Resend.tsx'
import { CodeField } from '../form/CodeField.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { NewPasswordField, newPassword } from '../form/NewPasswordField.tsx'
import { code } from '../form/rules.ts'
import { confirmReset, requestReset } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** The code from the mail and a new password. Looks the same whether or not the address has an account. */
export function ResetPasswordStep({ username }: { username: string }) {
  return (
    <>
      <StepHead title="新しいパスワード">
        <p>
          <strong>{username}</strong>{' '}
          が登録されていれば、確認コードが届きます。コードと新しいパスワードを入力してください。
        </p>
      </StepHead>
      <LoginForm
        rules={{ code, password: newPassword }}
        submit="パスワードを変更する"
        onSubmit={({ code: typed, password }) => confirmReset(digitsOf(typed), password)}
      >
        <HiddenUsername username={username} />
        <CodeField />
        <NewPasswordField label="新しいパスワード" />
      </LoginForm>
      <Resend send={() => requestReset(username)} />
      <StartOver />
    </>
  )
}
