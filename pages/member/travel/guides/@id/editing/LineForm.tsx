import { useRef } from 'react'
import type { TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { ActivityForm, changedOf, formOfActivity } from '#domain/travel/activity-form.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { Button } from '#renderer/form/Button.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { useAutosave } from '../../../parts/useAutosave.ts'
import { useNotAdded } from '../../../parts/useNotAdded.ts'
import { useOutsideChange } from '../../../parts/useOutsideChange.ts'
import { LineFields } from './LineFields.tsx'

type Props = { line: TravelActivity; edit: (edit: GuideEdit) => void; onDone: () => void }

/** The edit with changed values only; `null` if nothing changed. */
const updateOf = (line: TravelActivity, written: Omit<TravelActivityInput, 'refId'>): GuideEdit | null => {
  const before = {
    ...written,
    ...Object.fromEntries(Object.keys(written).map((key) => [key, line[key as keyof typeof written]])),
  }
  const patch = changedOf(written, before as typeof written)
  return Object.keys(patch).length > 0
    ? { type: 'updateActivity', id: line.id, version: line.version, patch }
    : null
}

/** The inline form of an activity. Autosaves, so it only has a close button. */
export function LineForm({ line, edit, onDone }: Props) {
  const values = formOfActivity(line)
  const form = useZodForm(ActivityForm, { defaultValues: values })
  const draft = useDraft(`travel-activity:${line.id}`, form)
  const save = (written: Omit<TravelActivityInput, 'refId'>) => {
    const change = updateOf(line, written)
    if (change) edit(change)
  }
  const element = useRef<HTMLDivElement>(null)
  useAutosave(form, ActivityForm, save, { element: () => element.current, discard: draft.clear })
  useOutsideChange(form, ActivityForm, values)
  const finish = (written: Omit<TravelActivityInput, 'refId'>) => {
    save(written)
    draft.clear()
    onDone()
  }
  return (
    <div className="grid gap-16 rounded border border-rule-strong bg-surface p-16" ref={element}>
      <DraftNote {...draft} />
      <Form form={form} label={`「${line.title}」の編集`} onSubmit={finish}>
        <LineFields isPlace={line.refId !== null} />
        <FormButtons>
          <SubmitButton variant="secondary">閉じる</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  )
}

type NewProps = {
  /** The key of its draft. */
  draftKey: string
  start: TravelActivityInput
  onAdd: (line: TravelActivityInput) => void
  onCancel: () => void
}

/** The form of a new activity. Its input is kept as a draft until it is added or discarded. */
export function NewLineForm({ draftKey, start, onAdd, onCancel }: NewProps) {
  const form = useZodForm(ActivityForm, { defaultValues: formOfActivity(start) })
  const draft = useDraft(draftKey, form)
  const element = useRef<HTMLDivElement>(null)
  useNotAdded(form, { element: () => element.current, discard: draft.clear })
  const add = (written: Omit<TravelActivityInput, 'refId'>) => {
    draft.clear()
    onAdd({ ...written, refId: start.refId })
  }
  return (
    <div className="grid gap-16 rounded border border-rule-strong bg-surface p-16" ref={element}>
      <DraftNote {...draft} />
      <Form form={form} label={start.kind === 'move' ? '移動の追加' : '予定の追加'} onSubmit={add}>
        <LineFields isPlace={start.refId !== null} />
        <FormButtons>
          <SubmitButton>追加する</SubmitButton>
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear()
              onCancel()
            }}
          >
            やめる
          </Button>
        </FormButtons>
      </Form>
    </div>
  )
}
