/** Groups consecutive small entries in pairs; others stay alone. */
export function pairs<Entry>(entries: readonly Entry[], isSmall: (entry: Entry) => boolean): Entry[][] {
  return entries.reduce<Entry[][]>((rows, entry) => {
    const last = rows.at(-1)
    const [before] = last ?? []
    if (last?.length === 1 && before && isSmall(before) && isSmall(entry)) last.push(entry)
    else rows.push([entry])
    return rows
  }, [])
}
