import { enqueued, readQueue, type ShelfChange, withoutSent, writeQueue } from '#domain/shelf/queue.ts'
import { QUEUE_KEY } from './storage-keys.ts'

/** The queue of unsent changes, in localStorage; in memory where storage is blocked. */
export function createQueue(owner: string) {
  let memory: readonly ShelfChange[] = []
  const get = (): readonly ShelfChange[] => {
    try {
      memory = readQueue(localStorage.getItem(QUEUE_KEY), owner)
    } catch {
      // Unreadable: unchanged.
    }
    return memory
  }
  const set = (changes: readonly ShelfChange[]) => {
    memory = changes
    const text = writeQueue(owner, changes)
    try {
      if (text === null) localStorage.removeItem(QUEUE_KEY)
      else localStorage.setItem(QUEUE_KEY, text)
    } catch {
      // In memory for as long as the page lives.
    }
  }
  return {
    get,
    add: (change: ShelfChange) => set(enqueued(get(), change)),
    remove: (sent: readonly ShelfChange[]) => set(withoutSent(get(), sent)),
  }
}
export type AccountQueue = ReturnType<typeof createQueue>
