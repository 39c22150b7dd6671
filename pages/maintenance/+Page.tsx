import { STANDSTILL_TEXTS } from '#domain/site/standstill.ts'
import { ComeBack } from './ComeBack.tsx'

/** What the Worker says otherwise (worker/standstill/standstill-document.ts); the browser takes it as it finds it. */
const SAID = `<!--said--><h1>メンテナンス中です</h1><p>${STANDSTILL_TEXTS.closed}</p><!--/said-->`

/** Stands in for pages that cannot be had for a while: the site is being worked on, or too many were asked for. */
export function Page() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; what takes its place is escaped there */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SAID }} />
      <ComeBack />
    </>
  )
}
