import { HiddenUsername } from '#renderer/form/HiddenUsername.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { required } from '../form/rules.ts'
import { answerStep } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** The password, for users who began without one. */
export function PasswordStep({ username }: { username: string }) {
  return (
    <>
      <StepHead title="パスワードの入力">
        <p>
          <strong>{username}</strong> のパスワードを入力してください。
        </p>
      </StepHead>
      <LoginForm
        rules={{ password: required }}
        submit="ログイン"
        onSubmit={({ password }) => answerStep(password)}
      >
        <HiddenUsername username={username} />
        <PasswordField autoComplete="current-password" />
      </LoginForm>
      <StartOver />
    </>
  )
}
