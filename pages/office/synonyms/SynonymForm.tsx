import { useState } from 'react'
import { groupName, type SynonymGroup, type SynonymInput } from '#domain/search/synonym-group.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { changeSynonyms, createSynonyms, listSynonyms } from './endpoints.ts'
import { fieldsOf, SynonymFields } from './fields.ts'

type Props = {
  /** The group to change; `null` for a new one. */
  existing: SynonymGroup | null
  /** Words of a search to begin with. */
  added: string
  onDone: () => void
  /** Fetches the groups again. */
  onChanged: () => void
}

/** Creates or changes a group. */
export function SynonymForm({ existing, added, onDone, onChanged }: Props) {
  const form = useZodForm(SynonymFields, { defaultValues: fieldsOf(existing, added) })
  // The same id for every attempt, so that a retry cannot create a duplicate.
  const [newId] = useState(randomIdentifier)
  useUnsavedWarning(!form.formState.isSubmitSuccessful && form.formState.isDirty)
  const [base, setBase] = useState(existing)
  const save = async (group: SynonymInput) => {
    await fieldsOfPart('group', () => (base ? changeSynonyms(base, group) : createSynonyms(newId, group)))
    notify({
      color: 'success',
      description: `同義語${groupName(group)}を保存しました。数秒で検索に反映されます。`,
    })
    onChanged()
    onDone()
  }
  /** Keeps the form's values; the next save overwrites theirs. */
  const acceptTheirs = async () => {
    const { synonyms } = await request(listSynonyms())
    const theirs = synonyms.list.find(({ id }) => id === base?.id)
    if (!theirs) return
    setBase(theirs)
    notify({
      color: 'warning',
      description: 'ほかの人が先に変更しました。この画面の内容で上書きするには、もう一度保存してください。',
      duration: 12_000,
      action: { label: 'ほかの人の内容にする', onSelect: () => form.reset(fieldsOf(theirs, '')) },
    })
  }
  return (
    <Form
      form={form}
      onSubmit={save}
      {...(base && { onConflict: () => void acceptTheirs() })}
      label="同義語のグループ"
    >
      <TextArea
        name="words"
        label="記事に書かれることば"
        required
        hint="空白か「、」で区切ります。どれで検索しても、ここのことば全部で見つかります。"
        placeholder="温泉 湯"
      />
      <TextArea
        name="others"
        label="検索で入力されることば"
        hint="読みや別の書き方など、記事には書かれないことばです。検索すると、上のことばで見つかります。ローマ字は、ひらがなの読みがあれば入力しなくてもかまいません。"
        placeholder="おんせん"
      />
      <FormButtons>
        <SubmitButton busyText="保存しています">{existing ? '保存する' : 'グループを作る'}</SubmitButton>
        <Button onClick={onDone}>やめる</Button>
      </FormButtons>
    </Form>
  )
}
