import { useState } from 'react'
import { z } from 'zod'
import { NewRole } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { changeRole, createRole, type ShownRole } from '../people/endpoints.ts'
import { grantsOf, gridOf } from './grid.ts'
import { PermissionGrid } from './PermissionGrid.tsx'

const RoleFields = z.object({ name: NewRole.shape.name, description: NewRole.shape.description })

type Props = {
  /** The role to edit, or the template for a new one. */
  role: Pick<ShownRole, 'name' | 'description' | 'grants'> & Partial<Pick<ShownRole, 'id' | 'updatedAt'>>
  onDone: () => void
}

/** Creates or edits a custom role. */
export function RoleForm({ role, onDone }: Props) {
  const [id] = useState(() => role.id ?? randomIdentifier())
  const form = useZodForm(RoleFields, { defaultValues: { name: role.name, description: role.description } })
  const [first] = useState(() => gridOf(role.grants))
  const [grid, setGrid] = useState(first)
  const { updatedAt } = role
  const isNew = updatedAt === undefined
  const save = async (values: z.output<typeof RoleFields>) => {
    const given = { ...values, grants: grantsOf(grid) }
    await request(
      isNew
        ? createRole({ json: { ...given, id } })
        : changeRole({ param: { id }, json: { ...given, updatedAt } }),
    )
    notify({ description: `役割「${values.name}」を保存しました。`, color: 'success' })
    onDone()
  }
  useUnsavedWarning(!form.formState.isSubmitSuccessful && (form.formState.isDirty || grid !== first))
  return (
    <div
      // The grid is wider than usual forms.
      className="[&>form]:max-w-none"
    >
      <Form form={form} label={isNew ? '新しい役割' : '役割の変更'} onSubmit={save}>
        <div className="grid items-end gap-16 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <TextField name="name" label="役割の名前" max={30} required />
          <TextField name="description" label="説明" max={200} hint="役割を選ぶ画面に表示されます。" />
        </div>
        <PermissionGrid label="権限" grid={grid} onGrid={setGrid} />
        <FormButtons>
          <SubmitButton>保存する</SubmitButton>
          <Button onClick={onDone}>やめる</Button>
        </FormButtons>
      </Form>
    </div>
  )
}
