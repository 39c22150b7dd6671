import type { ReactNode } from 'react'

/**
 * Said at the end of a link to a new tab, after what else only the ear needs to know. Eyes see the arrow that
 * `a[target='_blank']` carries.
 */
export function NewTabNote({ children }: { children?: ReactNode }) {
  return <span className="visually-hidden">{children}（新しいタブで開きます）</span>
}
