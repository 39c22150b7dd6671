import { useState } from 'react'
import type { RedirectInput, RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { createRedirect, updateRedirect } from './calls.ts'
import { getRule } from './endpoints.ts'
import { fieldsOf, type RedirectFields } from './fields.ts'
import { notifyChanged, notifyCreated } from './undoable.ts'

type Form = FormApi<RedirectFields, RedirectInput>

/** Creates or updates a rule; `acceptTheirs` resolves a conflict. */
export function useRedirectSave(
  existing: RedirectRule | null,
  form: Form,
  { onDone, onChanged }: { onDone: () => void; onChanged: () => void },
) {
  const [rule, setRule] = useState(existing)
  // The same id for every attempt, so that a retry cannot create a duplicate.
  const [newId] = useState(randomIdentifier)
  const save = async (input: RedirectInput) => {
    if (rule) {
      const saved = await fieldsOfPart('rule', () => updateRedirect(rule, input))
      notifyChanged(rule, saved, onChanged)
    } else {
      const saved = await fieldsOfPart('rule', () => createRedirect(input, newId))
      notifyCreated(saved, onChanged)
    }
    onChanged()
    onDone()
  }
  /** Keeps the form's values; the next save overwrites theirs. */
  const acceptTheirs = async () => {
    if (!rule) return
    const { redirect } = await request(getRule({ param: { id: rule.id } }))
    setRule(redirect)
    notify({
      color: 'warning',
      description: 'ほかの人が先に変更しました。この画面の内容で上書きするには、もう一度保存してください。',
      duration: 12_000,
      action: { label: 'ほかの人の内容にする', onSelect: () => form.reset(fieldsOf(redirect)) },
    })
  }
  return { save, acceptTheirs }
}
