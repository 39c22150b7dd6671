import { useEffect, useMemo, useRef, useState } from 'react'
import { Block } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import { fetchCards } from './fetch-cards.ts'

const NONE: MentionedCards = {}

const refsOf = (blocks: readonly unknown[]): string[] => {
  const whole = blocks.flatMap((block) => Block.safeParse(block).data ?? [])
  return refsOfBlocks(whole).map(({ kind, id }) => `${kind}.${id}`)
}

const parsed = new WeakMap<object, string[]>()

/** Cached per block, because most blocks do not change. */
const refsOfOne = (block: unknown): string[] => {
  if (!isRecord(block)) return []
  const refs = parsed.get(block) ?? refsOf([block])
  parsed.set(block, refs)
  return refs
}

/** The cards of all referenced content. Each reference is requested once. */
export function useMentionedCards(blocks: readonly unknown[]): MentionedCards {
  const [cards, setCards] = useState(NONE)
  const requestedRefs = useRef(new Set<string>())
  const refs = useMemo(() => [...new Set(blocks.flatMap(refsOfOne))].join(), [blocks])
  useEffect(() => {
    const wanted = refs.split(',').filter((ref) => ref && !requestedRefs.current.has(ref))
    if (wanted.length === 0) return
    for (const ref of wanted) requestedRefs.current.add(ref)
    fetchCards(wanted).then(
      (found) => setCards((previous) => ({ ...previous, ...found })),
      // Blocks show the missing cards; the next change requests them again.
      () => wanted.map((ref) => requestedRefs.current.delete(ref)),
    )
  }, [refs])
  return cards
}
