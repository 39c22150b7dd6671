import { useSyncExternalStore } from 'react'
import { link } from '#domain/link.ts'
import styles from './Providers.module.css'

const PROVIDERS = ['LINE', 'Google', 'Facebook'] as const

const never = () => () => {}

/** Signing in with another service is a link: the Worker does it all (R13, R14), with or without script. */
export function Providers() {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  const query = { return: new URLSearchParams(search).get('return') }
  return (
    <ul className={styles.list}>
      {PROVIDERS.map((provider) => (
        <li key={provider}>
          <a
            className={`${styles.provider} ${styles[provider]}`}
            href={link('login-start', { query: { provider, ...query } })}
            rel="nofollow external"
          >
            {provider}でログイン
          </a>
        </li>
      ))}
    </ul>
  )
}
