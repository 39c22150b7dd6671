import { SECOND_FACTOR_NEEDED } from '#domain/auth/second-factor.ts'
import { link } from '#domain/url/link.ts'
import { sessionOver, sessionOverText } from '../auth/session-over.ts'
import { usePageContext } from '../page-context.tsx'
import { FetchError, messageLines, ResponseError, type StatusError } from '../shell/errors/errors.ts'
import { useStore } from '../shell/messages/store.ts'
import styles from './AreaPage.module.css'

/** Offline, and the page is not saved on this device. */
const NOT_SAVED =
  '通信できませんでした。このページの内容は、この端末に保存されていません。電波の届くところで、もう一度お試しください。'

const INVITATION = 'ログインすると、このページをご利用いただけます。会員登録は無料です。'
const RETURNS_HERE = 'ログインすると、このページに戻ります。'
const INVITATION_OF_OFFICE = '編集室は、ログインしてからご利用ください。'
const NOT_FOR_MEMBERS = 'ここは編集室です。会員の方はご利用いただけません。'

/** One paragraph per line. */
const Lines = ({ lines }: { lines: readonly string[] }) => (
  <div role="alert">
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

type Props = { error: StatusError; onRetry: () => void }

/** Why a page cannot be shown, and what the visitor can do. */
export function Refusal({ error, onRetry }: Props) {
  const { urlOriginal } = usePageContext()
  const hadSession = useStore(sessionOver)
  const why = useStore(sessionOverText)
  const isOffice = /^\/\$(\/|$|\?)/.test(urlOriginal)
  if (error.status === 401) {
    // The server cannot distinguish an expired session from none; only this tab had one.
    const isInvited = error instanceof ResponseError && !hadSession
    // A retry sends no session any more and gets the generic message, so the first reason is kept.
    const over = [...(why ? [why] : messageLines(error)), RETURNS_HERE]
    return (
      <>
        <Lines lines={isInvited ? [isOffice ? INVITATION_OF_OFFICE : INVITATION] : over} />
        <p>
          <a className={styles.login} href={link('login', { query: { return: urlOriginal } })}>
            ログイン
          </a>
        </p>
      </>
    )
  }
  if (error.status === 403 && isOffice && error.data?.code !== SECOND_FACTOR_NEEDED)
    return (
      <>
        <Lines lines={[NOT_FOR_MEMBERS]} />
        <p>
          <a className={styles.login} href={link('@home-topics')}>
            マイページへ
          </a>
        </p>
      </>
    )
  return (
    <>
      <Lines lines={error instanceof FetchError ? [NOT_SAVED] : messageLines(error)} />
      <p>
        <button className={styles.retry} type="button" onClick={onRetry}>
          再読み込み
        </button>
      </p>
    </>
  )
}
