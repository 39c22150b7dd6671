import { link } from '#domain/link.ts'
import { usePageContext } from '../page-context.tsx'
import { FetchError, messageText, type StatusError } from '../shell/errors/errors.ts'
import styles from './AreaPage.module.css'

/** Without a network, and nothing of the page on this device. */
const NOT_SAVED =
  '通信できませんでした。このページの内容は、この端末に保存されていません。電波の届くところで、もう一度お試しください。'

type Props = { error: StatusError; onRetry: () => void }

/** Why a page cannot be shown, and what its visitor can do about it. */
export function Refusal({ error, onRetry }: Props) {
  const { urlOriginal } = usePageContext()
  if (error.status === 401) {
    return (
      <>
        <p role="alert">{messageText(error)}</p>
        <p>
          <a className={styles.login} href={link('login', { query: { return: urlOriginal } })}>
            ログイン
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      <p role="alert">{error instanceof FetchError ? NOT_SAVED : messageText(error)}</p>
      <p>
        <button className={styles.retry} type="button" onClick={onRetry}>
          再読み込み
        </button>
      </p>
    </>
  )
}
