import type { ReactNode } from 'react'

/**
 * Tells screen readers that the link opens a new tab; placed at its end. The visible arrow is from
 * `a[target='_blank']`.
 */
export function NewTabNote({ children }: { children?: ReactNode }) {
  return <span className="visually-hidden">{children}（新しいタブで開きます）</span>
}
