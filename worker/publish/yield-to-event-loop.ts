/** Long enough for pending requests to be received: a busy event loop receives none. */
const PAUSE_MS = 5
/** The maximum of waiting for urgent work, which may have been cancelled without notice. */
const MAX_YIELD_MS = 3000

/** The deadlines of urgent publications in this isolate, whose first pages an editor waits for. */
const urgent = new Set<{ until: number }>()

const isSomeUrgent = (): boolean => [...urgent].some(({ until }) => until > Date.now())

/** Runs urgent work, to which the rendering of other pages yields. */
export async function urgently<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = { until: Date.now() + MAX_YIELD_MS }
  urgent.add(mine)
  try {
    return await work()
  } finally {
    urgent.delete(mine)
  }
}

/** Between two parts of long work: pending requests go first. */
export async function yieldToEventLoop(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  while (isSomeUrgent())
}
