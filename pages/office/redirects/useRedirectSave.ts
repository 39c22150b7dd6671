import { useState } from 'react'
import type { RedirectInput, RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fetchManagement } from '../fetch-management.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { RedirectAnswer } from './answers.ts'
import { createRedirect, updateRedirect } from './calls.ts'
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
    const { redirect } = await fetchManagement(RedirectAnswer, pathOf`/redirects/${rule.id}`)
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
