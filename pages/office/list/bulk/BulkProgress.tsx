import { Button } from '#renderer/form/Button.tsx'
import { paths } from '../../paths.ts'
import { BULK } from './actions.ts'
import styles from './Bulk.module.css'
import type { Bulk, Line } from './useBulk.ts'

type Props = { bulk: Bulk; onUndo: () => void; onStop: () => void }

const lineText = ({ state, message }: Line, done: string): string =>
  ({
    waiting: '待っています',
    running: '実行しています',
    done,
    undone: '元に戻しました',
    failed: message ?? '',
  })[state]

const MARKS = { waiting: '・', running: '…', done: '✓', undone: '↩', failed: '!' } as const

const sum = (bulk: Bulk, ...states: Line['state'][]) =>
  bulk.lines.filter(({ state }) => states.includes(state)).length

/** Progress as a sentence. */
export function progressText(bulk: Bulk): string {
  const { action, state, lines } = bulk
  const failed = sum(bulk, 'failed')
  const rest = failed > 0 ? `${failed}件はできませんでした。` : ''
  if (state === 'undone') return `${sum(bulk, 'undone')}件を元に戻しました。${rest}`
  if (state === 'undoing') return `元に戻しています（${sum(bulk, 'undone')}件）。`
  const done = sum(bulk, 'done')
  if (state !== 'done') return `${lines.length}件のうち${done + failed}件が終わりました。`
  const left = sum(bulk, 'waiting')
  return `${done}件を${BULK[action.name].done}。${rest}${left > 0 ? `${left}件は中止しました。` : ''}`
}

/** Results row by row; undo at the end. */
export function BulkProgress({ bulk, onUndo, onStop }: Props) {
  const { action, lines, state, canUndo } = bulk
  return (
    <div className="grid grid-cols-1 gap-16">
      <p className="text-15" role="status">
        {progressText(bulk)}
      </p>
      <progress
        className="h-[0.5rem] w-full accent-ai"
        aria-label={BULK[action.name].label}
        max={lines.length}
        value={lines.length - sum(bulk, 'waiting', 'running')}
      />
      <ul className="grid overflow-y-auto border-t border-rule [max-block-size:45dvb]">
        {lines.map((line) => (
          <li
            className={`${styles.line} grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-8 border-b border-rule py-8 text-13 leading-[1.5]`}
            key={line.one.id}
            data-state={line.state}
          >
            <span className={`${styles.mark} row-span-2 text-center`} aria-hidden="true">
              {MARKS[line.state]}
            </span>
            <a className="text-sumi" href={paths.edit(line.one.kind, line.one.slug)}>
              {line.one.title || '題名のない原稿'}
            </a>
            <span className={`${styles.lineState} whitespace-pre-line text-usuzumi`}>
              {lineText(line, BULK[action.name].done)}
            </span>
          </li>
        ))}
      </ul>
      {state === 'running' && (
        <div>
          <Button onClick={onStop}>残りを中止する</Button>
        </div>
      )}
      {canUndo && (
        <div>
          <Button onClick={onUndo}>元に戻す</Button>
        </div>
      )}
    </div>
  )
}
