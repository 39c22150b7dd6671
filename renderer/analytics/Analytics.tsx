import { useEffect, useState } from 'react'
import styles from './ConsentNotice.module.css'
import { ConsentNotice } from './ConsentNotice.tsx'
import { useConsent } from './consent.ts'
import { useViews } from './useViews.ts'

/** Asks for consent to analytics, and sends page views if it is given. */
export function Analytics({ id }: { id: string }) {
  const consent = useConsent()
  const page = useViews(id, consent)
  const [isThere, setThere] = useState(false)
  // The live region must exist before its content changes, or screen readers do not announce it.
  useEffect(() => setThere(true), [])
  return (
    <div className={styles.place} aria-live="polite">
      {isThere && consent === null && page && <ConsentNotice />}
    </div>
  )
}
