import { link } from '#domain/link.ts'

export function Page() {
  return (
    <>
      <h1>ログイン</h1>
      <p>会員向けの機能は準備中です。ログインしなくても、すべての記事と案内をご覧いただけます。</p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </>
  )
}
