import { useEffect } from 'react'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { saveCopies } from './device-copies.ts'

/** Behind every page of the area: once its member is known, the device gets ready for a visit without a network. */
export function DeviceCopies() {
  const { account } = useAccount()
  useEffect(() => {
    if (!account) return
    // After what the page itself fetches. Safari has no idle time to give.
    const { requestIdleCallback: whenIdle = (run: () => void) => setTimeout(run, 1000) } = globalThis
    whenIdle(() => void saveCopies(account))
  }, [account])
  return null
}
