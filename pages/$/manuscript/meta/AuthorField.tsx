import { useAuthorNames } from '../../authors/useAuthorNames.ts'
import { DraftChoice } from '../inputs/DraftChoice.tsx'

/** Who is named as its writer. */
export function AuthorField() {
  const { authors, hasFailed } = useAuthorNames()
  return (
    <DraftChoice
      path="authorId"
      label="書き手"
      hint={hasFailed ? '書き手の一覧を読み込めませんでした。' : undefined}
      placeholder={authors || hasFailed ? '編集部' : '書き手を読み込んでいます'}
      choices={authors?.map(({ id, name, role }) => ({ value: id, label: `${name}（${role}）` })) ?? []}
    />
  )
}
