import { useEffect, useState } from 'react'
import { publicConfig } from '#renderer/auth/public-config.ts'
import styles from './DevDoors.module.css'

type Door = { label: string; href: string }

/** A developer's server has doors of its own. It says what they are called: this bundle knows nothing of them. */
export function DevDoors() {
  const [doors, setDoors] = useState<Door[]>([])
  useEffect(() => {
    const ask = async () => {
      const { serverDev, auth } = await publicConfig()
      if (!serverDev) return
      const response = await fetch(new URL('people.json', auth.userPoolEndpoint))
      if (response.ok) setDoors((await response.json()).doors)
    }
    ask().catch(() => {})
  }, [])
  return (
    doors.length > 0 && (
      <ul className={styles.doors}>
        {doors.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )
  )
}
