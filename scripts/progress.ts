const NUMBER = new Intl.NumberFormat('ja-JP')

/**
 * A counter for a step that takes long: one line that is rewritten on a terminal, and elsewhere a line whenever the
 * count has doubled, so that a log stays short.
 */
export const progress = (step: string, unit: string, out = process.stdout) => {
  let next = 1
  let shown = 0
  return (count: number, done = false) => {
    const line = `  ${step} ${NUMBER.format(count)} ${unit}`
    if (out.isTTY) {
      const now = Date.now()
      if (done || now - shown > 100) out.write(`\r${line}${done ? '\n' : ''}`)
      if (now - shown > 100) shown = now
    } else if (done || count >= next) {
      if (count >= next) next = Math.max(count * 2, 100)
      out.write(`${line}\n`)
    }
  }
}
