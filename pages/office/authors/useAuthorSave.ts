import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { AuthorInput } from '#domain/content/author-input.ts'
import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { completeFields } from '#domain/manuscript/complete-fields.ts'
import { AUTHOR_FORM } from '#domain/manuscript/labels/author.ts'
import { type Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fieldsOfPart } from '../forms/fields-of-part.ts'
import { shapeOf } from '../forms/schema/shape.ts'
import { filled } from '../forms/schema/values.ts'
import { paths } from '../paths.ts'
import { createAuthor, loadAuthor, saveAuthor } from './calls.ts'

const savedText = (articles: number): string =>
  articles > 0 ? '保存しました。名前の出ているページも新しくなります。' : '保存しました。'

/** Creates or updates an author; `acceptTheirs` resolves a conflict. */
export function useAuthorSave(existing: ManagedAuthor | null, form: UseFormReturn, onSaved: () => void) {
  const [author, setAuthor] = useState(existing)
  // The same id for every attempt, so that a retry cannot create a duplicate.
  const newId = useRef<Identifier>(randomIdentifier())
  const publicationId = useRef<Identifier>(randomIdentifier())
  const apply = (saved: ManagedAuthor) => {
    onSaved()
    setAuthor(saved)
    if (saved.slug !== author?.slug) history.replaceState(history.state, '', paths.author(saved.slug))
  }
  const save = async () => {
    const input = AuthorInput.parse(completeFields(AuthorInput, form.getValues()))
    if (!author) {
      apply(await fieldsOfPart('author', () => createAuthor(newId.current, input)))
      return notify({ color: 'success', description: '書き手を加えました。' })
    }
    const change = { version: author.version, author: input, publicationId: publicationId.current }
    const saved = await fieldsOfPart('author', () => saveAuthor(author.id, change))
    publicationId.current = randomIdentifier()
    apply(saved.author)
    return notify({ color: 'success', description: savedText(saved.author.articles) })
  }
  /** Keeps the form's values; the next save overwrites theirs. */
  const acceptTheirs = async () => {
    if (!author) return
    const theirs = await loadAuthor(author.id)
    setAuthor(theirs)
    notify({
      color: 'warning',
      description: 'ほかの人が先に変更しました。この画面の内容で上書きするには、もう一度保存してください。',
      duration: 12_000,
      action: {
        label: 'ほかの人の内容にする',
        onSelect: () => form.reset(filled(shapeOf(AUTHOR_FORM.schema), theirs) as object),
      },
    })
  }
  return { author, save, acceptTheirs }
}
