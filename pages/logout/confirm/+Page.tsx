import { link } from '#domain/url/link.ts'

/** For whoever was led to `/logout` by another site: only they themselves can tell whether they meant it. */
export function Page() {
  return (
    <>
      <h1>ログアウトしますか</h1>
      <p>ほかのサイトのリンクから移動してきたため、まだログアウトしていません。</p>
      <p>
        <a href={link('logout')}>ログアウトする</a>
      </p>
      <p>
        <a href={link('top')}>ログアウトせずにトップページへ</a>
      </p>
    </>
  )
}
