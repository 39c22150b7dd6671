import { digitsOf } from '#domain/text/digits.ts'
import type { Screen } from '#renderer/auth/screens.ts'
import { CodeField } from '../form/CodeField.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { code } from '../form/rules.ts'
import { answerStep } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

type Props = Extract<Screen, { name: 'code' }>

const LEADS = {
  SMS: (to: string) => `${to}に、SMSで確認コードを送信しました。`,
  EMAIL: (to: string) => `${to}に、メールで確認コードを送信しました。`,
  TOTP: () => '認証アプリに表示されている6桁のコードを入力してください。',
}
const PLACES = { SMS: '登録した電話番号', EMAIL: '登録したメールアドレス', TOTP: '' }

/** The second factor: one form for codes of all channels (R123). */
export function CodeStep({ method, sentTo }: Props) {
  return (
    <>
      <StepHead title="確認コードの入力">
        <p>{LEADS[method](sentTo ? `${sentTo} ` : PLACES[method])}</p>
        {method !== 'TOTP' && <p>届かないときは、はじめからやり直すと新しいコードをお送りします。</p>}
      </StepHead>
      <LoginForm
        rules={{ code }}
        submit="確認する"
        onSubmit={({ code: typed }) => answerStep(digitsOf(typed))}
      >
        <CodeField />
      </LoginForm>
      <StartOver />
    </>
  )
}
