/**
 * Batches lookups of the same tick into calls of at most `batchSize` ids and caches the results. Failed lookups are
 * not cached.
 */
export function batched<Answer>(
  fetchBatch: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  batchSize = 100,
): (id: string) => Promise<Answer | null> {
  const cache = new Map<string, Promise<Answer | null>>()
  let waiting: { id: string; settle: (answer: Promise<Answer | null>) => void }[] = []
  const flush = () => {
    const due = waiting
    waiting = []
    for (let at = 0; at < due.length; at += batchSize) {
      const part = due.slice(at, at + batchSize)
      const answer = fetchBatch(part.map(({ id }) => id))
      for (const { id, settle } of part) settle(answer.then((found) => found.get(id) ?? null))
    }
  }
  return (id) => {
    const cached = cache.get(id)
    if (cached) return cached
    const answer = new Promise<Answer | null>((settle) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ id, settle })
    })
    cache.set(id, answer)
    answer.catch(() => cache.delete(id))
    return answer
  }
}
