/** Warnings, one per line; nothing without any. They block nothing. */
export function Warnings({ text }: { text: string }) {
  if (!text) return null
  return (
    <ul className="grid gap-4" aria-label="気になる点">
      {text.split('\n').map((line) => (
        <li
          className="border-s-3 border-kohaku bg-kohaku-wash px-12 py-4 text-13 leading-[1.6] text-kohaku"
          key={line}
        >
          {line}
        </li>
      ))}
    </ul>
  )
}
