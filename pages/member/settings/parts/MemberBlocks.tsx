import { Fragment, type ReactNode } from 'react'
import { MemberOnly } from '../../MemberOnly.tsx'
import styles from './MemberBlocks.module.css'
import { type Member, useMember } from './useMember.ts'

/** What a member sees of a settings page. Another member is another page: nothing that was typed goes over. */
export function MemberBlocks({ children }: { children: (member: Member) => ReactNode }) {
  const { member, ...known } = useMember()
  return (
    <MemberOnly {...known}>
      {member && (
        <div className={styles.blocks}>
          <Fragment key={member.account.id}>{children(member)}</Fragment>
        </div>
      )}
    </MemberOnly>
  )
}
