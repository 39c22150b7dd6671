import { Gone } from '#renderer/shell/Gone.tsx'

/** The document of the Worker's 410 responses: a page that was published once and no longer is. */
export function Page() {
  return <Gone />
}
