/**
 * Answers many single questions with a few calls: what is asked for in one turn is asked together, at most `most` at
 * once, and remembered. A failed call is forgotten, so that it can be asked again.
 */
export function batched<Answer>(
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  most = 100,
): (id: string) => Promise<Answer | null> {
  const known = new Map<string, Promise<Answer | null>>()
  let waiting: { id: string; settle: (answer: Promise<Answer | null>) => void }[] = []
  const flush = () => {
    const due = waiting
    waiting = []
    for (let at = 0; at < due.length; at += most) {
      const part = due.slice(at, at + most)
      const answer = ask(part.map(({ id }) => id))
      for (const { id, settle } of part) settle(answer.then((found) => found.get(id) ?? null))
    }
  }
  return (id) => {
    const asked = known.get(id)
    if (asked) return asked
    const answer = new Promise<Answer | null>((settle) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ id, settle })
    })
    known.set(id, answer)
    answer.catch(() => known.delete(id))
    return answer
  }
}
