import type { ListedAccount } from '#domain/office/listed-account.ts'
import { roleLabel } from '#domain/office/role-input.ts'
import { FilterBar, FilterSelect, FilterText } from '../list-kit/FilterBar.tsx'
import { QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { fieldOf, useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { listAccounts } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { Person } from '../people/Person.tsx'
import { useRoles } from '../people/useRoles.ts'
import { FindByMail } from './FindByMail.tsx'
import { providerText } from './provider-text.ts'
import { secondFactorText } from './second-factor-text.ts'

const COLUMNS: Columns<ListedAccount> = [
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

/** `/$/accounts`: members with id, role and date. Names and mail addresses are not stored. */
export function Accounts() {
  const conditions = useConditions()
  const found = useRows(listAccounts({ query: new URLSearchParams(conditions.text) }), 'accounts')
  const roles = useRoles()
  const field = fieldOf(conditions)
  return (
    <Page
      title="会員と役割"
      about="会員の名前とメールアドレスは、この画面では扱いません。本人から聞いたメールアドレスか、IDでさがします。編集室の人には、本人の決めた名前が出ます。"
    >
      <FindByMail columns={COLUMNS} />
      <FilterBar>
        <FilterText label="IDの先頭" {...field('id')} placeholder="a1b2" hint="4文字以上" />
        <FilterSelect label="役割" {...field('role')} choices={roles} />
        <FilterText label="登録日（から）" type="date" {...field('from')} />
        <FilterText label="登録日（まで）" type="date" {...field('to')} />
      </FilterBar>
      <Rows
        label="会員"
        {...found}
        idOf={({ id }) => id}
        columns={COLUMNS}
        empty="条件に合う会員はいません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="人" />
    </Page>
  )
}
