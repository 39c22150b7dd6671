import type { CodeMethod } from '#renderer/auth/screens.ts'
import { answerStep } from '../later-flow.ts'
import { ChoiceList } from '../parts/ChoiceList.tsx'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'
import { mfaChoices } from './mfa-choices.ts'

/** Selects which second factor to set up, if the pool requires one. */
export function MfaSetupSelectionStep({ methods }: { methods: readonly CodeMethod[] }) {
  return (
    <>
      <StepHead title="2段階認証の設定">
        <p>このアカウントには、2段階認証の設定が必要です。使う方法を選んでください。</p>
      </StepHead>
      <ChoiceList choices={mfaChoices(methods)} onChoose={answerStep} />
      <StartOver />
    </>
  )
}
