import { useEffect, useRef, useState } from 'react'
import { mutate } from 'swr'
import { isEqual } from '#domain/json/is-equal.ts'
import { TravelAction } from '#domain/travel/action.ts'
import { Button } from '#renderer/form/Button.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useUnsentRecord } from '../records/useUnsentRecord.ts'
import { isOffline } from '../store/reachability.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { type ActionDetails, changeAction } from './action-calls.ts'
import { actionKey } from './action-key.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { type ActionFields, ActionForm, valuesOf } from './form/action-form.ts'
import { DateChoice } from './form/DateChoice.tsx'
import { MoreFields } from './form/MoreFields.tsx'
import { PlacePicker } from './form/PlacePicker.tsx'
import { TypeChoice } from './form/TypeChoice.tsx'
import { PhotoArrange } from './photos/PhotoArrange.tsx'

const conflictWith = (travelAction: TravelAction) =>
  new ResponseError([{ code: 'E10409' }], { travelAction }, 409)

type Props = { action: TravelAction; onDone: () => void }

const showSaved = (travelAction: TravelAction) =>
  mutate<ActionDetails>(actionKey(travelAction.id), (before) => before && { ...before, travelAction }, {
    // The cached place may be another one now.
    revalidate: true,
  })

/** Edits a record. On a conflict the version saved elsewhere is shown beside the input, so that neither is lost. */
export function ActionEditor({ action, onDone }: Props) {
  const form = useZodForm(ActionForm, { defaultValues: valuesOf(action) })
  const store = useTravelStore()
  const unsent = useUnsentRecord(action.id)
  const title = useRef<HTMLHeadingElement>(null)
  const [conflict, setConflict] = useState<TravelAction | null>(null)
  useEffect(() => title.current?.focus(), [])
  const draft = useDraft(`travel-action:${action.id}`, form)
  useUnsavedWarning(form.formState.isDirty && !form.formState.isSubmitSuccessful, draft.clear)
  const finish = () => {
    draft.clear()
    onDone()
  }
  const begun = useRef(valuesOf(action)).current
  /** @returns whether it was saved on this device: if the record has unsent changes, or cannot be sent now */
  const saveHere = async (fields: ActionFields, cannotBeSent = false): Promise<boolean> => {
    if (!store || !(unsent || cannotBeSent)) return false
    const changed = Object.entries(fields).filter(
      ([name, value]) => value !== action[name as keyof ActionFields],
    )
    if (changed.length > 0) await store.records.update(action, Object.fromEntries(changed))
    return true
  }
  const save = async (fields: ActionFields) => {
    // The page may have the change before the server is queried.
    if (!conflict && !isEqual(valuesOf(action), begun)) throw conflictWith(action)
    const isHere = await saveHere(fields)
    if (!isHere) {
      const saved = await changeAction(conflict ?? action, fields).catch(async (error) => {
        if (!isOffline(error)) throw error
        await saveHere(fields, true)
      })
      if (saved) await showSaved(saved)
      const savedHere = '通信できないため、この端末に保存しました。つながると自動で送ります。'
      notify({ color: 'success', description: saved ? '記録を保存しました。' : savedHere })
    }
    finish()
  }
  const onConflict = ({ data }: ResponseError) =>
    setConflict(TravelAction.safeParse(data?.travelAction).data ?? null)
  const acceptTheirs = (theirs: TravelAction) => {
    form.reset(valuesOf(theirs))
    void showSaved(theirs)
    setConflict(null)
    finish()
  }
  return (
    <>
      <h1 className="text-28" ref={title} tabIndex={-1}>
        記録の編集
      </h1>
      {conflict && (
        <ConflictNote
          mine={form.getValues()}
          theirs={valuesOf(conflict)}
          onTheirs={() => acceptTheirs(conflict)}
        />
      )}
      <DraftNote {...draft} />
      <Form form={form} label="旅の記録" onSubmit={save} onConflict={onConflict}>
        <TypeChoice />
        <PlacePicker />
        <DateChoice />
        <MoreFields isOpen />
        <FormButtons>
          <SubmitButton busyText="保存しています">
            {conflict ? 'この画面の内容で保存する' : '保存する'}
          </SubmitButton>
          <Button variant="quiet" onClick={finish}>
            やめる
          </Button>
        </FormButtons>
      </Form>
      {action.photos.length > 0 && (
        <section className="grid gap-8">
          <h2 className="text-22 outline-none">写真の順番と説明</h2>
          <PhotoArrange action={action} />
        </section>
      )}
    </>
  )
}
