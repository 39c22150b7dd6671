import { useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'

/** The current path; the area is a single prerendered document, so it is only known in the browser. */
export function usePathname(): string {
  const { urlOriginal } = usePageContext()
  const [pathname, setPathname] = useState('')
  useEffect(() => setPathname(new URL(urlOriginal, location.origin).pathname), [urlOriginal])
  return pathname
}
