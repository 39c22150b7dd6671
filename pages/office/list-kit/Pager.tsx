import type { ReactNode } from 'react'
import type { ListMeta } from '#domain/api/envelope.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { ConditionsProps } from './useConditions.ts'

/** A button to another page; disabled without `onPress`. */
type Step = { label: string; onPress?: (() => void) | undefined }

/** Describes the shown rows, with buttons to other pages. */
export const Pager = ({ steps, children }: { steps: readonly Step[]; children: ReactNode }) => (
  <nav
    className="flex flex-wrap items-center gap-x-16 gap-y-8 text-13 text-usuzumi tabular-nums"
    aria-label="ページ"
  >
    {children}
    {steps.map(({ label, onPress }) => (
      <Button key={label} disabled={!onPress} onClick={onPress}>
        {label}
      </Button>
    ))}
  </nav>
)

type Props = ConditionsProps & {
  meta: ListMeta | undefined
  /** The counter word: 人, 件. */
  unit: string
  /** The maximum of the count. */
  most?: number
  /** Pages start at an offset instead of a cursor. */
  byOffset?: boolean
}

/** The number of matching rows, with buttons to the first and the next page. */
export function QueryPager({ query, change, meta, unit, most = 10_000, byOffset = false }: Props) {
  const name = byOffset ? 'offset' : 'cursor'
  const start = query[name]
  if (!meta || (meta.total === 0 && !start)) return null
  const after = offsetOf(query) + meta.limit
  const next = byOffset ? after < meta.total && String(after) : meta.cursor
  const steps = [
    start && { label: '最初のページ', onPress: () => change({ ...query, [name]: '' }) },
    next && { label: '次のページ', onPress: () => change({ ...query, [name]: next }) },
  ]
  return (
    <Pager steps={steps.filter((step) => !!step)}>
      <p role="status">
        {meta.total.toLocaleString('ja-JP')}
        {unit}
        {meta.total >= most && '以上'}
      </p>
    </Pager>
  )
}

export const offsetOf = ({ offset }: Record<string, string>): number => Number(offset) || 0

type MoreProps = {
  label: string
  more: (() => void) | undefined
  isLoadingMore: boolean
  /** Shown after the last page. */
  end?: ReactNode
}

/** Loads more rows below a list. The button keeps the focus while loading. */
export const MoreRows = ({ label, more, isLoadingMore, end }: MoreProps) => (
  <p className="text-center text-13 text-usuzumi empty:hidden">
    {more ? (
      <Button onClick={more} aria-disabled={isLoadingMore || undefined}>
        {isLoadingMore ? '読み込んでいます' : label}
      </Button>
    ) : (
      end
    )}
  </p>
)
