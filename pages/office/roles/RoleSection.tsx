import { roleLabel } from '#domain/office/role-input.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../paths.ts'
import { deleteRole, type ShownRole } from '../people/endpoints.ts'
import { gridOf } from './grid.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import styles from './Roles.module.css'

type Props = {
  role: ShownRole
  /** Whether it is the signed-in account's role. */
  isOwn: boolean
  onCopy: () => void
  onEdit: () => void
  onChanged: () => void
}

/** A role with its members, permissions and actions. */
export function RoleSection({ role, isOwn, onCopy, onEdit, onChanged }: Props) {
  const label = roleLabel(role.name)
  const { problem, run } = useAction()
  const remove = () =>
    run(async () => {
      await request(deleteRole({ param: { id: role.id } }))
      notify({ description: `役割「${label}」を削除しました。` })
      onChanged()
    })
  const confirm = () =>
    openDialog({
      text: `役割「${label}」を削除しますか\n元に戻すことはできません。`,
      acceptText: '削除する',
      acceptColor: 'danger',
      onAccept: () => {
        void remove()
        return true
      },
    })
  const canChange = !role.isDefault && !isOwn
  return (
    <details className={`${styles.role} border-b border-rule [&[open]]:pb-24`}>
      <summary className="flex min-h-tap cursor-pointer flex-wrap items-baseline gap-x-12 gap-y-4 py-12">
        <span className={`${styles.name} text-16 font-semibold`}>{label}</span>
        {role.isDefault && (
          <span className="rounded border border-edge px-[0.5em] text-12 text-usuzumi">
            はじめからある役割
          </span>
        )}
        {isOwn && (
          <span className="rounded border border-edge px-[0.5em] text-12 text-usuzumi">自分の役割</span>
        )}
        <span className="tabular-nums">{role.accounts.toLocaleString('ja-JP')}人</span>
        <span className="text-13 text-usuzumi">{role.description.replace(/^[^：]*：/, '')}</span>
      </summary>
      <PermissionGrid label={`${label}の権限`} grid={gridOf(role.grants)} />
      <p className="text-shu-text" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8 pt-12">
        <Button onClick={onCopy}>複製して新しい役割を作る</Button>
        {canChange && <Button onClick={onEdit}>変更する</Button>}
        {canChange && role.accounts === 0 && (
          <Button variant="quiet" onClick={confirm}>
            削除する
          </Button>
        )}
        <a href={paths.accounts({ role: role.name })}>この役割の会員</a>
      </div>
    </details>
  )
}
