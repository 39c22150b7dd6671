const NAME = 'session'

let channel: BroadcastChannel | null = null

/** Missing in old browsers and in some private modes: their tabs check when they become visible. */
const open = (): BroadcastChannel | null => {
  if (!channel && 'BroadcastChannel' in globalThis) channel = new BroadcastChannel(NAME)
  return channel
}

/** Notifies other tabs of a sign-in or sign-out in this tab. They read the cookies for details. */
export const notifyOtherTabs = (): void => open()?.postMessage('changed')

export const onOtherTabs = (listener: () => void): void => open()?.addEventListener('message', listener)
