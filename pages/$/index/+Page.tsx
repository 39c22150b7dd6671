import { Suspense, useEffect } from 'react'
import { areaPageOf } from '#domain/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/management-pages.ts'
import { AreaPage } from '#renderer/area/AreaPage.tsx'
import { AreaWaiting } from '#renderer/area/AreaWaiting.tsx'
import { titled } from '#renderer/head.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MANAGEMENT_PARTS } from '../parts.ts'

export function Page() {
  const { urlOriginal } = usePageContext()
  const { path, title } =
    areaPageOf(MANAGEMENT_PAGES, new URL(urlOriginal, 'https://page.invalid').pathname) ?? {}
  useEffect(() => {
    if (title) document.title = titled(title)
  }, [title])
  const Part = path && MANAGEMENT_PARTS[path]
  if (!Part) return <AreaPage pages={MANAGEMENT_PAGES} door="manage" />
  return (
    <Suspense fallback={<AreaWaiting title={title} />}>
      <Part key={path} />
    </Suspense>
  )
}
