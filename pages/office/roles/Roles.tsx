import { useState } from 'react'
import { roleLabel } from '#domain/office/role-input.ts'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { Button } from '#renderer/form/Button.tsx'
import { ListState } from '../list-kit/ListState.tsx'
import { useRows } from '../list-kit/useRows.ts'
import { listRoles, type ShownRole } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'
import { GraceRule } from './GraceRule.tsx'
import { RoleForm } from './RoleForm.tsx'
import { RoleSection } from './RoleSection.tsx'

type Edited = Parameters<typeof RoleForm>[0]['role']

const copyOf = ({ name, description, grants }: ShownRole): Edited => ({
  name: `${roleLabel(name)}（コピー）`,
  description,
  grants,
})
const EMPTY: Edited = { name: '', description: '', grants: [] }

/** `/$/roles`: all roles. Built-in ones can be copied, but not changed. */
export function Roles() {
  const { staff } = useStaff()
  const found = useRows(listRoles(), 'roles')
  const [edited, setEdited] = useState<Edited | null>(null)
  const { freshProblem, pressFresh } = useFreshPress()
  const edit = (role: Edited) => pressFresh(() => setEdited(role))
  const done = () => {
    setEdited(null)
    found.retry()
  }
  if (edited)
    return (
      <Page
        title={edited.id ? '役割の変更' : '新しい役割'}
        about="自分が持たない権限は、役割に加えられません。"
      >
        <RoleForm role={edited} onDone={done} />
      </Page>
    )
  return (
    <Page
      title="役割と権限"
      about="役割ごとに、何ができるかを決めます。会員本人のしおりや記録についての権限は、だれもが同じです。"
      actions={<Button onClick={() => edit(EMPTY)}>新しい役割を作る</Button>}
    >
      {freshProblem && <p role="alert">{freshProblem}</p>}
      <ListState {...found} empty="">
        <div className="border-t border-rule">
          {found.rows?.map((role) => (
            <RoleSection
              key={role.id}
              role={role}
              isOwn={staff?.role.id === role.id}
              onCopy={() => edit(copyOf(role))}
              onEdit={() => edit(role)}
              onChanged={found.retry}
            />
          ))}
        </div>
        <GraceRule />
      </ListState>
    </Page>
  )
}
