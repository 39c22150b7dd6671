import { link } from '#domain/link.ts'

/** Served on a development server only (worker/middleware/dev-only.ts). */
export function Page() {
  return (
    <>
      <h1>開発用ログイン</h1>
      <p>開発用の会員は、会員機能とともに用意します。</p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </>
  )
}
