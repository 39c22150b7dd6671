import { z } from 'zod'
import { Colleague } from '#domain/office/colleague.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { NameSheet } from '../list/NameSheet.tsx'
import { type Staff, useStaff } from '../useStaff.ts'

const saveName = endpoint('PUT /manage/name', z.object({ person: Colleague }))

/** Saves one's own display name. */
const saveStaffName = async (name: string): Promise<Colleague> =>
  (await request(saveName({ json: { name } }))).person

type Props = { staff: Staff; opener: HTMLElement; onClose: () => void }

/** Sets one's own display name. The provider's name is proposed, but nothing is sent before submitting. */
export function StaffNameSheet({ staff, opener, onClose }: Props) {
  const { profile } = useAccount()
  const { retry } = useStaff()
  return (
    <NameSheet
      title="編集室での名前"
      hint="履歴、コメント、一覧などで、編集室の人に表示されます。読者には表示されません。"
      name={staff.ownName ?? profile?.name ?? ''}
      max={30}
      opener={opener}
      onClose={onClose}
      onName={async (name) => {
        await saveStaffName(name)
        retry()
        notify({ color: 'success', description: `編集室での名前を「${name}」にしました。` })
      }}
    />
  )
}
