import { useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { CallPath } from '#renderer/api/call-path.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { allMatching, MOST_CHOSEN } from './all-matching.ts'
import styles from './ChooseAll.module.css'
import type { Conditions } from './conditions.ts'
import type { Selection } from './useSelection.ts'

type Props = {
  kind: ContentKind
  call: CallPath | undefined
  conditions: Conditions
  rows: readonly Manuscript[]
  total: number
  selection: Selection
}

const count = (value: number) => `${value.toLocaleString('ja-JP')}件`

const chosenText = (total: number, chosen: number): string =>
  chosen >= total
    ? `条件に合う${count(total)}をすべて選んでいます。`
    : `条件に合う${count(total)}のうち、${count(chosen)}を選んでいます。`

/** Once a whole page is chosen: how many are meant, and the way to everything that the conditions leave. */
export function ChooseAll({ kind, call, conditions, rows, total, selection }: Props) {
  const { isBusy, problem, run } = useAction()
  const [sofar, setSofar] = useState(0)
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  if (!isPageChosen || total <= rows.length) return null
  const most = Math.min(total, MOST_CHOSEN)
  const isAll = selection.chosen.size >= most
  const choose = () =>
    run(async () => {
      setSofar(0)
      selection.keep(await allMatching({ kind, call, conditions }, setSofar))
    })
  return (
    <div className={styles.bar}>
      <p role="status">
        {isBusy
          ? `選んでいます（${count(sofar)}）。`
          : isAll
            ? chosenText(total, selection.chosen.size)
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
