import { link } from '#domain/url/link.ts'

/** For visitors whom another site linked to `/logout`: they have to confirm it. */
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
