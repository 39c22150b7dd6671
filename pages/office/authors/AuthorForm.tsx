import { FormProvider } from 'react-hook-form'
import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { AUTHOR_FORM } from '#domain/manuscript/labels/author.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { KindSections } from '../forms/KindSections.tsx'
import { FormPickers } from '../forms/pickers/FormPickers.tsx'
import { SpecProvider } from '../forms/schema/spec.ts'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { paths } from '../paths.ts'
import { DeleteAuthor } from './DeleteAuthor.tsx'
import { useAuthorSave } from './useAuthorSave.ts'

type Props = { existing: ManagedAuthor | null; canChange: boolean }

/** The form of an author. Saved changes are public immediately. */
export function AuthorForm({ existing, canChange }: Props) {
  const { form, spec } = useSchemaForm(AUTHOR_FORM, existing ?? {})
  const draft = useDraft(`author:${existing?.id ?? 'new'}`, form)
  useUnsavedWarning(form.formState.isDirty, draft.clear)
  const { author, save, acceptTheirs } = useAuthorSave(existing, form, draft.clear)
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers>
          <div className="grid max-w-[48rem] gap-16 [&_form]:max-w-none">
            <p>
              <a href={paths.authors()}>書き手の一覧へ</a>
            </p>
            <h1 className="text-22">{author ? author.name : '新しい書き手'}</h1>
            <p className="text-15 text-usuzumi">
              {canChange
                ? '保存すると、名前の出ているページにすぐ反映されます。'
                : '書き手の紹介は、公開責任者が変更できます。'}
            </p>
            <DraftNote {...draft} />
            <Form form={form} onSubmit={save} onConflict={() => void acceptTheirs()} label="書き手">
              <fieldset className="m-0 min-w-0 border-0 p-0" disabled={!canChange}>
                <KindSections sections={AUTHOR_FORM.sections} />
              </fieldset>
              {canChange && (
                <FormButtons>
                  <SubmitButton busyText="保存しています">
                    {author ? '保存して公開する' : '書き手を加える'}
                  </SubmitButton>
                </FormButtons>
              )}
            </Form>
            {author && canChange && <DeleteAuthor author={author} />}
          </div>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )
}
