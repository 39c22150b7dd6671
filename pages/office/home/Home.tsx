import { useEffect, useState } from 'react'
import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { OfficeHome } from '#domain/manuscript/office-home.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { navigate } from '#renderer/navigation/navigate.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { kindsOf } from '../kinds-of.ts'
import { paths } from '../paths.ts'
import { sectionsOf } from '../shell/sections.ts'
import { type Staff, useStaff } from '../useStaff.ts'
import { ManuscriptRow } from './ManuscriptRow.tsx'
import { Panel } from './Panel.tsx'
import { BrokenLinkRow, MissingRow, PlannedRow, PublicationRow, ReportRow } from './rows.tsx'

const getHome = endpoint('GET /manage/home', z.object({ home: OfficeHome }))

/** All data of the dashboard, in one call. */
function useHome() {
  const { data, error, retry } = useAnswer(['office-home'], () => request(getHome()))
  return { home: data?.home, error, retry }
}

const HealthNote = lazyPart(() => import('./HealthNote.tsx').then(({ HealthNote }) => HealthNote))
const CreateSheet = lazyPart(() => import('../list/CreateSheet.tsx').then(({ CreateSheet }) => CreateSheet))

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const yearAgo = () => new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)

/** `/$`. Roles without access to manuscripts, such as support, are sent to their first page. */
export function Home() {
  const { staff } = useStaff()
  if (!staff) return null
  const [elsewhere] = sectionsOf(staff).flatMap(({ sections }) => sections)
  if (kindsOf(staff, 'read').length === 0 && elsewhere) return <Elsewhere path={elsewhere.path} />
  return <Desk staff={staff} />
}

function Elsewhere({ path }: { path: string }) {
  useEffect(() => {
    void navigate(path, { replace: true })
  }, [path])
  return <AreaLoading title="編集室" />
}

/** The editorial dashboard. Links lead to articles, or to the first kind that the role can read. */
function Desk({ staff }: { staff: Staff }) {
  const { home, error, retry } = useHome()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [kind = 'article-page'] = kindsOf(staff, 'read')
  const [creatable] = kindsOf(staff, 'create')
  const { label } = CONTENT_KINDS[kind]
  const oldest = home?.oldFacts.list[0]?.kind ?? kind
  return (
    <section className="grid grid-cols-1 gap-16">
      <div className="flex items-center justify-between gap-16">
        <h1 className="text-22 md:text-28">編集室</h1>
        {creatable && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setOpener(currentTarget)}
          >
            新しい原稿
          </Button>
        )}
      </div>
      {staff.can('read', 'operations') && <HealthNote />}
      {error && !home && <Refusal error={error} onRetry={retry} />}
      <div className="[columns:22rem] gap-x-16" aria-busy={!home && !error}>
        <Panel
          title="自分の下書き"
          panel={home?.drafts}
          empty="書きかけの原稿はありません。"
          more={
            kind === 'article-page'
              ? { label: '自分の記事', href: paths.writersDesk(staff.accountId) }
              : { label: `${label}の下書き`, href: paths.list(kind, { stage: 'draft' }) }
          }
          row={(one) => <ManuscriptRow key={one.id} one={one} />}
        />
        <Panel
          title="確認待ち"
          panel={home?.reviews}
          empty="確認を待っている原稿はありません。"
          more={{ label: `確認待ちの${label}`, href: paths.list(kind, { stage: 'review' }) }}
          row={(one) => <ManuscriptRow key={one.id} one={one} />}
        />
        <Panel
          title="公開の予定"
          panel={home?.planned}
          empty="予約された公開はありません。"
          more={{ label: '公開予定を見る', href: paths.calendar() }}
          row={(change) => <PlannedRow key={change.manuscript.id + change.what} change={change} />}
        />
        <Panel
          title="最近の公開"
          panel={home?.publications}
          empty="まだ何も公開していません。"
          more={{ label: '公開の記録', href: paths.publications() }}
          row={(one) => <PublicationRow key={one.id} one={one} />}
        />
        <Panel
          title="1年より前に確かめた情報"
          panel={home?.oldFacts}
          empty="古くなった情報はありません。"
          more={{
            label: `${CONTENT_KINDS[oldest].label}の一覧で見る`,
            href: paths.list(oldest, { live: 1, factChecked: yearAgo(), sort: 'checked' }),
          }}
          row={(one) => <ManuscriptRow key={one.id} one={one} isOld />}
        />
        {home?.reports !== null && (
          <Panel
            title="おたより"
            panel={home?.reports}
            empty="未対応のおたよりはありません。"
            more={{ label: 'おたよりの一覧', href: paths.readerReports() }}
            row={(one) => <ReportRow key={one.id} one={one} />}
          />
        )}
        <Panel
          title="リンク切れ"
          panel={home?.brokenLinks}
          empty="つながらないリンクはありません。"
          more={{ label: 'リンク切れを見る', href: paths.brokenLinks() }}
          row={(one) => <BrokenLinkRow key={one.url} one={one} />}
        />
        {home?.missing !== null && staff.can('read', 'redirect') === 'any' && (
          <Panel
            title="見つからなかったページ"
            panel={home?.missing ?? undefined}
            empty="見つからなかったページはありません。"
            more={{ label: '見つからなかったページの一覧', href: paths.notFound() }}
            row={(one) => <MissingRow key={one.path} one={one} />}
          />
        )}
      </div>
      {opener && creatable && (
        <CreateSheet kind={creatable} staff={staff} opener={opener} onClose={() => setOpener(null)} />
      )}
    </section>
  )
}
