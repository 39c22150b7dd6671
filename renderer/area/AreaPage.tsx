import { useEffect } from 'react'
import { type AreaPage as AreaPageOf, areaPageOf } from '#domain/site/area-pages.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { titled } from '../head.ts'
import { usePageContext } from '../page-context.tsx'
import { MissingPage } from '../shell/ErrorPage.tsx'
import { useSiteConfig } from '../site-config.ts'
import styles from './AreaPage.module.css'
import type { AreaEndpoint } from './check-access.ts'
import { Refusal } from './Refusal.tsx'

type Props = {
  pages: readonly AreaPageOf[]
  endpoint: AreaEndpoint
}

// Imported on demand: the error pages share this module and make no calls.
const fetchAccess = async (apiHost: string, endpoint: AreaEndpoint) => {
  const [{ registerTokens }, { checkAccess }] = await Promise.all([
    import('../auth/register-tokens.ts'),
    import('./check-access.ts'),
  ])
  registerTokens()
  return checkAccess(apiHost, endpoint)
}

/** A page of an area that requires a session. It shows the response of `/v1` for this visitor. */
export function AreaPage({ pages, endpoint }: Props) {
  const { apiHost } = useSiteConfig()
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(pages, new URL(urlOriginal, 'https://page.invalid').pathname)
  const { error, isLoading, retry } = useAnswer(['area-access', endpoint], () =>
    fetchAccess(apiHost, endpoint),
  )
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
