import { useAccount } from '#renderer/auth/useAccount.ts'
import { deviceReady } from '#renderer/device/begin.ts'
import { type MemberStore, travelStore } from './member-store.ts'

/** The store of the member who is here, `null` until it is known who that is. */
export function useTravelStore(): MemberStore | null {
  const { account } = useAccount()
  return account ? travelStore(account.id, deviceReady(account)) : null
}
