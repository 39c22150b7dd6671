import { roleLabel } from '#domain/office/role-input.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { AuditList } from '../audit/AuditList.tsx'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { getAccount } from '../people/endpoints.ts'
import { Facts } from '../people/Facts.tsx'
import { Page } from '../people/Page.tsx'
import { useSegment } from '../people/useSegment.ts'
import { useFetched } from '../useFetched.ts'
import { useStaff } from '../useStaff.ts'
import { AccountSessions } from './AccountSessions.tsx'
import { ChangeRole } from './ChangeRole.tsx'
import { providerText } from './provider-text.ts'
import { secondFactorText } from './second-factor-text.ts'

/** `/$/accounts/:id`: one member with role and audit log. */
export function AccountPage() {
  const id = useSegment(3)
  const { staff } = useStaff()
  const { data, error, retry } = useFetched(getAccount({ param: { id } }))
  if (!data)
    return error ? (
      <Page title="会員">
        <Refusal error={error} onRetry={retry} />
      </Page>
    ) : (
      <AreaLoading title="会員" />
    )
  const { account } = data
  const canChange = staff?.can('update', 'account') === 'any' && staff.can('read', 'role') === 'any'
  return (
    <Page
      title={account.name}
      actions={account.manuscripts > 0 && <a href={paths.writersDesk(account.id)}>この人の記事を見る</a>}
    >
      <Facts
        facts={[
          ['役割', roleLabel(account.roleName)],
          ['登録', momentText(account.createdAt)],
          [
            'ログイン方法',
            account.auths
              .map(({ provider, createdAt }) => `${providerText(provider)}（${momentText(createdAt)}から）`)
              .join('、'),
          ],
          ['2段階認証', secondFactorText(account.secondFactor)],
          [
            'すべての端末からのログアウト',
            account.sessionsEndedAt ? momentText(account.sessionsEndedAt) : '—',
          ],
          ['持っている原稿', `${account.manuscripts.toLocaleString('ja-JP')}件`],
          ['問い合わせのためのID', <code key="id">{account.id}</code>],
        ]}
      />
      {canChange && <ChangeRole key={account.roleId} account={account} onChanged={retry} />}
      <AccountSessions account={account} canEnd={staff?.can('update', 'account') === 'any'} onEnded={retry} />
      {staff?.can('read', 'audit') && (
        <>
          <AuditList title="この会員への操作" filter={{ ref: account.id }} changedAt={account.updatedAt} />
          <AuditList title="この会員がした操作" filter={{ by: account.id }} changedAt={account.updatedAt} />
          <p>
            <a href={paths.audit({ log: 'access', account: account.id })}>ログインと拒否の記録を見る</a>
          </p>
        </>
      )}
    </Page>
  )
}
