/** Prints a counter every few seconds. */
export const progress = (title: string, unit: string, everyMs = 3000) => {
  let shownAt = Date.now()
  return (count: number) => {
    if (Date.now() - shownAt < everyMs) return
    shownAt = Date.now()
    console.log(`  ${title}: ${count.toLocaleString('en')} ${unit}`)
  }
}
