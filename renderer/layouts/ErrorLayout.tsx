import type { ReactNode } from 'react'
import { CommonLayout } from './CommonLayout.tsx'

/** What went wrong, in the layout of pages that name none, with the whole site around it to go on from. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return <CommonLayout layout="default">{children}</CommonLayout>
}
