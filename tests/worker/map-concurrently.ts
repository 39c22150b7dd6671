const CONCURRENCY = 16

/** Maps items with limited concurrency: the bridge to a site's database takes only so many requests. */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const rest = [...items.entries()]
  const walk = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walk))
  return results
}
