import { useEffect, useState } from 'react'
import type { Card } from '#domain/content/card.ts'
import { shelfItemOfCard } from './shelf-item.ts'
import { shelfSource } from './shelf-source.ts'

/** The maximum number of ids of one `/v1/cards` call. */
const BATCH_SIZE = 100

/** `null` for content that is no longer public; undefined while not loaded. */
type Answers = ReadonlyMap<string, Card | null>

/** The client is loaded on demand. */
const fetchBatch = async (ids: string, signal: AbortSignal): Promise<Card[]> =>
  (await import('./fetch-cards.ts')).fetchCards(ids, signal)

/** Fetches the current cards of the entries and updates the details stored in the shelf. */
export function useTodaysCards(entries: readonly { targetId: string }[], isOpen: boolean) {
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [problem, setProblem] = useState<'failed' | 'offline' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // Sorted, so that the same shelf makes the same request, which may be cached.
  const unknown = entries.map(({ targetId }) => targetId).filter((id) => !answers.has(id))
  const ids = unknown.slice(0, BATCH_SIZE).sort().join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    if (!isOpen || !ids) return
    const controller = new AbortController()
    const answered = (cards: Card[]) => {
      if (controller.signal.aborted) return
      const none = ids.split(',').map((id): [string, null] => [id, null])
      setProblem(null)
      setAnswers((before) => new Map([...before, ...none, ...cards.map((card) => [card.id, card] as const)]))
      shelfSource().updateItemDetails(cards.flatMap((card) => shelfItemOfCard(card) ?? []))
    }
    const failed = () => {
      if (!controller.signal.aborted) setProblem(navigator.onLine ? 'failed' : 'offline')
    }
    fetchBatch(ids, controller.signal).then(answered, failed)
    return () => controller.abort()
  }, [ids, isOpen, attempt])
  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return { answers, problem, retry }
}
