import { type ReactNode, useEffect } from 'react'
import { watchSession } from '#renderer/auth/watch-session.ts'
import { MemberOnly } from '../MemberOnly.tsx'
import type { Entry } from './entries.ts'
import type { LongList } from './long-list.ts'
import { WaitingRows } from './WaitingRows.tsx'

type Props = { list: LongList<Entry>; onRetry: () => void; children: ReactNode }

/** Rows that wait until the account has answered; then what belongs to its member, or why nothing can be shown. */
export function ShelfMember({ list, onRetry, children }: Props) {
  const isLoaded = list.isComplete || list.entries.length > 0
  const isSessionOver = list.error?.status === 401
  useEffect(watchSession, [])
  if (!isLoaded && !list.error) return <WaitingRows />
  return (
    <MemberOnly isKnown={isLoaded} error={isLoaded && !isSessionOver ? null : list.error} retry={onRetry}>
      {children}
    </MemberOnly>
  )
}
