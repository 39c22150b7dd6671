/** Long enough for requests that came meanwhile to be heard: while there is always something to do, none is. */
const PAUSE_MS = 5
/** So long others make room. Who is waited for may be gone without having said so. */
const MOST_MS = 3000

/** Until when each publication in this isolate is urgent: somebody waits for its first pages. */
const urgent = new Set<{ until: number }>()

const isSomeUrgent = (): boolean => [...urgent].some(({ until }) => until > Date.now())

/** Does work that an editor waits for: pages that nobody waits for are made afterwards. */
export async function urgently<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = { until: Date.now() + MOST_MS }
  urgent.add(mine)
  try {
    return await work()
  } finally {
    urgent.delete(mine)
  }
}

/** Between two parts of long work: readers and editors who came meanwhile go first. */
export async function letOthersPass(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  while (isSomeUrgent())
}
