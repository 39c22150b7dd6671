import { type ReactNode, useEffect } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { titled } from '#renderer/head.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { MemberOnly } from '../../../MemberOnly.tsx'
import { type GuideHandle, useGuide } from '../../store/useGuide.ts'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import { GuideSkeleton } from './GuideSkeleton.tsx'

type Props = {
  id: string
  /** The document title with the guide's title. */
  titleOf?: (document: GuideDocument) => string
  children: (document: GuideDocument, guide: GuideHandle) => ReactNode
}

/** A page of a member's guide: a skeleton while loading, the area's 404 if there is none (R53). */
export function GuideFrame({ id, titleOf = ({ guide }) => guide.title, children }: Props) {
  const { account, error, retry } = useAccount()
  const guide = useGuide(id)
  const isOver = useStore(sessionOver)
  const { document: trip } = guide
  const title = trip && titleOf(trip)
  useEffect(() => {
    if (title) document.title = titled(title)
  }, [title])
  if (guide.error instanceof StatusError && isMissing(guide.error.status)) return <MissingPage />
  return (
    <MemberOnly
      isReady={account !== null && trip !== null}
      error={error ?? (trip ? null : guide.error)}
      retry={error ? retry : guide.retry}
      placeholder={<GuideSkeleton />}
    >
      {trip && children(trip, guide)}
      {/* After the session has ended nothing can be decided, and the dialog would cover the note. */}
      {trip && !isOver && <ConflictDialog guide={guide} />}
    </MemberOnly>
  )
}
