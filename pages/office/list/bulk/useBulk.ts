import { useRef, useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import type { BulkAction } from './actions.ts'
import { type Done, runOne } from './run-one.ts'

export type Line = {
  one: Manuscript
  state: 'waiting' | 'running' | 'done' | 'failed' | 'undone'
  message: string | null
}

export type Bulk = {
  action: BulkAction
  lines: readonly Line[]
  /** `stopped`: remaining rows are unchanged. */
  state: 'running' | 'stopping' | 'done' | 'undoing' | 'undone'
  canUndo: boolean
}

/** Two at a time: the server serialises writes anyway, and stopping takes effect soon. */
const MAX_CONCURRENT = 2

/** Processes a list with limited concurrency until done or `isOver`. */
async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isOver: () => boolean,
) {
  const queue = [...items]
  const walk = async () => {
    for (let item = queue.shift(); item !== undefined && !isOver(); item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, walk))
}

/** Runs a bulk action with results per manuscript, and undoes it. */
export function useBulk(onChange: () => void) {
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const isStopped = useRef(false)
  const undos = useRef(new Map<string, NonNullable<Done['undo']>>())
  const set = (id: string, change: Partial<Line>) =>
    setBulk(
      (now) =>
        now && {
          ...now,
          lines: now.lines.map((line) => (line.one.id === id ? { ...line, ...change } : line)),
        },
    )
  const attempt = async (id: string, work: () => Promise<Partial<Line>>) => {
    set(id, { state: 'running', message: null })
    try {
      set(id, await work())
    } catch (error) {
      set(id, { state: 'failed', message: messageText(error) })
    }
  }
  const run = async (selected: readonly Manuscript[], action: BulkAction) => {
    isStopped.current = false
    undos.current.clear()
    const lines = selected.map((one): Line => ({ one, state: 'waiting', message: null }))
    setBulk({ action, lines, state: 'running', canUndo: false })
    await runConcurrently(
      selected,
      (one) =>
        attempt(one.id, async () => {
          const { undo, manuscript } = await runOne(one, action)
          if (undo) undos.current.set(one.id, undo)
          return { state: 'done', one: manuscript }
        }),
      () => isStopped.current,
    )
    setBulk((now) => now && { ...now, state: 'done', canUndo: undos.current.size > 0 })
    onChange()
  }
  const undo = async () => {
    setBulk((now) => now && { ...now, state: 'undoing', canUndo: false })
    await runConcurrently(
      [...undos.current],
      ([id, back]) => attempt(id, async () => back().then(() => ({ state: 'undone' }))),
      () => false,
    )
    setBulk((now) => now && { ...now, state: 'undone' })
    onChange()
  }
  const stop = () => {
    isStopped.current = true
    setBulk((now) => now && { ...now, state: 'stopping' })
  }
  return { bulk, run, undo, stop, forget: () => setBulk(null) }
}
