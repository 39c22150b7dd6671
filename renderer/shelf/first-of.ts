export type Group<Entry> = { title: string | null; entries: readonly Entry[] }

/** The first `limit` entries with their group titles; groups without entries are left out. */
export function firstOf<Entry>(groups: readonly Group<Entry>[], limit: number): Group<Entry>[] {
  let remaining = limit
  return groups.flatMap(({ title, entries }) => {
    const firstEntries = entries.slice(0, remaining)
    remaining -= firstEntries.length
    return firstEntries.length > 0 ? [{ title, entries: firstEntries }] : []
  })
}
