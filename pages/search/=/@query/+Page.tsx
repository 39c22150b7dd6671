import { usePageContext } from '#renderer/page-context.tsx'

export function Page() {
  const { routeParams } = usePageContext()
  return (
    <main>
      <h1>検索結果</h1>
      <p>{routeParams.query}</p>
      <a href="/spots">スポットの一覧</a>
    </main>
  )
}
