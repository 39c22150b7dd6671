/** A copy of a list with one entry moved. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
