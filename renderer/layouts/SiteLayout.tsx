import type { ReactNode } from 'react'
import { PictureZoom } from '../lightbox/PictureZoom.tsx'
import { ShelfCorner } from '../shelf/ShelfCorner.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'

type Props = { layout: string; className?: string; children: ReactNode }

/** The base of all public layouts; `layout` is the specification's name of each. */
export function SiteLayout({ layout, className, children }: Props) {
  return (
    <div id="Top" data-layout={layout}>
      <SkipLink />
      <SiteHeader />
      <main className={className} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PictureZoom />
      <ShelfCorner />
    </div>
  )
}
