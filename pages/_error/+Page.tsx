export function Page() {
  return (
    <main>
      <h1>ページを表示できません。</h1>
      <p>他のページをご覧ください。</p>
      <a href="/">トップへ</a>
    </main>
  )
}
