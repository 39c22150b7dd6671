import { useRef } from 'react'
import { keyOf } from '#domain/shelf/shelf.ts'
import type { Entry } from './entries.ts'

const SIZE = 40

/**
 * Entries in blocks of about forty, in their order. An entry stays in its block for as long as the list is the same one
 * (`of`), so that taking one away, or putting it back, touches its own block only.
 */
export function useBlocks<Of extends Entry>(of: string) {
  const known = useRef({ of, blocks: new Map<string, number>() })
  if (known.current.of !== of) known.current = { of, blocks: new Map() }
  const { blocks } = known.current
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
