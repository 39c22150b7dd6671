import { useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'

/** The path of the page that is shown; one document is served for all of the area, so only the browser knows. */
export function usePathname(): string {
  const { urlOriginal } = usePageContext()
  const [pathname, setPathname] = useState('')
  useEffect(() => setPathname(new URL(urlOriginal, location.origin).pathname), [urlOriginal])
  return pathname
}
