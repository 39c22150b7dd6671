import { ListPage } from '#renderer/list-page/ListPage.tsx'
import { LEAD, TITLE } from './words.ts'

export function Page() {
  return <ListPage name="spots" title={TITLE} lead={LEAD} />
}
