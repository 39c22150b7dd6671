import { useEffect, useRef } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelAction } from '#domain/travel/action.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { isOffline } from '../store/reachability.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { createAction } from './action-calls.ts'
import { type ActionFields, ActionForm, emptyValues } from './form/action-form.ts'
import { DateChoice } from './form/DateChoice.tsx'
import { MoreFields } from './form/MoreFields.tsx'
import { PlacePicker } from './form/PlacePicker.tsx'
import { TypeChoice } from './form/TypeChoice.tsx'
import type { InitialAction } from './initial-action.ts'
import { PhotoAdd } from './photos/PhotoAdd.tsx'
import { PhotoUploads } from './photos/PhotoUploads.tsx'
import { beginUploads, dropUnsent } from './photos/photo-uploads.ts'

type Props = { initial: InitialAction | null; onSaved: (action: TravelAction) => void }

/** Creates a record. Submitting again after a lost response does not create another. */
export function NewActionForm({ initial, onSaved }: Props) {
  const form = useZodForm(ActionForm, { defaultValues: initial?.values ?? emptyValues() })
  const store = useTravelStore()
  const id = useRef(randomIdentifier()).current
  const draft = useDraft(`new-travel-action:${initial?.activityId ?? ''}`, form)
  useUnsavedWarning(form.formState.isDirty && !form.formState.isSubmitSuccessful, draft.clear)
  useEffect(() => () => dropUnsent(id), [id])
  const save = async (fields: ActionFields) => {
    const activityId = initial?.activityId ?? null
    const action = { ...fields, id, activityId, visibility: 'private' as const }
    const saved = await createAction(action).catch(async (error) => {
      if (!store || !isOffline(error)) throw error
      // Known to be offline: save on the device without a request.
      return store.records.create(action, navigator.onLine)
    })
    draft.clear()
    if (store) beginUploads(id, store.records)
    onSaved(saved)
  }
  return (
    <>
      <DraftNote {...draft} />
      <Form form={form} label="旅の記録" onSubmit={save}>
        <TypeChoice />
        <PlacePicker />
        <DateChoice />
        <MoreFields>
          <PhotoUploads actionId={id} />
          <PhotoAdd actionId={id} photoCount={0} isWaiting />
        </MoreFields>
        <FormButtons>
          <SubmitButton busyText="記録しています" wide>
            記録する
          </SubmitButton>
        </FormButtons>
      </Form>
    </>
  )
}
