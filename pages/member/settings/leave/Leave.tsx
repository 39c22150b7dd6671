import { useEffect, useState } from 'react'
import { MemberBlocks } from '../parts/MemberBlocks.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import { AdminFirst } from './AdminFirst.tsx'
import { ExportBlock } from './ExportBlock.tsx'
import { LeaveBlock } from './LeaveBlock.tsx'
import { Left } from './Left.tsx'
import { forgetLeaving, hasLeft } from './left.ts'
import { WhatGoes } from './WhatGoes.tsx'

/** `/@/settings/leave`: what goes and what stays, a copy first, the leaving itself, and afterwards its result. */
export function Leave() {
  const [left] = useState(hasLeft)
  // Said once: a reload, or another member in this tab, finds the ordinary page.
  useEffect(forgetLeaving, [])
  if (left)
    return (
      <SettingsFrame name="@settings-leave">
        <Left what={left} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame name="@settings-leave">
      <MemberBlocks>
        {({ account }) => (
          <>
            <WhatGoes />
            <ExportBlock />
            {account.role.name === 'admin' && <AdminFirst />}
            <LeaveBlock />
          </>
        )}
      </MemberBlocks>
    </SettingsFrame>
  )
}
