import { type ReactNode, useEffect } from 'react'
import { watchSession } from '#renderer/auth/watch-session.ts'
import { MemberOnly } from '../MemberOnly.tsx'
import type { Entry } from './entries.ts'
import type { LongList } from './long-list.ts'
import { SkeletonRows } from './SkeletonRows.tsx'

type Props = { list: LongList<Entry>; onRetry: () => void; children: ReactNode }

/** Skeleton rows until the account is loaded; then the member's content, or why it cannot be shown. */
export function ShelfMember({ list, onRetry, children }: Props) {
  const isLoaded = list.isComplete || list.entries.length > 0
  const isSessionOver = list.error?.status === 401
  useEffect(watchSession, [])
  if (!isLoaded && !list.error) return <SkeletonRows />
  return (
    <MemberOnly isReady={isLoaded} error={isLoaded && !isSessionOver ? null : list.error} retry={onRetry}>
      {children}
    </MemberOnly>
  )
}
