/**
 * Tells screen readers that the link opens a new tab; placed at its end. The visible arrow is from
 * `a[target='_blank']`.
 */
export function NewTabNote({ children = [] }: { children?: string | readonly string[] }) {
  return <span className="visually-hidden">{[children, '（新しいタブで開きます）'].flat().join('')}</span>
}
