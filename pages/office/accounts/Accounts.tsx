import type { ListedAccount } from '#domain/office/listed-account.ts'
import { roleLabel } from '#domain/office/role-input.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { AccountsAnswer } from '../people/answers.ts'
import { Narrow, NarrowChoice, NarrowText } from '../people/Narrow.tsx'
import { Page } from '../people/Page.tsx'
import { Pages } from '../people/Pages.tsx'
import { Person } from '../people/Person.tsx'
import { type Column, Rows } from '../people/Rows.tsx'
import { useQuery } from '../people/useQuery.ts'
import { useRoles } from '../people/useRoles.ts'
import { useRows } from '../people/useRows.ts'
import { FindByMail } from './FindByMail.tsx'
import { providerText } from './provider-text.ts'
import { secondFactorText } from './second-factor-text.ts'

const COLUMNS: readonly [Column<ListedAccount>, ...Column<ListedAccount>[]] = [
  {
    label: '会員',
    cell: ({ id, ...who }) => (
      <a href={paths.account(id)}>
        <Person who={who} />
      </a>
    ),
  },
  { label: '役割', cell: ({ roleName }) => roleLabel(roleName) },
  { label: 'ログイン方法', cell: ({ providers }) => providers.map(providerText).join('、') },
  { label: '2段階認証', cell: ({ secondFactor }) => secondFactorText(secondFactor) },
  { label: '登録日', cell: ({ createdAt }) => dayText(createdAt), isNumber: true },
]

/** `/$/accounts`: members, by id, role and day. Their names and mail addresses are not held here, and so not shown. */
export function Accounts() {
  const { query, change, text } = useQuery()
  const { data, error, isBusy, retry } = useRows(AccountsAnswer, pathOf`/accounts?${text}`)
  const roles = useRoles()
  const narrow = (name: string) => (value: string) => change({ ...query, cursor: '', [name]: value })
  const next = data?.accounts.meta.cursor
  return (
    <Page
      title="会員と役割"
      about="会員の名前とメールアドレスは、この画面では扱いません。本人から聞いたメールアドレスか、IDでさがします。編集室の人には、本人の決めた名前が出ます。"
    >
      <FindByMail columns={COLUMNS} />
      <Narrow>
        <NarrowText
          label="IDの先頭"
          value={query.id ?? ''}
          onValue={narrow('id')}
          placeholder="a1b2"
          hint="4文字以上"
        />
        <NarrowChoice label="役割" value={query.role ?? ''} onValue={narrow('role')} choices={roles} />
        <NarrowText label="登録日（から）" type="date" value={query.from ?? ''} onValue={narrow('from')} />
        <NarrowText label="登録日（まで）" type="date" value={query.to ?? ''} onValue={narrow('to')} />
      </Narrow>
      <Rows
        label="会員"
        rows={data?.accounts.list}
        idOf={({ id }) => id}
        columns={COLUMNS}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        empty="条件に合う会員はいません。"
      />
      {data && (
        <Pages
          total={data.accounts.meta.total}
          unit="人"
          onFirst={query.cursor ? () => change({ ...query, cursor: '' }) : undefined}
          onNext={next ? () => change({ ...query, cursor: next }) : undefined}
        />
      )}
    </Page>
  )
}
