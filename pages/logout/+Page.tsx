import { link } from '#domain/link.ts'

export function Page() {
  return (
    <>
      <h1>ログアウト</h1>
      <p>ログアウトしました。</p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </>
  )
}
