/** Said at the end of a link to a new tab; eyes see the arrow that `a[target='_blank']` carries. */
export function NewTabNote() {
  return <span className="visually-hidden">（新しいタブで開きます）</span>
}
