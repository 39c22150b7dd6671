import { pagePath } from '#domain/content/report-path.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'
import { ReportForm } from './ReportForm.tsx'

export function Page() {
  const { page, title, report } = useData<Data>()
  const path = pagePath(page)
  return (
    <>
      <PageHead
        title="まちがいを知らせる"
        lead={`「${title}」のページで気づいたことを、お知らせください。編集室で確かめて直します。`}
        crumbs={[
          { label: 'トップ', href: link('top') },
          { label: title, href: path },
        ]}
      />
      <ReportForm key={path} page={page} report={report} />
    </>
  )
}
