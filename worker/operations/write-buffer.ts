import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'

/** The delay of a write after the first buffered item, in milliseconds. */
const FLUSH_DELAY_MS = 2000

/** A speed-up for tests. */
const speedOf = ({ GATHERING_SPEED }: Env): number => Number(GATHERING_SPEED ?? 1)

type WriteBufferOptions<Item> = {
  /** The name in logs. */
  name: string
  /** The maximum of different items between two writes; further ones are dropped. */
  maxItems: number
  /** The maximum of one source (`by`), so that no source fills the buffer. */
  maxPerSource?: number
  /** The item to count instead of one that finds no space. */
  overflow?: (item: Item) => [key: string, item: Item]
  /** Whether items are retried after a failed write instead of being dropped. */
  retryOnError?: boolean
  merge: (existing: Item, other: Item) => Item
  write: (env: Env, items: Item[]) => Promise<void>
  /** The delay of deferrable items after the last write, in milliseconds: a busy isolate writes no more often. */
  pause?: number
}

/**
 * Counts items in the isolate and writes them at intervals: a flood costs one small write, not one for each item. No
 * answer waits for it, and none fails because of it. Items buffered when an isolate ends are lost.
 */
export function writeBuffer<Item>({
  name,
  maxItems,
  maxPerSource = maxItems,
  overflow,
  retryOnError = false,
  merge,
  write,
  pause = 0,
}: WriteBufferOptions<Item>) {
  const items = new Map<string, Item>()
  const sources = new Map<string, number>()
  let isWaiting = false
  let wroteAt = Number.NEGATIVE_INFINITY

  function add(key: string, item: Item): void {
    const existing = items.get(key)
    items.set(key, existing ? merge(existing, item) : item)
  }

  async function writeLater(env: Env): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, FLUSH_DELAY_MS / speedOf(env)))
    isWaiting = false
    wroteAt = Date.now()
    const pending = [...items]
    items.clear()
    sources.clear()
    const written = pending.map(([, item]) => item)
    await write(env, written).catch((error: unknown) => {
      if (retryOnError) for (const [key, item] of pending) add(key, item)
      logLine('warn', 'buffered records could not be written', { of: name, error })
    })
  }

  /** `canWait`: the item may wait until there is more to write. `by`: its source. */
  return function buffer(
    c: Pick<Context<AppEnv>, 'env' | 'executionCtx'>,
    key: string,
    item: Item,
    { canWait = false, by = '' }: { canWait?: boolean; by?: string } = {},
  ): void {
    const ofOne = sources.get(by) ?? 0
    if (items.has(key)) add(key, item)
    else if (items.size < maxItems && ofOne < maxPerSource) {
      sources.set(by, ofOne + 1)
      add(key, item)
    } else if (overflow) add(...overflow(item))
    else return
    if (isWaiting || (canWait && Date.now() - wroteAt < pause / speedOf(c.env))) return
    isWaiting = true
    c.executionCtx.waitUntil(writeLater(c.env))
  }
}
