import { useData } from '#renderer/page-context.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { spot } = useData<Data>()
  return (
    <main>
      <h1>{spot.name}</h1>
      <a href="/spots">スポットの一覧</a>
    </main>
  )
}
