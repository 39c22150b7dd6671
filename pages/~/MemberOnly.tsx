import type { ReactNode } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'

type Props = { isKnown: boolean; error: unknown; retry: () => void; children: ReactNode }

/** What only a member sees; before that it says that it asks, and to others what the server says (R188). */
export function MemberOnly({ isKnown, error, retry, children }: Props) {
  if (error)
    return <Refusal error={error instanceof StatusError ? error : new StatusError('')} onRetry={retry} />
  return isKnown ? children : <p role="status">アカウントを確認しています。</p>
}
