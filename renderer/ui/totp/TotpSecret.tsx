import { useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../../form/Button.tsx'
import styles from './TotpSecret.module.css'

/** The dark modules of the QR code as one path. */
const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Grouped by four for typing. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The TOTP secret as a QR code, as a link for the device that has the app, and as text. */
export function TotpSecret({ secret, uri }: { secret: string; uri: string }) {
  const [copied, setCopied] = useState('')
  const { data, size } = encode(uri, { border: 4 })
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? 'コピーしました。' : 'コピーできませんでした。キーを選んでコピーしてください。')
  }
  return (
    <div className={styles.secret}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="認証アプリで読み取るQRコード"
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} />
      </svg>
      <div className={styles.text}>
        <p>
          <a href={uri}>この端末の認証アプリで開く</a>
        </p>
        <p>読み取れないときは、次のキーをアプリに入力してください。</p>
        <code className={styles.key}>{inFours(secret)}</code>
        <Button onClick={copy}>キーをコピー</Button>
        <p role="status">{copied}</p>
      </div>
    </div>
  )
}
