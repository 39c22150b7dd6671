import { useEffect } from 'react'
import { type AreaPage as AreaPageOf, areaPageOf } from '#domain/site/area-pages.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { titled } from '../head.ts'
import { usePageContext } from '../page-context.tsx'
import { MissingPage } from '../shell/ErrorPage.tsx'
import { useSiteConfig } from '../site-config.ts'
import styles from './AreaPage.module.css'
import type { Door } from './ask-door.ts'
import { Refusal } from './Refusal.tsx'

type Props = {
  pages: readonly AreaPageOf[]
  door: Door
}

// The error pages share the code of the areas, and have nothing to ask.
const ask = async (apiHost: string, door: Door) => {
  const [{ registerTokens }, { askDoor }] = await Promise.all([
    import('../auth/register-tokens.ts'),
    import('./ask-door.ts'),
  ])
  registerTokens()
  return askDoor(apiHost, door)
}

/** A page of an area that belongs to people with a session: it shows what `/v1` says of this visitor. */
export function AreaPage({ pages, door }: Props) {
  const { apiHost } = useSiteConfig()
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(pages, new URL(urlOriginal, 'https://page.invalid').pathname)
  const { error, isLoading, retry } = useAnswer(['door', door], () => ask(apiHost, door))
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
