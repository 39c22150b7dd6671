/** Returning to the tab triggers a check at most this often, in milliseconds. */
const MIN_PAUSE = 5000

type PollOptions = {
  /** The condition to wait for. */
  isOver: () => Promise<boolean>
  /** Called once when it holds. */
  onOver: () => void
  /** The first pause, and the maximum; each pause is 1.5 times the previous one. Milliseconds. */
  first: number
  max: number
}

/**
 * Polls a condition with growing pauses, and also when the network returns or the tab becomes visible. Pauses vary by
 * a third, so that tabs do not poll in the same moment.
 * @returns the function that stops it
 */
export function pollUntil({ isOver, onOver, first, max }: PollOptions): () => void {
  let pause = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let checkedAt = Date.now()
  let isBusy = false
  let isEnded = false
  const end = () => {
    isEnded = true
    clearTimeout(timer)
    removeEventListener('online', checkSoon)
    document.removeEventListener('visibilitychange', checkSoon)
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(check, pause * (1 + Math.random() / 3))
    pause = Math.min(pause * 1.5, max)
  }
  const check = async () => {
    if (isBusy || isEnded) return
    isBusy = true
    checkedAt = Date.now()
    const found = await isOver().catch(() => false)
    isBusy = false
    if (isEnded) return
    if (!found) return plan()
    end()
    onOver()
  }
  function checkSoon() {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_PAUSE) void check()
  }
  addEventListener('online', checkSoon)
  document.addEventListener('visibilitychange', checkSoon)
  plan()
  return end
}
