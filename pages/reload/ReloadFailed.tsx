import { link } from '#domain/url/link.ts'

/** Shown when reloading did not help a moment ago. */
export function ReloadFailed({ target }: { target: string }) {
  return (
    <>
      <h1>ページの更新中にエラーが発生しました。</h1>
      <p role="alert">再読み込みするか、しばらくしてから再度お試しください。</p>
      <p>
        <a href={target} rel="external">
          再読み込み
        </a>
      </p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </>
  )
}
