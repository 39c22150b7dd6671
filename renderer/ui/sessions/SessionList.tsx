import type { ListedSession } from '#domain/auth/session.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { Button } from '../../form/Button.tsx'
import styles from './SessionList.module.css'

type Props = {
  sessions: readonly ListedSession[]
  /** Omitted where sessions cannot be ended. */
  onEnd?: ((session: ListedSession) => void) | undefined
  isBusy: boolean
  /** Whether to show the network, for administrators. */
  hasNetwork?: boolean
}

/** Minutes are precise enough. */
const timeOf = (iso: string) => formatDateTime(new Date(iso)).slice(0, -3)

/** Signed-in devices, most recently used first. */
export const SessionList = ({ sessions, onEnd, isBusy, hasNetwork = false }: Props) => (
  <ul className={styles.list} aria-busy={isBusy}>
    {sessions.map((session) => {
      const { id, device, network, provider, signedInAt, lastSeenAt, isCurrent } = session
      const name = device || '不明な端末'
      return (
        <li className={styles.row} key={id}>
          <div>
            <p className={styles.name}>
              {name}
              {isCurrent && <span className={styles.current}>この端末</span>}
            </p>
            <p className={styles.about}>
              最後の利用 <time dateTime={lastSeenAt}>{timeOf(lastSeenAt)}</time>
            </p>
            <p className={styles.about}>
              <time dateTime={signedInAt}>{timeOf(signedInAt)}</time> に
              {provider === 'Cognito' ? 'メールアドレス' : provider}でログイン
              {hasNetwork && network && `（接続元 ${network}）`}
            </p>
          </div>
          {onEnd && !isCurrent && (
            <Button aria-label={`${name}をログアウト`} disabled={isBusy} onClick={() => onEnd(session)}>
              ログアウト
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)
