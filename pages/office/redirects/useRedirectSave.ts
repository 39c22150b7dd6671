import { useState } from 'react'
import type { RedirectInput, RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../ask.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { RedirectAnswer } from './answers.ts'
import { createRedirect, updateRedirect } from './calls.ts'
import { fieldsOf, type RedirectFields } from './fields.ts'
import { tellChanged, tellCreated } from './undoable.ts'

type Form = FormApi<RedirectFields, RedirectInput>

/** Saves a rule, which it makes the first time; `takeTheirs` is for when somebody else was quicker. */
export function useRedirectSave(
  known: RedirectRule | null,
  form: Form,
  { onDone, onChanged }: { onDone: () => void; onChanged: () => void },
) {
  const [rule, setRule] = useState(known)
  // The same id for each try: an answer that was lost makes no second rule.
  const [newId] = useState(randomIdentifier)
  const save = async (input: RedirectInput) => {
    if (rule) {
      const saved = await fieldsOfPart('rule', () => updateRedirect(rule, input))
      tellChanged(rule, saved, onChanged)
    } else {
      const saved = await fieldsOfPart('rule', () => createRedirect(input, newId))
      tellCreated(saved, onChanged)
    }
    onChanged()
    onDone()
  }
  /** What is on the screen stays; sent again, it replaces theirs. */
  const takeTheirs = async () => {
    if (!rule) return
    const { redirect } = await ask(RedirectAnswer, pathOf`/redirects/${rule.id}`)
    setRule(redirect)
    notify({
      color: 'warning',
      description: 'ほかの人が先に変更しました。この画面の内容で上書きするには、もう一度保存してください。',
      duration: 12_000,
      action: { label: 'ほかの人の内容にする', onSelect: () => form.reset(fieldsOf(redirect)) },
    })
  }
  return { save, takeTheirs }
}
