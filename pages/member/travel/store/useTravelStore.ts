import { useAccount } from '#renderer/auth/useAccount.ts'
import { deviceReady } from '#renderer/device/ready.ts'
import { type MemberStore, travelStore } from './member-store.ts'

/** The store of the signed-in member, `null` until known. */
export function useTravelStore(): MemberStore | null {
  const { account } = useAccount()
  return account ? travelStore(account.id, deviceReady(account)) : null
}
