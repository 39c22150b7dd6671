import { type FormEvent, useState } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { Author } from '../../parts/useAuthors.ts'
import type { Staff } from '../../useStaff.ts'
import { BULK, type BulkAction, type BulkName, fitting, offered } from './actions.ts'
import styles from './Bulk.module.css'
import { BulkDetails } from './BulkDetails.tsx'
import { actionOf, type Details } from './details.ts'

type Props = {
  selected: readonly Manuscript[]
  staff: Staff
  authors: readonly Author[]
  details: Details
  onDetails: (details: Details) => void
  onStart: (action: BulkAction, fit: readonly Manuscript[]) => void
}

/** Selects a bulk action, its details, and shows how many rows it applies to. */
export function BulkChoice({ selected, staff, authors, details, onDetails, onStart }: Props) {
  const kind = selected[0]?.kind ?? 'content'
  const names = offered((action) => staff.can(action, kind))
  const [name, setName] = useState<BulkName | undefined>(
    names.find((one) => fitting(one, selected).length > 0),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const fit = name ? fitting(name, selected) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name || fit.length === 0) return
    const made = actionOf(name, details, new Date())
    if ('problem' in made) setProblem(made.problem)
    else onStart(made.action, fit)
  }
  return (
    <form className="grid grid-cols-1 gap-16" onSubmit={submit} noValidate>
      <p>{selected.length}件を選んでいます。</p>
      <fieldset className="m-0 grid border-0 border-t border-rule p-0">
        <legend className="visually-hidden">操作</legend>
        {names.map((one) => {
          const count = fitting(one, selected).length
          return (
            <label className={styles.action} key={one} data-none={count === 0 || undefined}>
              <input
                type="radio"
                name="action"
                value={one}
                checked={one === name}
                disabled={count === 0}
                onChange={() => {
                  setName(one)
                  setProblem(null)
                }}
              />
              <span>{BULK[one].label}</span>
              <span className="text-13 text-usuzumi tabular-nums">{count}件</span>
            </label>
          )
        })}
      </fieldset>
      {name && (
        <div className="grid gap-12">
          <p className="text-13 leading-[1.6] text-usuzumi">{BULK[name].note}</p>
          <BulkDetails name={name} details={details} onDetails={onDetails} authors={authors} />
          {fit.length < selected.length && (
            <p className="text-13 leading-[1.6] text-usuzumi">
              選んだうち{selected.length - fit.length}件は、今の段階ではこの操作ができないため除きます。
            </p>
          )}
        </div>
      )}
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      <div>
        <Button variant="primary" type="submit" disabled={fit.length === 0}>
          {fit.length}件に実行する
        </Button>
      </div>
    </form>
  )
}
