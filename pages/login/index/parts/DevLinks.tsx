import { useEffect, useState } from 'react'
import { publicConfig } from '#renderer/auth/public-config.ts'
import styles from './DevLinks.module.css'

type DevLink = { label: string; href: string }

/**
 * Links of a development server, such as its outbox. Their labels come from the server, so that the bundle does not
 * contain them.
 */
export function DevLinks() {
  const [links, setLinks] = useState<DevLink[]>([])
  useEffect(() => {
    const load = async () => {
      const { serverDev, auth } = await publicConfig()
      if (!serverDev) return
      const response = await fetch(new URL('people.json', auth.userPoolEndpoint))
      if (response.ok) setLinks((await response.json()).links)
    }
    load().catch(() => {})
  }, [])
  return (
    links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )
  )
}
