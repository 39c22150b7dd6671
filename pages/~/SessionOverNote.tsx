import { navigate } from 'vike/client/router'
import { link } from '#domain/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { usePageContext } from '#renderer/page-context.tsx'
import { SessionError } from '#renderer/shell/errors/errors.ts'
import styles from './SessionOverNote.module.css'

/**
 * Above a page whose session has ended. What was typed stays on it, and is found again on coming back: it is in the
 * draft of its form, which a button may leave without being asked.
 */
export function SessionOverNote({ isOver }: { isOver: boolean }) {
  const { urlOriginal } = usePageContext()
  return (
    <div role="alert">
      {isOver && (
        <div className={styles.note}>
          <div className={styles.text}>
            <p>{new SessionError().message}</p>
            <p>書きかけの内容は、この端末に残っています。</p>
          </div>
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
