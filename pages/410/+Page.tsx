import { Gone } from '#renderer/shell/Gone.tsx'

/** What the Worker answers with for a page that was published once and is not any more. */
export function Page() {
  return <Gone />
}
