import { useId, useState } from 'react'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputs from '#renderer/form/Input.module.css'
import { useAction } from '#renderer/form/useAction.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { dayText } from '../../parts/moments.ts'
import { Page } from '../../people/Page.tsx'
import { exportCsv } from '../endpoints.ts'
import styles from './Csv.module.css'
import { ImportPlan } from './ImportPlan.tsx'
import { type ImportMode, useImport } from './useImport.ts'

/** Downloads the rules as a CSV file. */
async function exportRedirects(): Promise<void> {
  const { csv } = await whileLoading(() => request(exportCsv()))
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const day = dayText(new Date().toISOString()).replaceAll('/', '-')
  const link = Object.assign(document.createElement('a'), { href: url, download: `redirects-${day}.csv` })
  link.click()
  URL.revokeObjectURL(url)
}

const MODES: readonly { value: ImportMode; label: string }[] = [
  { value: 'merge', label: '足す・変える（ファイルにない規則は残す）' },
  { value: 'replace', label: '入れ替える（ファイルにない規則は削除する）' },
]

/** CSV export, and import with a preview of the changes. */
export function CsvPage({ onDone, onChanged }: { onDone: () => void; onChanged: () => void }) {
  const id = useId()
  const { isBusy, problem, run } = useAction()
  const [mode, setMode] = useState<ImportMode>('merge')
  const { file, plan, choose, again, apply, isDone } = useImport(run, onChanged)
  return (
    <Page
      title="転送のCSV"
      about="Excelなどの表計算ソフトで開けるCSVファイルに書き出し、直して取り込めます。取り込む前に、何が変わるかを確かめます。"
      actions={<Button onClick={onDone}>一覧へ戻る</Button>}
    >
      <p role="alert">{problem}</p>
      <section
        className="grid justify-items-start gap-12 border-t border-rule pt-16 [&_h2]:text-16"
        aria-labelledby={`${id}-out`}
      >
        <h2 id={`${id}-out`}>書き出す</h2>
        <Button aria-disabled={isBusy || undefined} onClick={() => void run(exportRedirects)}>
          CSVファイルを書き出す
        </Button>
      </section>
      <section
        className="grid justify-items-start gap-12 border-t border-rule pt-16 [&_h2]:text-16"
        aria-labelledby={`${id}-in`}
      >
        <h2 id={`${id}-in`}>取り込む</h2>
        <fieldset className={styles.modes}>
          <legend>取り込みかた</legend>
          {MODES.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={mode === value}
                onChange={() => {
                  setMode(value)
                  if (file) void again(value)
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div
          className={`${styles.file} grid w-full max-w-[28rem] gap-4 [&_label]:p-0 [&_label]:text-12 [&_label]:text-usuzumi`}
        >
          <label htmlFor={`${id}-file`}>CSVファイル（UTF-8かシフトJIS、10,000行まで）</label>
          <input
            className={inputs.input}
            id={`${id}-file`}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ currentTarget }) => {
              const [selected] = currentTarget.files ?? []
              if (selected) void choose(selected, mode)
            }}
          />
        </div>
        <div role="status">{isBusy && '確かめています。'}</div>
        {plan && <ImportPlan plan={plan} isDone={isDone} isBusy={isBusy} onApply={() => void apply(mode)} />}
      </section>
    </Page>
  )
}
