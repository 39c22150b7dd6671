/** What an editor tells the other tabs of the browser: a manuscript was saved. */
export type Saved = { kind: string; id: string; version: number }

const CHANNEL = 'manuscript-saved'

/** Tells previews in other tabs to show the manuscript anew. */
export function tellSaved(saved: Saved): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(saved)
  channel.close()
}

/** Hears of every manuscript that another tab saves. Returns how to stop. */
export function onSaved(hear: (saved: Saved) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Saved>) => hear(data)
  return () => channel.close()
}
