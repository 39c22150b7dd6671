import type { ReactNode } from 'react'
import { DefaultLayout } from '#renderer/layouts/DefaultLayout.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'

const Bar = lazyPart(() => import('./shell/Bar.tsx').then(({ Bar }) => Bar))
const Side = lazyPart(() => import('./shell/Side.tsx').then(({ Side }) => Side))

/** The frame of the editorial office; what is in it depends on who is at work, and comes with its own code. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <DefaultLayout bar={<Bar />} side={<Side />}>
    {children}
  </DefaultLayout>
)
