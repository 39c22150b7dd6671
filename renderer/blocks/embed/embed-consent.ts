import { useSyncExternalStore } from 'react'
import type { EmbedService } from '#domain/blocks/embed/embed-frame.ts'
import { EMBED_CONSENTS } from '../../device/names.ts'

let granted: readonly string[] | undefined
const listeners = new Set<() => void>()

/** Storage may be blocked or hold foreign data: treated as no consent. */
function stored(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(EMBED_CONSENTS) ?? '[]')
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
    localStorage.setItem(EMBED_CONSENTS, JSON.stringify(next))
  } catch {
    // Without storage the consent lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== EMBED_CONSENTS) return
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

/** Whether the reader allows a service's embeds to be loaded; all its blocks change together. */
export const useEmbedConsent = (service: EmbedService): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().includes(service),
    () => false,
  )
