import { link } from '#domain/url/link.ts'
import { sessionOverText } from '../auth/session-over.ts'
import { Button } from '../form/Button.tsx'
import { navigate } from '../navigation/navigate.ts'
import { usePageContext } from '../page-context.tsx'
import { SessionError } from '../shell/errors/errors.ts'
import { useStore } from '../shell/messages/store.ts'
import styles from './SessionOverNote.module.css'

type Props = {
  isOver: boolean
  /**
   * Whether the input is saved as a draft on this device, so that the page may be left to sign in; otherwise the
   * sign-in opens in another tab.
   */
  hasDrafts?: boolean
}

/** Shown above a page whose session has ended: the reason and how to continue. The input stays on the page. */
export function SessionOverNote({ isOver, hasDrafts = true }: Props) {
  const { urlOriginal } = usePageContext()
  const text = useStore(sessionOverText)
  const login = link('login', { query: { return: urlOriginal } })
  return (
    <div role="alert">
      {isOver && (
        <div className={styles.note}>
          <div className={styles.text}>
            <p>{text || new SessionError().message}</p>
            <p>
              {hasDrafts
                ? '書きかけの内容は、この端末に残っています。'
                : 'この画面は開いたままにしてください。別のタブでログインし直すと、書きかけの続きから使えます。'}
            </p>
          </div>
          {hasDrafts ? (
            <Button variant="primary" onClick={() => navigate(login)}>
              ログインし直す
            </Button>
          ) : (
            <a className={styles.login} href={login} target="_blank" rel="noreferrer">
              別のタブでログイン
            </a>
          )}
        </div>
      )}
    </div>
  )
}
