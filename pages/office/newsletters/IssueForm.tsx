import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { PAGE_KINDS } from '#domain/content/kind-lists.ts'
import { NEWSLETTER_FORM } from '#domain/manuscript/labels/newsletter.ts'
import { type IssueEntry, IssueInput, type NewsletterIssue } from '#domain/newsletter/issue.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { SchemaField } from '../forms/fields/SchemaField.tsx'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { PickedEntries } from '../forms/PickedEntries.tsx'
import { FormPickers } from '../forms/pickers/FormPickers.tsx'
import { SpecProvider } from '../forms/schema/spec.ts'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'
import { createNewsletter, loadNewsletter, saveNewsletter } from './calls.ts'
import { DraftActions } from './DraftActions.tsx'
import { IssueView } from './IssueView.tsx'

type Props = {
  /** `null`: it is not saved yet. */
  issue: NewsletterIssue | null
  subscribers: number | null
  staff: Staff
  onSaved: (issue: NewsletterIssue) => void
}

const contentOf = ({ subject, opening, entries }: IssueInput): IssueInput => ({ subject, opening, entries })

/** The form of a draft, how it will look, and sending it. */
export function IssueForm({ issue, subscribers, staff, onSaved }: Props) {
  const { form, spec } = useSchemaForm(NEWSLETTER_FORM, issue ? contentOf(issue) : { entries: [] })
  const { isDirty } = form.formState
  const draft = useDraft(`newsletter:${issue?.id ?? 'new'}`, form)
  useUnsavedWarning(isDirty, draft.clear)
  // The same id for every attempt, so that a retry cannot create a duplicate.
  const newId = useRef(randomIdentifier())
  // The version that this form shows: what others save meanwhile is neither overwritten nor sent unseen.
  const [version, setVersion] = useState(issue?.version ?? 1)
  const canChange = staff.can(issue ? 'update' : 'create', 'newsletter') !== null
  const save = async () => {
    const input = IssueInput.parse(contentOf(form.getValues() as IssueInput))
    const saved = await fieldsOfPart('issue', () =>
      issue ? saveNewsletter({ id: issue.id, version }, input) : createNewsletter(newId.current, input),
    )
    setVersion(saved.version)
    draft.clear()
    onSaved(saved)
    notify({ color: 'success', description: '下書きを保存しました。' })
  }
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers>
          <div className="grid max-w-[52rem] gap-16 [&_form]:max-w-none">
            <p>
              <a href={paths.newsletters()}>ニュースレターの一覧へ</a>
            </p>
            <h1 className="text-22 wrap-anywhere">{issue ? issue.subject : '新しい号'}</h1>
            <DraftNote {...draft} />
            <Form form={form} onSubmit={save} onConflict={() => void acceptTheirs()} label="ニュースレター">
              <fieldset className="m-0 grid min-w-0 gap-24 border-0 p-0" disabled={!canChange}>
                <SchemaField name="subject" />
                <SchemaField name="opening" />
                <PickedEntries<IssueEntry>
                  name="entries"
                  kinds={PAGE_KINDS}
                  entryOf={({ kind, id }) => ({ kind, id })}
                />
              </fieldset>
              {canChange && (
                <FormButtons>
                  <SubmitButton busyText="保存しています">下書きを保存する</SubmitButton>
                </FormButtons>
              )}
            </Form>
            <IssueView
              id={issue?.id ?? null}
              contentNow={() => IssueInput.safeParse(contentOf(form.getValues() as IssueInput)).data ?? null}
            />
            {issue && (
              <DraftActions
                issue={{ ...issue, version }}
                subscribers={subscribers}
                staff={staff}
                isDirty={isDirty}
                onSent={onSaved}
              />
            )}
          </div>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )

  /** On a conflict, keeps the form's values; the next save overwrites theirs, unless it was sent meanwhile. */
  async function acceptTheirs() {
    if (!issue) return
    const theirs = (await loadNewsletter(issue.id)).newsletter
    setVersion(theirs.version)
    if (theirs.state !== 'draft') return onSaved(theirs)
    notify({
      color: 'warning',
      description: 'ほかの人が先に変更しました。この画面の内容で上書きするには、もう一度保存してください。',
      duration: 12_000,
      action: { label: 'ほかの人の内容にする', onSelect: () => form.reset(contentOf(theirs)) },
    })
  }
}
