const NAME = 'travel'

/** Notifies other tabs which guide has changed on the device. Without BroadcastChannel they notice later. */
export function guideTabs(onChange: (id: string) => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null
  const listen = ({ data }: MessageEvent) => {
    if (typeof data === 'string') onChange(data)
  }
  channel?.addEventListener('message', listen)
  return {
    broadcast: (id: string): void => channel?.postMessage(id),
    close: (): void => channel?.close(),
  }
}
