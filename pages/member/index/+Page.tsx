import { Suspense, useEffect } from 'react'
import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { AreaPage } from '#renderer/area/AreaPage.tsx'
import { titled } from '#renderer/head.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { PERSONAL_PARTS } from '../parts.ts'

const DeviceCopies = lazyPart(() => import('../DeviceCopies.tsx').then(({ DeviceCopies }) => DeviceCopies))

/** On pages that end the session nothing is saved for offline use. */
const SESSION_END_PAGES = ['/@/logout', '/@/settings/leave']

export function Page() {
  const { urlOriginal } = usePageContext()
  const { path, title } =
    areaPageOf(PERSONAL_PAGES, new URL(urlOriginal, 'https://page.invalid').pathname) ?? {}
  useEffect(() => {
    if (title) document.title = titled(title)
  }, [title])
  const Part = path && PERSONAL_PARTS[path]
  if (!Part) return <AreaPage pages={PERSONAL_PAGES} endpoint="me" />
  return (
    <Suspense fallback={<AreaLoading title={title} />}>
      <Part key={path} />
      {!SESSION_END_PAGES.includes(path) && <DeviceCopies />}
    </Suspense>
  )
}
