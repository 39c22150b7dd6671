import { DraftChoice } from '../inputs/DraftChoice.tsx'
import { useAuthors } from './useAuthors.ts'

/** Who is named as its writer. */
export function AuthorField() {
  const { authors, isLoading, error } = useAuthors()
  const hint = error ? '書き手の一覧を読み込めませんでした。' : undefined
  return (
    <DraftChoice
      path="authorId"
      label="書き手"
      hint={hint}
      placeholder={isLoading ? '書き手を読み込んでいます' : '編集部'}
      choices={authors.map(({ id, name, role }) => ({ value: id, label: `${name}（${role}）` }))}
    />
  )
}
