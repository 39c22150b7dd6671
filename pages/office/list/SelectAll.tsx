import { useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { allMatching, MAX_SELECTED } from './all-matching.ts'
import type { Conditions } from './conditions.ts'
import type { ListCall } from './endpoints.ts'
import type { Selection } from './useSelection.ts'

type Props = {
  call: ListCall
  conditions: Conditions
  rows: readonly Manuscript[]
  total: number
  selection: Selection
}

const count = (value: number) => `${value.toLocaleString('ja-JP')}件`

const selectedText = (total: number, selected: number): string =>
  selected >= total
    ? `条件に合う${count(total)}をすべて選んでいます。`
    : `条件に合う${count(total)}のうち、${count(selected)}を選んでいます。`

/** Shown when the whole page is selected: the number of selected rows, and a button to select all matching ones. */
export function SelectAll({ call, conditions, rows, total, selection }: Props) {
  const { isBusy, problem, run } = useAction()
  const [soFar, setSoFar] = useState(0)
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  if (!isPageSelected || total <= rows.length) return null
  const most = Math.min(total, MAX_SELECTED)
  const isAll = selection.selected.size >= most
  const choose = () =>
    run(async () => {
      setSoFar(0)
      selection.retain(await allMatching(call, conditions, setSoFar))
    })
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4 bg-kohaku-wash px-12 py-4 text-13">
      <p role="status">
        {isBusy
          ? `選んでいます（${count(soFar)}）。`
          : isAll
            ? selectedText(total, selection.selected.size)
            : `このページの${count(rows.length)}を選んでいます。`}
      </p>
      {!isAll && (
        <Button variant="quiet" disabled={isBusy} onClick={choose}>
          {most < total
            ? `条件に合う${count(total)}のうち、はじめの${count(most)}を選ぶ`
            : `条件に合う${count(total)}をすべて選ぶ`}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
