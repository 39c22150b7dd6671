import { type ReactNode, Suspense, useRef } from 'react'
import type { Resource } from '#domain/account/permission.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { SessionOverNote } from '#renderer/area/SessionOverNote.tsx'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { canOpen } from './can-open.ts'
import { NoAccess } from './NoAccess.tsx'
import { SecondFactorNeeded } from './second-factor/SecondFactorNeeded.tsx'
import { SecondFactorNote } from './second-factor/SecondFactorNote.tsx'
import { useStaff } from './useStaff.ts'

type Props = {
  title: string
  /** The resource the role must be able to read; omitted where the page checks itself. */
  resource: Resource | undefined
  children: ReactNode
}

/**
 * Guards a page of the area: renders it for staff with access, otherwise the reason for the refusal. A page that was
 * shown stays after the session ends.
 */
export function StaffOnly({ title, resource, children }: Props) {
  const { staff, error, retry } = useStaff()
  const wasShown = useRef(false)
  const isOver = useStore(sessionOver)
  const isMissing = staff?.secondFactor.state === 'missing'
  if (staff && !isMissing) wasShown.current = true
  if (!wasShown.current && error)
    return (
      <section className="grid justify-items-start gap-16">
        <h1 className="text-28">{title}</h1>
        <Refusal error={error} onRetry={retry} />
      </section>
    )
  if (!wasShown.current && staff && isMissing) return <SecondFactorNeeded title={title} staff={staff} />
  if (!wasShown.current) return <AreaLoading title={title} />
  if (staff && resource && !canOpen(staff, resource)) return <NoAccess title={title} staff={staff} />
  return (
    <>
      <SessionOverNote isOver={isOver} hasDrafts={false} />
      {staff && <SecondFactorNote staff={staff} />}
      <Suspense fallback={<AreaLoading title={title} />}>{children}</Suspense>
    </>
  )
}
