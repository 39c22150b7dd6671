import { useEffect, useState } from 'react'
import type { Card } from '#domain/content/card.ts'
import { useSiteConfig } from '../site-config.ts'
import { shelfSource } from './shelf-source.ts'
import { thingOfCard } from './thing.ts'

/** As many as `/v1/cards` answers at once. */
const AT_ONCE = 100

/** `null` for what is no longer public; nothing for what has not been asked for yet. */
type Answers = ReadonlyMap<string, Card | null>

/** The code that asks comes with the first question. */
const ask = async (apiHost: string, ids: string, signal: AbortSignal): Promise<Card[]> =>
  (await import('./ask-cards.ts')).askCards(apiHost, ids, signal)

/** What the entries are today, and what the shelf should remember of them from now on. */
export function useTodaysCards(entries: readonly { targetId: string }[], isOpen: boolean) {
  const { apiHost } = useSiteConfig()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [trouble, setTrouble] = useState<'failed' | 'offline' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // In one order, so that the same shelf asks the same question and may be answered from the browser's memory.
  const unknown = entries.map(({ targetId }) => targetId).filter((id) => !answers.has(id))
  const ids = unknown.slice(0, AT_ONCE).sort().join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isOpen || !ids) return
    const controller = new AbortController()
    const answered = (cards: Card[]) => {
      if (controller.signal.aborted) return
      const none = ids.split(',').map((id): [string, null] => [id, null])
      setTrouble(null)
      setAnswers((before) => new Map([...before, ...none, ...cards.map((card) => [card.id, card] as const)]))
      shelfSource().renewKnown(cards.flatMap((card) => thingOfCard(card) ?? []))
    }
    const failed = () => {
      if (!controller.signal.aborted) setTrouble(navigator.onLine ? 'failed' : 'offline')
    }
    ask(apiHost, ids, controller.signal).then(answered, failed)
    return () => controller.abort()
  }, [apiHost, ids, isOpen, attempt])
  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return { answers, trouble, retry }
}
