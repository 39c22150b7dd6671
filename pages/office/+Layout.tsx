import '#renderer/styles/utilities.css'
import type { ReactNode } from 'react'
import { DefaultLayout } from '#renderer/layouts/DefaultLayout.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'

const Bar = lazyPart(() => import('./shell/Bar.tsx').then(({ Bar }) => Bar))
const Side = lazyPart(() => import('./shell/Side.tsx').then(({ Side }) => Side))

/** Layout of the management area; its content depends on the signed-in account and is loaded separately. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <DefaultLayout bar={<Bar />} side={<Side />}>
    {children}
  </DefaultLayout>
)
