import { type RedirectRule, redirectState } from '#domain/redirect/redirect-rule.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { Columns } from '../list-kit/Rows.tsx'
import { momentText } from '../parts/moments.ts'
import styles from './Redirects.module.css'
import { STATE_TEXTS, statusText } from './redirect-labels.ts'

const Source = ({ rule }: { rule: RedirectRule }) => (
  <>
    <code className="wrap-anywhere">{readableAddress(rule.from)}</code>
    {rule.note && <span className="block text-12 text-usuzumi">{rule.note}</span>}
  </>
)

const State = ({ rule }: { rule: RedirectRule }) => {
  const state = redirectState(rule, new Date())
  return (
    <>
      <span className={styles.state} data-state={state}>
        {STATE_TEXTS[state]}
      </span>
      {rule.startsAt && (
        <span className="block text-12 whitespace-nowrap tabular-nums">{momentText(rule.startsAt)}から</span>
      )}
      {rule.endsAt && (
        <span className="block text-12 whitespace-nowrap tabular-nums">{momentText(rule.endsAt)}まで</span>
      )}
    </>
  )
}

type RowActions = {
  onEdit: (rule: RedirectRule) => void
  onSwitch: (rule: RedirectRule) => void
  onDelete: (rule: RedirectRule) => void
}

/** Actions of a rule; button names include the rule. */
const RowButtons = ({ rule, onEdit, onSwitch, onDelete }: RowActions & { rule: RedirectRule }) => {
  const name = readableAddress(rule.from)
  return (
    <span
      // Aligns the first button's text with the adjacent text.
      className="-ms-8 flex gap-x-4 md:my-[calc((1.6em_-_2rem)_/_2)]"
    >
      <Button variant="quiet" aria-label={`${name}を変更する`} onClick={() => onEdit(rule)}>
        変更
      </Button>
      <Button
        variant="quiet"
        aria-label={`${name}を${rule.isEnabled ? '無効' : '有効'}にする`}
        onClick={() => onSwitch(rule)}
      >
        {rule.isEnabled ? '無効にする' : '有効にする'}
      </Button>
      <Button variant="quiet" aria-label={`${name}を削除する`} onClick={() => onDelete(rule)}>
        削除
      </Button>
    </span>
  )
}

/** The columns of the list of rules. */
export const columnsOf = (actions: RowActions): Columns<RedirectRule> => [
  { label: '転送元', cell: (rule) => <Source rule={rule} /> },
  {
    label: '転送先',
    isWide: true,
    cell: ({ to }) => (to ? <code className="wrap-anywhere">{readableAddress(to)}</code> : '—'),
  },
  {
    label: '状態コード',
    cell: ({ status }) => <span className="whitespace-nowrap">{statusText(status)}</span>,
  },
  { label: '状態', cell: (rule) => <State rule={rule} /> },
  { label: '回数', cell: ({ hits }) => hits.toLocaleString('ja-JP'), isNumber: true },
  {
    label: '最後の利用',
    cell: ({ lastHitAt }) => (lastHitAt ? momentText(lastHitAt) : '—'),
    isNumber: true,
  },
  { label: '操作', isWide: true, cell: (rule) => <RowButtons rule={rule} {...actions} /> },
]
