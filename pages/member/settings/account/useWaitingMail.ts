import { useEffect, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '#renderer/form/draft-storage.ts'
import { loadAttributes } from './account-state.ts'

const VERSION = 1
const keyOf = (accountId: string) => `mail-code:${accountId}`

const read = (accountId: string): string | null => {
  const { mail } = readDraft(keyOf(accountId), VERSION)?.values ?? {}
  return typeof mail === 'string' ? mail : null
}

/**
 * The new address that a code was sent to, until the code came back: kept like a draft, so that it is asked for after a
 * reload and in every tab. `mail` is the address that counts now.
 */
export function useWaitingMail(accountId: string, mail: string) {
  const [waiting, setWaiting] = useState(() => read(accountId))
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (!key?.endsWith(keyOf(accountId))) return
      const now = read(accountId)
      setWaiting(now)
      // Another tab has changed the address.
      if (now === null) loadAttributes().catch(() => {})
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [accountId])
  const keep = (changed: string | null) => {
    if (changed === null) removeDraft(keyOf(accountId))
    else writeDraft(keyOf(accountId), { version: VERSION, savedAt: Date.now(), values: { mail: changed } })
    setWaiting(changed)
  }
  return [waiting?.toLowerCase() === mail.toLowerCase() ? null : waiting, keep] as const
}
