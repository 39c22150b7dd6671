import type { Publication } from '#domain/publish/publication.ts'
import { showFlash } from '#renderer/shell/messages/flash.ts'
import { progressText } from './progress-text.ts'

/** Duration in milliseconds. */
const DURATION = 4000

/** Notifies once when the new version is live, regardless of the open panel. */
export function flashWhenLive(publication: Publication): void {
  if (publication.status !== 'live') return
  const description = `「${publication.title}」：${progressText(publication)}。`
  showFlash({ color: 'success', description, duration: DURATION })
}
