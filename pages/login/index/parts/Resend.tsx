import { useState } from 'react'
import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Resend.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

const PAUSE = 30_000

type Props = { send: () => Promise<AuthProblem | null> }

/** Sends the code again, not more often than twice a minute: the pool would refuse, and the mail takes a while. */
export function Resend({ send }: Props) {
  const [waitsUntil, setWaitsUntil] = useState(() => Date.now() + PAUSE)
  const [said, setSaid] = useState('')
  const left = useSecondsLeft(waitsUntil)
  const resend = async () => {
    if (left > 0) return
    setWaitsUntil(Date.now() + PAUSE)
    setSaid('')
    const problem = await send()
    setSaid(problem?.message ?? '確認コードを再送信しました。')
  }
  return (
    <div className={styles.resend}>
      <p>届かないときは、迷惑メールのフォルダーもご確認ください。</p>
      <Button variant="quiet" onClick={resend} aria-disabled={left > 0 || undefined}>
        {left > 0 ? `再送信できるまで${left}秒` : 'コードを再送信'}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
