import type { Publication } from '#domain/publish/publication.ts'
import { showFlash } from '#renderer/shell/messages/flash.ts'
import { progressText } from './progress-text.ts'

/** Milliseconds: long enough to be read by who looked elsewhere meanwhile. */
const DURATION = 4000

/** Says once, above the page, that readers have it now, whichever panel is open. */
export function flashWhenLive(publication: Publication): void {
  if (publication.status !== 'live') return
  const description = `「${publication.title}」：${progressText(publication)}。`
  showFlash({ color: 'success', description, duration: DURATION })
}
