import { LoginForm } from '../form/LoginForm.tsx'
import { PlainField } from '../form/PlainField.tsx'
import { required } from '../form/rules.ts'
import { answerStep } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** A custom challenge of the pool. */
export function CustomChallengeStep({ hint }: { hint?: string }) {
  return (
    <>
      <StepHead title="追加の確認">
        <p>{hint ?? 'ご本人の確認のため、質問の答えを入力してください。'}</p>
      </StepHead>
      <LoginForm
        rules={{ answer: required }}
        submit="確認する"
        onSubmit={({ answer }) => answerStep(answer.trim())}
      >
        <PlainField name="answer" label="答え" />
      </LoginForm>
      <StartOver />
    </>
  )
}
