import { useConditions } from '../list-kit/useConditions.ts'
import { Choices } from '../operations/Choices.tsx'
import { Page } from '../people/Page.tsx'
import { AccessLog } from './access/AccessLog.tsx'
import { ChangeLog } from './ChangeLog.tsx'

const LOGS = [
  { value: 'changes', label: '編集室での変更' },
  { value: 'access', label: 'ログインと拒否' },
] as const

const ABOUT = {
  changes: '編集室でのすべての変更です。記録は、だれにも書き換えられません。3年で消えます。',
  access:
    'ログイン、断ったアクセス、役割の変更、データの書き出しの記録です。同じことは、1時間（ログインと書き出しは1分）ごとに回数でまとめます。接続元はアドレスの先頭だけを残し、1年で消えます。',
}

/** `/$/audit`: the audit log and the access log. */
export function Audit() {
  const { query, change } = useConditions()
  const log = query.log === 'access' ? 'access' : 'changes'
  return (
    <Page title="操作の記録" about={ABOUT[log]}>
      <Choices
        label="記録"
        choices={LOGS}
        value={log}
        onValue={(value) => change(value === 'access' ? { log: value } : {})}
      />
      {log === 'access' ? (
        <AccessLog query={query} change={change} />
      ) : (
        <ChangeLog query={query} change={change} />
      )}
    </Page>
  )
}
