import { useState } from 'react'
import { z } from 'zod'
import { NewRole } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../ask.ts'
import { RoleAnswer, type ShownRole } from '../people/answers.ts'
import { grantsOf, gridOf } from './grid.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import styles from './Roles.module.css'

const RoleWords = z.object({ name: NewRole.shape.name, description: NewRole.shape.description })

type Props = {
  /** What is changed, or what a new role begins as. */
  role: Pick<ShownRole, 'name' | 'description' | 'grants'> & Partial<Pick<ShownRole, 'id' | 'updatedAt'>>
  onDone: () => void
}

/** Makes a role, or changes one that the office made. */
export function RoleForm({ role, onDone }: Props) {
  const [id] = useState(() => role.id ?? randomIdentifier())
  const form = useZodForm(RoleWords, { defaultValues: { name: role.name, description: role.description } })
  const [first] = useState(() => gridOf(role.grants))
  const [grid, setGrid] = useState(first)
  const isNew = role.updatedAt === undefined
  const save = async (words: z.output<typeof RoleWords>) => {
    const body = { ...words, grants: grantsOf(grid), ...(isNew ? { id } : { updatedAt: role.updatedAt }) }
    await ask(RoleAnswer, isNew ? pathOf`/roles` : pathOf`/roles/${id}`, {
      method: isNew ? 'POST' : 'PATCH',
      body,
    })
    notify({ description: `役割「${words.name}」を保存しました。`, color: 'success' })
    onDone()
  }
  useUnsavedWarning(!form.formState.isSubmitSuccessful && (form.formState.isDirty || grid !== first))
  return (
    <div className={styles.form}>
      <Form form={form} label={isNew ? '新しい役割' : '役割の変更'} onSubmit={save}>
        <div className={styles.words}>
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
