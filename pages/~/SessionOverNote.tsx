import { navigate } from 'vike/client/router'
import { link } from '#domain/link.ts'
import type { SessionEnd } from '#renderer/auth/session-over.ts'
import { Button } from '#renderer/form/Button.tsx'
import { usePageContext } from '#renderer/page-context.tsx'
import styles from './SessionOverNote.module.css'

const WORDS: Record<SessionEnd, string> = {
  expired: 'セッションが切れました。再度ログインしてください。',
  'signed-out': '別のタブでログアウトしました。続けるには、再度ログインしてください。',
}

/**
 * Above a page whose session has ended. What was typed stays on it, and is found again on coming back: it is in the
 * draft of its form, which a button may leave without being asked.
 */
export function SessionOverNote({ end }: { end: SessionEnd | null }) {
  const { urlOriginal } = usePageContext()
  return (
    <div role="alert">
      {end && (
        <div className={styles.note}>
          <p className={styles.text}>
            {WORDS[end]}
            <br />
            書きかけの内容は、この端末に残っています。
          </p>
          <Button
            variant="primary"
            onClick={() => navigate(link('login', { query: { return: urlOriginal } }))}
          >
            ログインし直す
          </Button>
        </div>
      )}
    </div>
  )
}
