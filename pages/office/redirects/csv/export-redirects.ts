import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { fetchManagement } from '../../fetch-management.ts'
import { dayText } from '../../parts/moments.ts'
import { ExportAnswer } from '../answers.ts'

/** Downloads the rules as a CSV file. */
export async function exportRedirects(): Promise<void> {
  const { csv } = await whileLoading(() => fetchManagement(ExportAnswer, '/redirects/export'))
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const day = dayText(new Date().toISOString()).replaceAll('/', '-')
  const link = Object.assign(document.createElement('a'), { href: url, download: `redirects-${day}.csv` })
  link.click()
  URL.revokeObjectURL(url)
}
