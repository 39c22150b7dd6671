/** Long enough for requests that came meanwhile to be heard: while there is always something to do, none is. */
const PAUSE_MS = 5
/** Whoever is waited for may be gone. */
const MOST_MS = 3000

/** Publications in this isolate whose first pages somebody waits for. */
let urgent = 0

/** Does work that an editor waits for: pages that nobody waits for are made afterwards. */
export async function urgently<Result>(work: () => Promise<Result>): Promise<Result> {
  urgent += 1
  try {
    return await work()
  } finally {
    urgent -= 1
  }
}

/** Between two parts of long work: readers and editors who came meanwhile go first. */
export async function letOthersPass(): Promise<void> {
  const end = Date.now() + MOST_MS
  do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  while (urgent > 0 && Date.now() < end)
}
