import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import inputs from '#renderer/form/Input.module.css'
import { useSettled } from '#renderer/form/useSettled.ts'
import { FetchError, StatusError } from '#renderer/shell/errors/errors.ts'
import { paths } from '../paths.ts'
import { useStaff } from '../useStaff.ts'
import { AuthorRow } from './AuthorRow.tsx'
import styles from './Authors.module.css'
import { listAuthors } from './calls.ts'

type Page = Awaited<ReturnType<typeof listAuthors>>

/** `/$/authors`: who writes, and how much of theirs there is. */
export function Authors() {
  const { staff } = useStaff()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page>(
    (_: number, before: Page | null) =>
      before && !before.meta.cursor ? null : ['authors', q, before?.meta.cursor ?? ''],
    ([, words, cursor]: [string, string, string]) =>
      listAuthors({ ...(words && { q: words }), ...(cursor && { cursor }) }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const list = data?.flatMap((page) => page.list) ?? []
  const last = data?.at(-1)?.meta
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>書き手の管理</h1>
        {staff?.may('publish', 'content') && (
          <a className={styles.new} href={paths.author('new')}>
            書き手を加える
          </a>
        )}
      </div>
      <label className={styles.search}>
        <span>名前でさがす</span>
        <input
          className={inputs.input}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p className={styles.count} role="status">
        {data && (list.length > 0 ? `${last?.total}人` : '見つかりませんでした。')}
      </p>
      {error && (
        <Refusal
          error={error instanceof StatusError ? error : new FetchError()}
          onRetry={() => void mutate()}
        />
      )}
      {isLoading && <Waiting />}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((author) => (
            <AuthorRow key={author.id} author={author} />
          ))}
        </ul>
      )}
      {last?.cursor && <Button onClick={() => void setSize(size + 1)}>続きを読み込む</Button>}
    </section>
  )
}

const Waiting = () => (
  <ul className={styles.list} aria-busy="true" aria-label="読み込んでいます">
    {['a', 'b', 'c', 'd'].map((key) => (
      <li className={styles.waiting} key={key} />
    ))}
  </ul>
)
