import { PERSONAL_PAGES } from '#domain/area-pages.ts'
import { AreaPage } from '#renderer/area/AreaPage.tsx'

export function Page() {
  return <AreaPage pages={PERSONAL_PAGES} door="me" />
}
