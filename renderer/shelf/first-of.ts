export type Group<Entry> = { title: string | null; entries: readonly Entry[] }

/** The first `limit` entries under their titles; a title without entries is left out. */
export function firstOf<Entry>(groups: readonly Group<Entry>[], limit: number): Group<Entry>[] {
  let left = limit
  return groups.flatMap(({ title, entries }) => {
    const taken = entries.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [{ title, entries: taken }] : []
  })
}
