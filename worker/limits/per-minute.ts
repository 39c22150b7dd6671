/**
 * Counts what an isolate does in each minute.
 * @returns a function of the moment in milliseconds since 1970, called for each: whether it is among the first `most`
 */
export const perMinute = (most: number): ((now: number) => boolean) => {
  let minute = 0
  let count = 0
  return (now) => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) count = 0
    minute = current
    count += 1
    return count <= most
  }
}
