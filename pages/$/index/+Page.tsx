import { MANAGEMENT_PAGES } from '#domain/area-pages.ts'
import { AreaPage } from '#renderer/area/AreaPage.tsx'

export function Page() {
  return <AreaPage pages={MANAGEMENT_PAGES} door="manage" />
}
