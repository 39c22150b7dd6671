import { useEffect } from 'react'
import useSWR from 'swr'
import { type AreaPage as AreaPageOf, areaPageOf } from '#domain/area-pages.ts'
import type { Envelope } from '#domain/envelope.ts'
import { link } from '#domain/link.ts'
import { api } from '../api.ts'
import { titled } from '../head.ts'
import { usePageContext } from '../page-context.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { useSiteConfig } from '../site-config.ts'
import styles from './AreaPage.module.css'

type Props = {
  pages: readonly AreaPageOf[]
  /** The call that tells whether this visitor may be here. */
  door: 'me' | 'manage'
}

/** A page of an area that belongs to people with a session: it shows what `/v1` says of this visitor. */
export function AreaPage({ pages, door }: Props) {
  const { apiHost } = useSiteConfig()
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(pages, new URL(urlOriginal, 'https://page.invalid').pathname)
  const ask = async (): Promise<Envelope<unknown>> => (await api(apiHost)[door].$get()).json()
  const { data: answer, error, isLoading, mutate } = useSWR(['door', door], ask)
  const refusal = answer?.errors
  const title = page?.title ?? 'ページを表示できません'
  useEffect(() => {
    document.title = titled(title)
  }, [title])
  if (!page) return <NotFound />
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      {isLoading && <p role="status">読み込んでいます。</p>}
      {error && (
        <p role="alert">
          通信できませんでした。
          <button className={styles.retry} type="button" onClick={() => mutate()}>
            再読み込み
          </button>
        </p>
      )}
      {refusal?.map(({ code, message }) => (
        <p key={code} role="alert">
          {message}
        </p>
      ))}
      {refusal && (
        <p>
          <a className={styles.login} href={link('login')}>
            ログイン
          </a>
        </p>
      )}
    </section>
  )
}
