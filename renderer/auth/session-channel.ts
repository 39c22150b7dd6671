const NAME = 'session'

let channel: BroadcastChannel | null = null

/** Old browsers, and some that are told to keep nothing, have none: their tabs look when they are returned to. */
const open = (): BroadcastChannel | null => {
  if (!channel && 'BroadcastChannel' in globalThis) channel = new BroadcastChannel(NAME)
  return channel
}

/** Tells the other tabs that somebody signed in or out here. What it is they see in the cookies. */
export const tellOtherTabs = (): void => open()?.postMessage('changed')

export const onOtherTabs = (listener: () => void): void => open()?.addEventListener('message', listener)
