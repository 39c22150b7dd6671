import { useEffect, useMemo, useRef, useState } from 'react'
import { Block } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import { askCards } from './ask-cards.ts'

const NONE: MentionedCards = {}

const refsOf = (blocks: readonly unknown[]): string[] => {
  const whole = blocks.flatMap((block) => Block.safeParse(block).data ?? [])
  return refsOfBlocks(whole).map(({ kind, id }) => `${kind}.${id}`)
}

const parsed = new WeakMap<object, string[]>()

/** By block, for most of them are the same as the last time. */
const refsOfOne = (block: unknown): string[] => {
  if (!isRecord(block)) return []
  const refs = parsed.get(block) ?? refsOf([block])
  parsed.set(block, refs)
  return refs
}

/** The cards of all that the blocks mention. What is asked for once is not asked for again. */
export function useMentionedCards(blocks: readonly unknown[]): MentionedCards {
  const [cards, setCards] = useState(NONE)
  const asked = useRef(new Set<string>())
  const refs = useMemo(() => [...new Set(blocks.flatMap(refsOfOne))].join(), [blocks])
  useEffect(() => {
    const wanted = refs.split(',').filter((ref) => ref && !asked.current.has(ref))
    if (wanted.length === 0) return
    for (const ref of wanted) asked.current.add(ref)
    askCards(wanted).then(
      (found) => setCards((known) => ({ ...known, ...found })),
      // Without them the blocks say that they cannot be shown; the next mention asks again.
      () => wanted.map((ref) => asked.current.delete(ref)),
    )
  }, [refs])
  return cards
}
