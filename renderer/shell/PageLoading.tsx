/** Placeholder of pages rendered in the browser, and of `/reload` while it redirects. */
export function PageLoading() {
  return (
    <div role="status">
      <p>ページを読み込んでいます。</p>
      <p>自動的に切り替わりますので、しばらくお待ちください。</p>
    </div>
  )
}
