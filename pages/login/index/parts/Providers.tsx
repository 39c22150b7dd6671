import { useSyncExternalStore } from 'react'
import { link } from '#domain/url/link.ts'
import type { Query } from '#domain/url/query-path.ts'
import styles from './Providers.module.css'

const PROVIDERS = ['LINE', 'Google', 'Facebook'] as const
type Provider = (typeof PROVIDERS)[number]

/** Sign-in with other providers is a link: the Worker does it all (R13, R14), with or without script. */
export const ProviderLink = ({ provider, query }: { provider: Provider; query: Query }) => (
  <a
    className={`${styles.provider} ${styles[provider]}`}
    href={link('login-start', { query: { provider, ...query } })}
    rel="nofollow external"
  >
    {provider}でログイン
  </a>
)

const never = () => () => {}

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
          <ProviderLink provider={provider} query={query} />
        </li>
      ))}
    </ul>
  )
}
