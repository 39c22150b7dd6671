import { Fragment, type ReactNode } from 'react'
import { MemberOnly } from '../../MemberOnly.tsx'
import { type Member, useMember } from './useMember.ts'

/** The member's part of a settings page. Keyed by member, so that input is never carried over to another. */
export function MemberBlocks({ children }: { children: (member: Member) => ReactNode }) {
  const { member, ...state } = useMember()
  return (
    <MemberOnly {...state}>
      {member && (
        <div className="grid max-w-[44rem] gap-40">
          <Fragment key={member.account.id}>{children(member)}</Fragment>
        </div>
      )}
    </MemberOnly>
  )
}
