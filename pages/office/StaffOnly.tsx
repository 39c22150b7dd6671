import { type ReactNode, Suspense, useRef } from 'react'
import type { Resource } from '#domain/account/permission.ts'
import { AreaWaiting } from '#renderer/area/AreaWaiting.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { SessionOverNote } from '#renderer/area/SessionOverNote.tsx'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { Closed } from './Closed.tsx'
import { isOpen } from './is-open.ts'
import styles from './StaffOnly.module.css'
import { SecondFactorNeeded } from './second-factor/SecondFactorNeeded.tsx'
import { SecondFactorNote } from './second-factor/SecondFactorNote.tsx'
import { useStaff } from './useStaff.ts'

type Props = {
  title: string
  /** What a role must be able to read; left out where the page itself sees to it. */
  resource: Resource | undefined
  children: ReactNode
}

/** A page of the area for those who may be there; the others read why they may not. What was shown stays. */
export function StaffOnly({ title, resource, children }: Props) {
  const { staff, error, retry } = useStaff()
  const wasShown = useRef(false)
  const isOver = useStore(sessionOver)
  const isMissing = staff?.secondFactor.state === 'missing'
  if (staff && !isMissing) wasShown.current = true
  if (!wasShown.current && error)
    return (
      <section className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <Refusal error={error} onRetry={retry} />
      </section>
    )
  if (!wasShown.current && staff && isMissing) return <SecondFactorNeeded title={title} staff={staff} />
  if (!wasShown.current) return <AreaWaiting title={title} />
  if (staff && resource && !isOpen(staff, resource)) return <Closed title={title} staff={staff} />
  return (
    <>
      <SessionOverNote isOver={isOver} hasDrafts={false} />
      {staff && <SecondFactorNote staff={staff} />}
      <Suspense fallback={<AreaWaiting title={title} />}>{children}</Suspense>
    </>
  )
}
