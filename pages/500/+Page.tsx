import { UpdateError } from '#renderer/shell/UpdateError.tsx'

/** What the Worker answers with when a page could not be made. */
export function Page() {
  return <UpdateError />
}
