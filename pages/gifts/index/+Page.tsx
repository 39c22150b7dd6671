import { ListPage } from '#renderer/list-page/ListPage.tsx'
import { LEAD } from './text.ts'

export function Page() {
  return <ListPage kind="gift" lead={LEAD} />
}
