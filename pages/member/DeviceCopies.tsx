import { useEffect } from 'react'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { saveCopies } from './device-copies.ts'

/** On every page of the area: once the member is known, prepares the device for offline use. */
export function DeviceCopies() {
  const { account } = useAccount()
  useEffect(() => {
    if (!account) return
    // After the page's own requests. Safari has no requestIdleCallback.
    const { requestIdleCallback: whenIdle = (run: () => void) => setTimeout(run, 1000) } = globalThis
    whenIdle(() => void saveCopies(account))
  }, [account])
  return null
}
