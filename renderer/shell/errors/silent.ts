/** For background work: resolves to `null` on failure (spec §8). */
export async function silent<Result>(work: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
