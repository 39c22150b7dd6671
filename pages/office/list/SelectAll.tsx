import { useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { allMatching, MAX_SELECTED } from './all-matching.ts'
import type { Conditions } from './conditions.ts'
import { countText } from './count-text.ts'
import type { ListCall } from './endpoints.ts'
import type { Selection } from './useSelection.ts'

type Props = {
  call: ListCall
  conditions: Conditions
  rows: readonly Manuscript[]
  total: number
  isMore: boolean
  selection: Selection
}

const selectedText = (all: string, isWhole: boolean, selected: number): string =>
  isWhole
    ? `条件に合う${all}をすべて選んでいます。`
    : `条件に合う${all}のうち、${countText(selected)}を選んでいます。`

/** Shown when the whole page is selected: the number of selected rows, and a button to select all matching ones. */
export function SelectAll({ call, conditions, rows, total, isMore, selection }: Props) {
  const { isBusy, problem, run } = useAction()
  const [soFar, setSoFar] = useState(0)
  /** How many were selected by these conditions. */
  const [found, setFound] = useState<{ conditions: Conditions; length: number } | null>(null)
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  if (!isPageSelected || (!isMore && total <= rows.length)) return null
  const isFound = found?.conditions === conditions && found.length < MAX_SELECTED
  const known = isFound ? found.length : isMore ? null : total
  const all = countText(known ?? total, known === null)
  const most = Math.min(known ?? MAX_SELECTED, MAX_SELECTED)
  const isWhole = known !== null && known <= MAX_SELECTED
  const isAll = selection.selected.size >= most
  const choose = () =>
    run(async () => {
      setSoFar(0)
      const matching = await allMatching(call, conditions, setSoFar)
      setFound({ conditions, length: matching.length })
      selection.retain(matching)
    })
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4 bg-kohaku-wash px-12 py-4 text-13">
      <p role="status">
        {isBusy
          ? `選んでいます（${countText(soFar)}）。`
          : isAll
            ? selectedText(all, isWhole, selection.selected.size)
            : `このページの${countText(rows.length)}を選んでいます。`}
      </p>
      {!isAll && (
        <Button variant="quiet" disabled={isBusy} onClick={choose}>
          {isWhole
            ? `条件に合う${all}をすべて選ぶ`
            : `条件に合う${all}のうち、はじめの${countText(most)}を選ぶ`}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
