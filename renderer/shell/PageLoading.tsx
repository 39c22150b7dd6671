/** What stands where a page will be that is made in the browser, and on the way through `/reload`. */
export function PageLoading() {
  return (
    <div role="status">
      <p>ページを読み込んでいます。</p>
      <p>自動的に切り替わりますので、しばらくお待ちください。</p>
    </div>
  )
}
