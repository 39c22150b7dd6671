import { SITE } from '#domain/site/site.ts'
import { digitsOf } from '#domain/text/digits.ts'
import { TotpSecret } from '#renderer/ui/totp/TotpSecret.tsx'
import { totpUri } from '#renderer/ui/totp/totp-uri.ts'
import { CodeField } from '../form/CodeField.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { code } from '../form/rules.ts'
import { answerStep } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** Setup of an authenticator app: by QR code or by hand, confirmed with its first code. */
export function TotpSetupStep({ username, secret }: { username: string; secret: string }) {
  return (
    <>
      <StepHead title="認証アプリの設定">
        <p>認証アプリでQRコードを読み取り、表示された6桁のコードを入力してください。</p>
      </StepHead>
      <TotpSecret secret={secret} uri={totpUri(SITE.name, username, secret)} />
      <LoginForm
        rules={{ code }}
        submit="設定してログイン"
        onSubmit={({ code: typed }) => answerStep(digitsOf(typed))}
      >
        <CodeField label="アプリのコード" />
      </LoginForm>
      <StartOver />
    </>
  )
}
