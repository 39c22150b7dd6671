import { usePageContext } from '#renderer/page-context.tsx'
import { NotFound } from '#renderer/shell/NotFound.tsx'
import { UpdateError } from '#renderer/shell/UpdateError.tsx'

// https://vike.dev/error-page
export function Page() {
  const { is404, abortStatusCode } = usePageContext()
  // A page that has gone for good is not there either.
  return is404 === false && abortStatusCode !== 410 ? <UpdateError /> : <NotFound />
}
