/** For work that nobody waits for: a failure is nothing, and `null` (spec §8). */
export async function silent<Result>(work: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
