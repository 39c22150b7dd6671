import { decodedPath } from '#domain/url/decoded-path.ts'
import { usePageContext } from '#renderer/page-context.tsx'

const usePathname = (): string => new URL(usePageContext().urlOriginal, 'https://page.invalid').pathname

/** The identifier in the URL: `/@/travel/guides/{id}`, `/@/travel/guides/{id}/edit`. */
export function useIdentifier(): string {
  const [, , , , id = ''] = usePathname().split('/')
  return id && decodedPath(id)
}

/** Whether the URL is that of the edit mode (R70). */
export const useIsEditAddress = (): boolean => /\/edit\/?$/.test(usePathname())
