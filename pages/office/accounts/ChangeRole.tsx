import { useId, useState } from 'react'
import type { AccountDetails } from '#domain/office/listed-account.ts'
import { roleLabel } from '#domain/office/role-input.ts'
import { request } from '#renderer/api/request.ts'
import { whenFresh } from '#renderer/auth/again/when-fresh.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputs from '#renderer/form/Input.module.css'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useRows } from '../list-kit/useRows.ts'
import { changeRoleOf, listRoles } from '../people/endpoints.ts'

type Props = { account: AccountDetails; onChanged: () => void }

/** Assigns a role, after confirming its consequences. */
export function ChangeRole({ account, onChanged }: Props) {
  const id = useId()
  const [roleId, setRoleId] = useState(account.roleId)
  const { isBusy, problem, run } = useAction()
  const { rows: roles = [] } = useRows(listRoles(), 'roles')
  const selected = roles.find((role) => role.id === roleId)
  const assign = () =>
    run(async () => {
      await request(changeRoleOf({ param: { id: account.id }, json: { roleId, from: account.roleId } }))
      notify({
        description: `役割を「${roleLabel(selected?.name ?? '')}」に変更しました。`,
        color: 'success',
      })
      onChanged()
    })
  const confirm = () =>
    openDialog({
      text: `役割を「${roleLabel(account.roleName)}」から「${roleLabel(selected?.name ?? '')}」に変更しますか\nこの会員のすべての画面に、すぐに反映されます。`,
      acceptText: '変更する',
      onAccept: () => {
        void assign()
        return true
      },
    })
  if (account.isSelf)
    return (
      <p className="text-13 text-usuzumi">自分の役割は変更できません。ほかの管理者に依頼してください。</p>
    )
  return (
    <section
      className="grid grid-cols-[auto_minmax(10rem,18rem)_auto] items-center justify-start gap-x-12 gap-y-8 border border-rule bg-surface p-16 max-md:grid-cols-1"
      aria-label="役割の変更"
      aria-busy={isBusy}
    >
      <label htmlFor={id}>役割</label>
      <select
        className={inputs.input}
        id={id}
        value={roleId}
        disabled={roles.length === 0}
        aria-describedby={`${id}-about`}
        onChange={(event) => setRoleId(event.target.value)}
      >
        {roles.map((role) => (
          <option key={role.id} value={role.id}>
            {roleLabel(role.name)}
          </option>
        ))}
      </select>
      <Button
        variant="primary"
        disabled={roleId === account.roleId || isBusy}
        onClick={() => run(() => whenFresh(confirm))}
      >
        役割を変更する
      </Button>
      <p className="col-[2/-1] text-13 text-usuzumi max-md:col-[auto]" id={`${id}-about`}>
        {selected?.description}
      </p>
      <p className="col-span-full text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
    </section>
  )
}
