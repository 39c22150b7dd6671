import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'
import { listNewsletters } from './calls.ts'
import { peopleText, STATE_TEXTS } from './newsletter-texts.ts'

const people = (issue: NewsletterIssue, count: number) => (issue.state === 'draft' ? '' : peopleText(count))

const COLUMNS: Columns<NewsletterIssue> = [
  {
    label: '件名',
    cell: ({ id, subject }) => (
      <a className="wrap-anywhere" href={paths.newsletter(id)}>
        {subject}
      </a>
    ),
  },
  { label: '状態', cell: ({ state }) => STATE_TEXTS[state] },
  { label: '送った人', cell: (issue) => people(issue, issue.sent), isNumber: true },
  { label: '送れなかった人', cell: (issue) => people(issue, issue.failed + issue.unclear), isNumber: true },
  {
    label: '送りはじめ',
    cell: ({ startedAt }) => (startedAt ? momentText(startedAt) : ''),
    isNumber: true,
    isDated: true,
  },
  { label: '更新', cell: ({ updatedAt }) => momentText(updatedAt), isNumber: true, isDated: true },
]

/** `/$/newsletters`: the drafts and the sent issues of the newsletter. */
export function Newsletters() {
  const { staff } = useStaff()
  const conditions = useConditions()
  const { offset } = conditions.query
  const found = useRows(listNewsletters({ query: offset ? { offset } : {} }), 'newsletters')
  return (
    <Page
      title="ニュースレター"
      about={
        found.answer &&
        `いま登録している読者は${peopleText(found.answer.subscribers)}です。登録と停止は、読者が自分で行います。`
      }
      actions={
        staff?.can('create', 'newsletter') && (
          <a
            className="inline-flex min-h-tap items-center rounded bg-ai px-24 text-on-ai no-underline"
            href={paths.newsletter('new')}
          >
            新しい号を書く
          </a>
        )
      }
    >
      <Rows
        label="ニュースレター"
        {...found}
        idOf={({ id }) => id}
        columns={COLUMNS}
        layout="compact"
        empty="ニュースレターは、まだありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" byOffset />
    </Page>
  )
}
