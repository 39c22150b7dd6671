/** Lines of a fact; one line stands alone, several are a list, none is nothing. */
export function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length <= 1) return lines[0] ?? null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
