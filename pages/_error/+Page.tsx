import { useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'
import { ErrorPage } from '#renderer/shell/ErrorPage.tsx'
import { failureOfRendering } from '#renderer/shell/errors/failure.ts'

// https://vike.dev/error-page
export function Page() {
  const pageContext = usePageContext()
  const [failure] = useState(() => failureOfRendering(pageContext))
  return <ErrorPage failure={failure} />
}
