import type { ReactNode } from 'react'
import { CommonLayout } from './CommonLayout.tsx'

/** Error pages, in the layout of pages that name none, with the site's navigation around them. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return <CommonLayout layout="default">{children}</CommonLayout>
}
