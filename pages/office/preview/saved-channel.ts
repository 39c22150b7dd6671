/** Message to other tabs: a manuscript was saved. */
type Saved = { kind: string; id: string; version: number }

const CHANNEL = 'manuscript-saved'

/** Notifies previews in other tabs, which reload. */
export function broadcastSaved(saved: Saved): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(saved)
  channel.close()
}

/** Subscribes to saves in other tabs. Returns the unsubscribe function. */
export function onSaved(onMessage: (saved: Saved) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Saved>) => onMessage(data)
  return () => channel.close()
}
