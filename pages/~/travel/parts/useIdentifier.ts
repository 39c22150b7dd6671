import { usePageContext } from '#renderer/page-context.tsx'

/** The identifier in the page's address: `/@/travel/guides/{id}`, `/@/travel/guides/{id}/edit`. */
export function useIdentifier(): string {
  const { urlOriginal } = usePageContext()
  const [, , , , id = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
  return decodeURIComponent(id)
}
