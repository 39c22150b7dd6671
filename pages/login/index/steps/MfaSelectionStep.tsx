import type { CodeMethod } from '#renderer/auth/screens.ts'
import { answerStep } from '../later-flow.ts'
import { ChoiceList } from '../parts/ChoiceList.tsx'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'
import { mfaChoices } from './mfa-choices.ts'

/** Selects the channel of the second factor, for members with more than one. */
export function MfaSelectionStep({ methods }: { methods: readonly CodeMethod[] }) {
  return (
    <>
      <StepHead title="確認方法の選択">
        <p>ご本人の確認のため、コードの受け取り方を選んでください。</p>
      </StepHead>
      <ChoiceList choices={mfaChoices(methods)} onChoose={answerStep} />
      <StartOver />
    </>
  )
}
