import { usePageContext } from '#renderer/page-context.tsx'

/** A segment of the page's address, decoded: the third one of `/$/accounts/a1` is `a1`. */
export function useSegment(index: number): string {
  const { urlOriginal } = usePageContext()
  return decodeURIComponent(new URL(urlOriginal, 'https://page.invalid').pathname.split('/')[index] ?? '')
}
