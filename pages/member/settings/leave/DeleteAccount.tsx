import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { Block } from '../parts/Block.tsx'
import { MemberBlocks } from '../parts/MemberBlocks.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import { DeletedData } from './DeletedData.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import { DeletionResult } from './DeletionResult.tsx'
import { deletionResult, forgetDeletion } from './delete-account.ts'
import { ExportBlock } from './ExportBlock.tsx'

/** `/@/settings/leave`: what will be deleted, the data export, the deletion, and its result. */
export function DeleteAccount() {
  const [result] = useState(deletionResult)
  // Shown once: after a reload, or for another member, the normal page is shown.
  useEffect(forgetDeletion, [])
  if (result)
    return (
      <SettingsFrame name="@settings-leave">
        <DeletionResult what={result} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame name="@settings-leave">
      <MemberBlocks>
        {({ account }) => (
          <>
            <DeletedData />
            <ExportBlock />
            {account.role.name === 'admin' && <AdminFirst />}
            <DeletionForm />
          </>
        )}
      </MemberBlocks>
    </SettingsFrame>
  )
}

/** A note for administrators: the last one cannot delete their account. */
const AdminFirst = () => (
  <Block
    title="管理者の方へ"
    about={
      <>
        ほかに管理者がいないときは、退会できません。先に、編集室の
        <a href={link('$-accounts')}>会員と役割</a>
        で、ほかの人に管理者の役割を割り当ててください。
      </>
    }
  />
)
