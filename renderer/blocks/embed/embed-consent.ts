import { useSyncExternalStore } from 'react'
import type { EmbedService } from '#domain/blocks/embed/embed-frame.ts'

/** A list of services in the device's storage. */
const KEY = 'embed-consents'

let granted: readonly string[] | undefined
const listeners = new Set<() => void>()

/** Storage may be closed to us, or hold what somebody else wrote: then nothing is granted. */
function stored(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const current = (): readonly string[] => {
  granted ??= stored()
  return granted
}

function change(next: readonly string[]) {
  granted = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // The consent holds as long as the page does.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    granted = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const grantEmbeds = (service: EmbedService) => change([...new Set([...current(), service])])
export const revokeEmbeds = (service: EmbedService) => change(current().filter((name) => name !== service))

/** Whether this device's reader lets a service's films or posts be loaded; all blocks of it change together. */
export const useEmbedConsent = (service: EmbedService): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().includes(service),
    () => false,
  )
