import { MAINTENANCE_TEXTS } from '#domain/site/maintenance.ts'
import { AutoReturn } from './AutoReturn.tsx'

/** The Worker replaces this text (worker/maintenance/maintenance-document.ts); hydration keeps what the Worker wrote. */
const TEXT = `<!--said--><h1>メンテナンス中です</h1><p>${MAINTENANCE_TEXTS.closed}</p><!--/said-->`

/** Shown in place of pages that are temporarily unavailable: maintenance, or too many requests. */
export function Page() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its replacement is escaped by the Worker */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />
      <AutoReturn />
    </>
  )
}
