import { usePageContext } from '#renderer/page-context.tsx'
import { NotFound } from '#renderer/shell/NotFound.tsx'
import { UpdateError } from '#renderer/shell/UpdateError.tsx'

// https://vike.dev/error-page
export function Page() {
  return usePageContext().is404 === false ? <UpdateError /> : <NotFound />
}
