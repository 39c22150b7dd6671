import { link } from '#domain/url/link.ts'
import styles from './SignInAgain.module.css'

/** Redirects to the provider, which returns to this page: the Worker does this sign-in. */
export function ProviderAgain({ provider }: { provider: string }) {
  const back = location.pathname + location.search + location.hash
  return (
    <>
      <p className={styles.text}>
        アカウントを守るため、この操作の前に、ご本人のログインを確認しています。{provider}
        でログインすると、このページに戻ります。
      </p>
      <p>
        <a
          className={styles.provider}
          href={link('login-start', { query: { provider, account: 'again', return: back } })}
          rel="nofollow external"
        >
          {provider}でログイン
        </a>
      </p>
    </>
  )
}
