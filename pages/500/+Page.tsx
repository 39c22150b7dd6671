export function Page() {
  return (
    <main>
      <h1>ページの更新中にエラーが発生しました。</h1>
      <p>再読み込みするか、しばらくしてから再度お試しください。</p>
    </main>
  )
}
