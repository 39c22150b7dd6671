import { useEffect, useState } from 'react'
import styles from './ConsentNotice.module.css'
import { ConsentNotice } from './ConsentNotice.tsx'
import { useConsent } from './consent.ts'
import { useViews } from './useViews.ts'

/** Asks whether the reader's visits may be counted, and counts them if they may. */
export function Analytics({ id }: { id: string }) {
  const consent = useConsent()
  const page = useViews(id, consent)
  const [isThere, setThere] = useState(false)
  // Screen readers follow what appears in a place that was there before.
  useEffect(() => setThere(true), [])
  return (
    <div className={styles.place} aria-live="polite">
      {isThere && consent === null && page && <ConsentNotice />}
    </div>
  )
}
