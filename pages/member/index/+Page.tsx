import { Suspense, useEffect } from 'react'
import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import { AreaPage } from '#renderer/area/AreaPage.tsx'
import { AreaWaiting } from '#renderer/area/AreaWaiting.tsx'
import { titled } from '#renderer/head.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { PERSONAL_PARTS } from '../parts.ts'

const DeviceCopies = lazyPart(() => import('../DeviceCopies.tsx').then(({ DeviceCopies }) => DeviceCopies))

/** Where somebody leaves, nothing is saved on the way out. */
const LEAVING = ['/@/logout', '/@/settings/leave']

export function Page() {
  const { urlOriginal } = usePageContext()
  const { path, title } =
    areaPageOf(PERSONAL_PAGES, new URL(urlOriginal, 'https://page.invalid').pathname) ?? {}
  useEffect(() => {
    if (title) document.title = titled(title)
  }, [title])
  const Part = path && PERSONAL_PARTS[path]
  if (!Part) return <AreaPage pages={PERSONAL_PAGES} door="me" />
  return (
    <Suspense fallback={<AreaWaiting title={title} />}>
      <Part key={path} />
      {!LEAVING.includes(path) && <DeviceCopies />}
    </Suspense>
  )
}
