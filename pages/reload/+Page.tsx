import { useEffect } from 'react'
import { link } from '#domain/link.ts'
import { reloadTarget } from '#domain/reload-target.ts'

/** A short stop on the way: the whole document is loaded anew, so that a new build or a new state is seen. */
export function Page() {
  useEffect(() => {
    location.replace(reloadTarget(new URLSearchParams(location.search).get('to')))
  }, [])
  return (
    <>
      <h1>ページを読み込んでいます。</h1>
      <p>自動的に切り替わりますので、しばらくお待ちください。</p>
      <noscript>
        <p>
          <a href={link('top')}>トップページへ</a>
        </p>
      </noscript>
    </>
  )
}
