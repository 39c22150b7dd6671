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
 * The new address whose code is pending: stored like a draft, so that it survives a reload and is the same in all
 * tabs. `mail` is the current address.
 */
export function usePendingMail(accountId: string, mail: string) {
  const [pending, setPending] = useState(() => read(accountId))
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (!key?.endsWith(keyOf(accountId))) return
      const now = read(accountId)
      setPending(now)
      // Another tab has changed the address.
      if (now === null) loadAttributes().catch(() => {})
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [accountId])
  const save = (changed: string | null) => {
    if (changed === null) removeDraft(keyOf(accountId))
    else writeDraft(keyOf(accountId), { version: VERSION, savedAt: Date.now(), values: { mail: changed } })
    setPending(changed)
  }
  return [pending?.toLowerCase() === mail.toLowerCase() ? null : pending, save] as const
}
