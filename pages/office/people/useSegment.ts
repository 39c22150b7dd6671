import { usePageContext } from '#renderer/page-context.tsx'

/** A decoded segment of the page's address: segment 3 of `/$/accounts/a1` is `a1`. */
export function useSegment(index: number): string {
  const { urlOriginal } = usePageContext()
  return decodeURIComponent(new URL(urlOriginal, 'https://page.invalid').pathname.split('/')[index] ?? '')
}
