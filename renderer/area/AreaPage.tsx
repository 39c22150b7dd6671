import { useEffect } from 'react'
import { type AreaPage as AreaPageOf, areaPageOf } from '#domain/site/area-pages.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { titled } from '../head.ts'
import { usePageContext } from '../page-context.tsx'
import { MissingPage } from '../shell/ErrorPage.tsx'
import styles from './AreaPage.module.css'
import type { AreaEndpoint } from './check-access.ts'
import { Refusal } from './Refusal.tsx'

type Props = {
  pages: readonly AreaPageOf[]
  endpoint: AreaEndpoint
}

// Imported on demand: the error pages share this module and make no calls.
const fetchAccess = async (endpoint: AreaEndpoint) =>
  (await import('./check-access.ts')).checkAccess(endpoint)

/** A page of an area that requires a session. It shows the response of `/v1` for this visitor. */
export function AreaPage({ pages, endpoint }: Props) {
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(pages, new URL(urlOriginal, 'https://page.invalid').pathname)
  const { error, isLoading, retry } = useAnswer(['area-access', endpoint], () => fetchAccess(endpoint))
  const title = page?.title ?? 'ページを表示できません'
  useEffect(() => {
    document.title = titled(title)
  }, [title])
  if (!page) return <MissingPage />
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      {isLoading && <p role="status">読み込んでいます。</p>}
      {error && <Refusal error={error} onRetry={retry} />}
    </section>
  )
}
