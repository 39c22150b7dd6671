import { useData } from '#renderer/page-context.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { page, slugs } = useData<Data>()
  return (
    <main>
      <h1>スポット</h1>
      <p>{page}ページ目</p>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>
            <a href={`/spots/${slug}`}>{slug}</a>
          </li>
        ))}
      </ul>
      <a href="/spots?page=2">次のページ</a>
    </main>
  )
}
