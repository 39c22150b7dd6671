import { useRef } from 'react'
import { keyOf } from '#domain/shelf/shelf.ts'
import type { Entry } from './entries.ts'

const SIZE = 40

/**
 * Groups entries into blocks of about forty, in order. An entry stays in its block as long as the list is the same
 * (`of`), so that removing or restoring it re-renders one block only.
 */
export function useBlocks<Of extends Entry>(of: string) {
  const cached = useRef({ of, blocks: new Map<string, number>() })
  if (cached.current.of !== of) cached.current = { of, blocks: new Map() }
  const { blocks } = cached.current
  return (entries: readonly Of[]): Of[][] => {
    const made: Of[][] = []
    let current = 0
    for (const entry of entries) {
      const key = keyOf(entry)
      const isFull = (made[current]?.length ?? 0) >= SIZE
      current = Math.max(current, blocks.get(key) ?? (isFull ? current + 1 : current))
      blocks.set(key, current)
      made[current] ??= []
      made[current]?.push(entry)
    }
    return Array.from(made, (block = []) => block)
  }
}
