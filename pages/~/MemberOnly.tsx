import type { ReactNode } from 'react'
import { link } from '#domain/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { messageLines, StatusError } from '#renderer/shell/errors/errors.ts'
import styles from './MemberOnly.module.css'

type Props = { isKnown: boolean; error: unknown; retry: () => void; children: ReactNode }

const isSessionOver = (error: unknown) => error instanceof StatusError && error.status === 401

/** What only a member sees; before that it says that it asks, and to others what the server says (R188). */
export function MemberOnly({ isKnown, error, retry, children }: Props) {
  const { urlOriginal } = usePageContext()
  if (isKnown) return children
  if (!error) return <p role="status">アカウントを確認しています。</p>
  return (
    <div className={styles.refusal}>
      <div role="alert">
        {messageLines(error).map((line) => (
          <p key={line}>{line.replace(/^E\d{5}: /, '')}</p>
        ))}
      </div>
      {isSessionOver(error) ? (
        <a className={styles.way} href={link('login', { query: { return: urlOriginal } })}>
          ログイン
        </a>
      ) : (
        <button className={styles.way} type="button" onClick={retry}>
          再読み込み
        </button>
      )}
    </div>
  )
}
