import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { AuthorInput } from '#domain/author-input.ts'
import { type Identifier, randomIdentifier } from '#domain/identifier.ts'
import type { ManagedAuthor } from '#domain/managed-author.ts'
import { completeFields } from '#domain/manuscript/complete-fields.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { KindSections } from '../forms/KindSections.tsx'
import { AUTHOR_FORM } from '../forms/labels/author.ts'
import { FormPickers } from '../forms/pickers/FormPickers.tsx'
import { SpecProvider } from '../forms/schema/spec.ts'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { paths } from '../paths.ts'
import styles from './AuthorForm.module.css'
import { createAuthor, saveAuthor } from './calls.ts'
import { DeleteAuthor } from './DeleteAuthor.tsx'

type Props = { known: ManagedAuthor | null; mayChange: boolean }

const savedText = (articles: number): string =>
  articles > 0 ? '保存しました。名前の出ているページも新しくなります。' : '保存しました。'

/** An author's own page. What is saved is public at once wherever their name stands. */
export function AuthorForm({ known, mayChange }: Props) {
  const [author, setAuthor] = useState(known)
  const { form, spec } = useSchemaForm(AUTHOR_FORM, author ?? {})
  const draft = useDraft(`author:${author?.id ?? 'new'}`, form)
  useUnsavedWarning(form.formState.isDirty, draft.clear)
  // The same id for each try: an answer that was lost makes nobody twice.
  const newId = useRef<Identifier>(randomIdentifier())
  const publicationId = useRef<Identifier>(randomIdentifier())
  const save = async () => {
    const input = AuthorInput.parse(completeFields(AuthorInput, form.getValues()))
    if (!author) {
      const made = await fieldsOfPart('author', () => createAuthor(newId.current, input))
      draft.clear()
      setAuthor(made)
      history.replaceState(history.state, '', paths.author(made.slug))
      return notify({ color: 'success', description: '書き手を加えました。' })
    }
    const change = { version: author.version, author: input, publicationId: publicationId.current }
    const saved = await fieldsOfPart('author', () => saveAuthor(author.id, change))
    publicationId.current = randomIdentifier()
    draft.clear()
    setAuthor(saved.author)
    if (saved.author.slug !== author.slug)
      history.replaceState(history.state, '', paths.author(saved.author.slug))
    return notify({ color: 'success', description: savedText(saved.author.articles) })
  }
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers>
          <div className={styles.page}>
            <p>
              <a href={paths.authors()}>書き手の一覧へ</a>
            </p>
            <h1 className={styles.title}>{author ? author.name : '新しい書き手'}</h1>
            <p className={styles.note}>
              {mayChange
                ? '保存すると、名前の出ているページにすぐ反映されます。'
                : '書き手の紹介は、公開責任者が変更できます。'}
            </p>
            <DraftNote {...draft} />
            <Form form={form} onSubmit={save} label="書き手">
              <fieldset className={styles.fields} disabled={!mayChange}>
                <KindSections sections={AUTHOR_FORM.sections} />
              </fieldset>
              {mayChange && (
                <FormButtons>
                  <SubmitButton busyText="保存しています">
                    {author ? '保存して公開する' : '書き手を加える'}
                  </SubmitButton>
                </FormButtons>
              )}
            </Form>
            {author && mayChange && <DeleteAuthor author={author} />}
          </div>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )
}
