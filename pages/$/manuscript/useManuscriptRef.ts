import { useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'

/**
 * The slug or id in `/$/{plural}/:slug`, as it was when the page was opened: the address follows a slug that is changed,
 * and it is the same manuscript.
 */
export function useManuscriptRef(): string {
  const { urlOriginal } = usePageContext()
  const [ref] = useState(() => {
    const [, , , found = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
    return decodeURIComponent(found)
  })
  return ref
}
