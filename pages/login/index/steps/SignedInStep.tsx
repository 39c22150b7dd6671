import { useState } from 'react'
import { link } from '#domain/url/link.ts'
import { confirmUnsent } from '#renderer/auth/confirm-unsent.ts'
import { session } from '#renderer/auth/session.ts'
import { signOut } from '#renderer/auth/sign-out.ts'
import { Button } from '#renderer/form/Button.tsx'
import { releaseDrafts } from '#renderer/form/draft-owner.ts'
import { flushAndClearShelf } from '#renderer/shelf/flush-and-clear.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { startOver } from '../flow.ts'
import { Note } from '../parts/Note.tsx'
import { StepHead } from '../parts/StepHead.tsx'
import styles from './SignedInStep.module.css'

/** Already signed in: another sign-in would be refused (R135), so other links are offered. */
export function SignedInStep() {
  const { username } = useStore(session)
  const [note, setNote] = useState<string | null>(null)
  const change = async () => {
    try {
      await flushAndClearShelf()
      releaseDrafts()
      await signOut()
      startOver()
    } catch (error) {
      console.warn(`logout failed: ${error}`)
      setNote('ログアウトに失敗しました。再度お試しください。')
    }
  }
  return (
    <>
      <StepHead title="ログインしています">
        <p>{username ? <strong>{username}</strong> : 'この端末'}でログインしています。</p>
      </StepHead>
      <Note text={note} />
      <a className={styles.on} href={link('@home-topics')}>
        マイページへ
      </a>
      <Button wide onClick={() => confirmUnsent(change)}>
        別のアカウントでログイン
      </Button>
    </>
  )
}
