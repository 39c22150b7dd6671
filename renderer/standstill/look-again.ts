/** Somebody who comes back to the tab again and again asks no more often than this, in milliseconds. */
const SHORTEST = 5000

type Looking = {
  /** Whether it is over. */
  isOver: () => Promise<boolean>
  /** Called once, when it is. */
  go: () => void
  /** The first pause, half as long again with each one that follows, and the longest; milliseconds. */
  first: number
  longest: number
}

/**
 * Looks again and again, and less and less often, whether something is over; also when the network is back and when
 * somebody comes back to the tab. Pauses differ by a third, so that not all tabs come back in one moment.
 * @returns how to end it
 */
export function lookAgain({ isOver, go, first, longest }: Looking): () => void {
  let pause = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Date.now()
  let isBusy = false
  let isEnded = false
  const end = () => {
    isEnded = true
    clearTimeout(timer)
    removeEventListener('online', lookSoon)
    document.removeEventListener('visibilitychange', lookSoon)
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(look, pause * (1 + Math.random() / 3))
    pause = Math.min(pause * 1.5, longest)
  }
  const look = async () => {
    if (isBusy || isEnded) return
    isBusy = true
    askedAt = Date.now()
    const found = await isOver().catch(() => false)
    isBusy = false
    if (isEnded) return
    if (!found) return plan()
    end()
    go()
  }
  function lookSoon() {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= SHORTEST) void look()
  }
  addEventListener('online', lookSoon)
  document.addEventListener('visibilitychange', lookSoon)
  plan()
  return end
}
