import type { FirstFactor } from '#renderer/auth/screens.ts'
import { answerStep } from '../later-flow.ts'
import { type Choice, ChoiceList } from '../parts/ChoiceList.tsx'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

const FACTORS: Record<FirstFactor, Choice> = {
  WEB_AUTHN: { value: 'WEB_AUTHN', label: 'パスキー', hint: '指紋や顔、画面ロックで確認します' },
  EMAIL_OTP: {
    value: 'EMAIL_OTP',
    label: 'メールの確認コード',
    hint: '登録したメールアドレスにコードを送ります',
  },
  SMS_OTP: { value: 'SMS_OTP', label: 'SMSの確認コード', hint: '登録した電話番号にコードを送ります' },
  PASSWORD: { value: 'PASSWORD', label: 'パスワード', hint: '次の画面で入力します' },
}

/** The first factors available to this member. */
export function FirstFactorStep({ factors }: { factors: readonly FirstFactor[] }) {
  return (
    <>
      <StepHead title="ログイン方法の選択">
        <p>ログインに使う方法を選んでください。</p>
      </StepHead>
      <ChoiceList choices={factors.map((factor) => FACTORS[factor])} onChoose={answerStep} />
      <StartOver />
    </>
  )
}
