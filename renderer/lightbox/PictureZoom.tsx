import { useEffect, useState } from 'react'
import { usePageContext } from '../page-context.tsx'
import type { Lightbox } from './Lightbox.tsx'

const load = () => import('./Lightbox.tsx')

type Shown = { Lightbox: typeof Lightbox; link: HTMLAnchorElement }

const zoomLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-zoom]') : null

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Opens pictures that link to their large version (`ZoomLink`) in a lightbox. Until this is hydrated, or if the code
 * cannot be loaded, the link is followed normally.
 */
export function PictureZoom() {
  const [shown, setShown] = useState<Shown | null>(null)
  const pageContext = usePageContext()
  // The layout stays when another page is shown, by the browser's back button for example.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new context is another page
  useEffect(() => () => setShown(null), [pageContext])
  useEffect(() => {
    const foresee = (event: Event) => zoomLinkOf(event) && load().catch(() => {})
    const open = async (event: MouseEvent) => {
      const link = zoomLinkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      const code = await load().catch(() => null)
      if (!link.isConnected) return
      if (code) setShown({ Lightbox: code.Lightbox, link })
      else location.assign(link.href)
    }
    document.addEventListener('pointerover', foresee, { passive: true })
    document.addEventListener('click', open)
    return () => {
      document.removeEventListener('pointerover', foresee)
      document.removeEventListener('click', open)
    }
  }, [])
  return shown && <shown.Lightbox opener={shown.link} onClose={() => setShown(null)} />
}
