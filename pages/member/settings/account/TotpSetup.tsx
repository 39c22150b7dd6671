import { useEffect, useState } from 'react'
import { SITE } from '#domain/site/site.ts'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { TotpSecret } from '#renderer/ui/totp/TotpSecret.tsx'
import { totpUri } from '#renderer/ui/totp/totp-uri.ts'
import { CodeForm } from '../parts/CodeForm.tsx'
import { LoadError } from '../parts/LoadError.tsx'
import { SetupBox } from '../parts/SetupBox.tsx'

const requestSecret = () =>
  callPool(settingsLibrary, async ({ setUpTOTP }) => (await setUpTOTP()).sharedSecret)

const verify = (code: string) => callPool(settingsLibrary, ({ verifyTOTPSetup }) => verifyTOTPSetup({ code }))

type Props = { mail: string; onDone: () => Promise<void>; onCancel: () => void }

/** Setup of an authenticator app: by QR code or by hand, confirmed with its first code. */
export function TotpSetup({ mail, onDone, onCancel }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const start = () => {
    setError(null)
    requestSecret().then(setSecret, setError)
  }
  useEffect(start, [])
  const finish = async (code: string) => {
    await verify(code)
    await onDone()
  }
  return (
    <SetupBox title="認証アプリの設定">
      <p>認証アプリでQRコードを読み取り、表示された6桁のコードを入力してください。</p>
      {error ? <LoadError error={error} retry={start} /> : null}
      {!secret && !error && <p role="status">キーを準備しています。</p>}
      {secret && (
        <>
          <TotpSecret secret={secret} uri={totpUri(SITE.name, mail, secret)} />
          <CodeForm
            label="認証アプリの確認"
            hint="アプリに表示された6桁の数字"
            submit="オンにする"
            onCode={finish}
            onCancel={onCancel}
          />
        </>
      )}
    </SetupBox>
  )
}
