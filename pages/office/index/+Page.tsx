import { useEffect } from 'react'
import { areaPageOf } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'
import { titled } from '#renderer/head.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { MANAGEMENT_PARTS } from '../parts.ts'
import { StaffOnly } from '../StaffOnly.tsx'

export function Page() {
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(MANAGEMENT_PAGES, new URL(urlOriginal, 'https://page.invalid').pathname)
  const { path, title, resource } = page ?? {}
  useEffect(() => {
    document.title = titled(title ?? 'ページを表示できません')
  }, [title])
  const Part = path && MANAGEMENT_PARTS[path]
  if (!Part || !title) return <MissingPage />
  return (
    <StaffOnly key={path} title={title} resource={path === '/$' ? undefined : resource}>
      <Part />
    </StaffOnly>
  )
}
