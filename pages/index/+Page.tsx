export function Page() {
  return (
    <main>
      <h1>たびしるべ</h1>
      <a href="/spots">スポット</a>
    </main>
  )
}
