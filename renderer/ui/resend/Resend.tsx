import { useState } from 'react'
import type { AuthProblem } from '../../auth/auth-problems.ts'
import { Button } from '../../form/Button.tsx'
import styles from './Resend.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

const PAUSE = 30_000

type Props = { send: () => Promise<AuthProblem | null> }

/** Sends the code again, at most twice a minute: the pool would refuse more, and mail takes a while. */
export function Resend({ send }: Props) {
  const [blockedUntil, setBlockedUntil] = useState(() => Date.now() + PAUSE)
  const [status, setStatus] = useState('')
  const left = useSecondsLeft(blockedUntil)
  const resend = async () => {
    if (left > 0) return
    setBlockedUntil(Date.now() + PAUSE)
    setStatus('')
    const problem = await send()
    setStatus(problem?.message ?? '確認コードを再送信しました。')
  }
  return (
    <div className={styles.resend}>
      <p>届かないときは、迷惑メールのフォルダーもご確認ください。</p>
      <Button variant="quiet" onClick={resend} aria-disabled={left > 0 || undefined}>
        {left > 0 ? `再送信できるまで${left}秒` : 'コードを再送信'}
      </Button>
      <p role="status">{status}</p>
    </div>
  )
}
