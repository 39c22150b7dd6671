import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'

/** What is gathered is written together, so long after the first of it, in milliseconds. */
const GATHERED_MS = 2000

/** Tests need not wait for what people never see. */
const speedOf = ({ GATHERING_SPEED }: Env): number => Number(GATHERING_SPEED ?? 1)

type Gathering<Item> = {
  /** What the log calls it. */
  name: string
  /** So many different ones an isolate remembers between two writes; in a flood the rest is not worth knowing. */
  most: number
  /** So many of them may be one source's (`by`), so that nobody takes up the room of all others. */
  mostOfOne?: number
  /** What stands for an item that finds no room, where it is to be counted all the same. */
  rest?: (item: Item) => [key: string, item: Item]
  /** Whether what could not be written waits for the next time instead of being dropped. */
  isKept?: boolean
  merge: (known: Item, other: Item) => Item
  write: (env: Env, items: Item[]) => Promise<void>
  /** How long what can wait waits after the last write, in milliseconds: a busy isolate writes no more often. */
  pause?: number
}

/**
 * Counts in the isolate and writes now and then: whatever a flood brings costs one small write, not one for each. No
 * answer waits for it, and none fails because of it. What an isolate holds when it ends is lost.
 */
export function gathering<Item>({
  name,
  most,
  mostOfOne = most,
  rest,
  isKept = false,
  merge,
  write,
  pause = 0,
}: Gathering<Item>) {
  const items = new Map<string, Item>()
  const sources = new Map<string, number>()
  let isWaiting = false
  let wroteAt = Number.NEGATIVE_INFINITY

  function add(key: string, item: Item): void {
    const known = items.get(key)
    items.set(key, known ? merge(known, item) : item)
  }

  async function writeLater(env: Env): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHERED_MS / speedOf(env)))
    isWaiting = false
    wroteAt = Date.now()
    const gathered = [...items]
    items.clear()
    sources.clear()
    const written = gathered.map(([, item]) => item)
    await write(env, written).catch((error: unknown) => {
      if (isKept) for (const [key, item] of gathered) add(key, item)
      logLine('warn', 'what was gathered could not be written', { of: name, error })
    })
  }

  /** `canWait`: it may stay with the isolate until there is more to write. `by`: who it comes from. */
  return function note(
    c: Pick<Context<AppEnv>, 'env' | 'executionCtx'>,
    key: string,
    item: Item,
    { canWait = false, by = '' }: { canWait?: boolean; by?: string } = {},
  ): void {
    const ofOne = sources.get(by) ?? 0
    if (items.has(key)) add(key, item)
    else if (items.size < most && ofOne < mostOfOne) {
      sources.set(by, ofOne + 1)
      add(key, item)
    } else if (rest) add(...rest(item))
    else return
    if (isWaiting || (canWait && Date.now() - wroteAt < pause / speedOf(c.env))) return
    isWaiting = true
    c.executionCtx.waitUntil(writeLater(c.env))
  }
}
