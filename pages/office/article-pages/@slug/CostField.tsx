import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useAbilities, useManuscriptField } from '../../manuscript/manuscript-context.ts'

type Cost = { label: string; amount: number | null }

const amountOf = (typed: string): number | null => {
  const digits = typed.normalize('NFKC').replaceAll(/[^0-9]/g, '')
  return digits === '' ? null : Number(digits)
}

/** Expenses, line by line, in yen with tax. */
export function CostField() {
  const [found, set] = useManuscriptField<Cost[]>('cost')
  const { update } = useAbilities()
  const costs = found ?? []
  const sum = costs.reduce((total, { amount }) => total + (amount ?? 0), 0)
  const change = (at: number, part: Partial<Cost>) =>
    set(costs.map((cost, index) => (index === at ? { ...cost, ...part } : cost)))
  return (
    <fieldset className="m-0 grid min-w-0 gap-8 border-0 p-0" data-path="cost">
      <legend className="p-0 text-15 font-semibold">{fieldLabel('article-page', 'cost')}</legend>
      {costs.map(({ label, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] gap-8" key={at}>
          <input
            className={inputStyles.input}
            aria-label={`費用${at + 1}の項目`}
            value={label}
            maxLength={40}
            readOnly={!update}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <input
            className={inputStyles.input}
            aria-label={`費用${at + 1}の金額（円）`}
            inputMode="numeric"
            value={amount ?? ''}
            readOnly={!update}
            onChange={({ target }) => change(at, { amount: amountOf(target.value) })}
          />
          <Button
            variant="quiet"
            disabled={!update}
            onClick={() => set(costs.filter((_, index) => index !== at))}
          >
            削除<span className="visually-hidden">（費用{at + 1}）</span>
          </Button>
        </div>
      ))}
      <p className="flex flex-wrap items-center justify-between tabular-nums">
        <Button
          variant="quiet"
          disabled={!update}
          onClick={() => set([...costs, { label: '', amount: null }])}
        >
          費用を足す
        </Button>
        {costs.length > 0 && <span>合計 {sum.toLocaleString('ja-JP')}円</span>}
      </p>
    </fieldset>
  )
}
