import type { ReactNode } from 'react'
import { Button } from '#renderer/form/Button.tsx'

type Props<Item> = {
  /** What the items are: 「コメント」. */
  label: string
  list: readonly Item[] | undefined
  error: unknown
  retry: () => void
  isOpen: (item: Item) => boolean
  item: (item: Item) => ReactNode
  /** Follows 「未対応のコメントはありません。」. */
  hint?: string
  /** Stands before the settled items. */
  children: ReactNode
}

/** What colleagues or readers wrote beside a manuscript; settled items are collapsed. */
export function SettledList<Item>({ label, list, error, retry, isOpen, item, hint, children }: Props<Item>) {
  const open = list?.filter(isOpen) ?? []
  const done = list?.filter((one) => !isOpen(one)) ?? []
  return (
    <section className="grid gap-16" aria-label={label}>
      {!list && !error && <p role="status">{label}を読み込んでいます。</p>}
      {Boolean(error) && (
        <p role="alert">
          {label}を読み込めませんでした。
          <Button variant="quiet" onClick={retry}>
            再読み込み
          </Button>
        </p>
      )}
      {list && open.length === 0 && (
        <p className="text-15 text-usuzumi">
          未対応の{label}はありません。{hint}
        </p>
      )}
      {open.length > 0 && <ul aria-label={`未対応の${label}`}>{open.map(item)}</ul>}
      {children}
      {done.length > 0 && (
        <details>
          <summary>対応済み（{done.length}件）</summary>
          <ul aria-label={`対応済みの${label}`}>{done.map(item)}</ul>
        </details>
      )}
    </section>
  )
}
