import type { ReactNode } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import { usePathname } from '../shell/usePathname.ts'
import { Progress } from './Progress.tsx'
import { PublishedPages } from './PublishedPages.tsx'
import { durationText, REASONS } from './publication-texts.ts'
import { Retry } from './Retry.tsx'
import { Status } from './Status.tsx'
import { usePublication } from './usePublication.ts'

/** `/$/publications/{id}`: a publication, live and afterwards. */
export function PublicationPage() {
  const id = usePathname().split('/')[3]
  return id ? <KnownPublication id={decodedPath(id)} /> : <AreaLoading title="公開の記録" />
}

function KnownPublication({ id }: { id: string }) {
  const { answer, error, refresh } = usePublication(id)
  if (!answer)
    return error ? (
      <section className="grid grid-cols-1 gap-24">
        <h1 className="text-28 wrap-anywhere">公開の記録</h1>
        <Refusal error={error} onRetry={() => void refresh()} />
      </section>
    ) : (
      <AreaLoading title="公開の記録" />
    )
  const { publication, pages, counts } = answer
  return (
    <section className="grid grid-cols-1 gap-24">
      <div className="grid justify-items-start gap-8">
        <h1 className="text-28 wrap-anywhere">{publication.title}</h1>
        <Status status={publication.status} />
        <PageLinks publication={publication} />
      </div>
      <Progress publication={publication} />
      {publication.status === 'failed' && (
        <Retry id={publication.id} kind={publication.kind} onDone={refresh} />
      )}
      <Facts publication={publication} />
      <PublishedPages key={id} publication={publication} first={pages.list} counts={counts} />
    </section>
  )
}

/** Links to the public page, the manuscript, and the list. */
const PageLinks = ({ publication: { path, kind, contentId } }: { publication: Publication }) => (
  <nav className="flex flex-wrap items-center gap-x-16" aria-label="関連するページ">
    {path && (
      <a className="inline-flex min-h-tap items-center" href={path}>
        公開ページを見る
      </a>
    )}
    {kind && contentId && (
      <a className="inline-flex min-h-tap items-center" href={paths.edit(kind, contentId)}>
        原稿を開く
      </a>
    )}
    <a className="inline-flex min-h-tap items-center" href={paths.publications()}>
      公開の記録の一覧
    </a>
  </nav>
)

function Facts({ publication }: { publication: Publication }) {
  const { kind, reason, requestedAt, requestedBy, finishedAt } = publication
  const facts: [string, ReactNode][] = [
    ['種類', kind && CONTENT_KINDS[kind].label],
    ['理由', REASONS[reason]],
    ['公開した人', <Person key="by" who={requestedBy} none="自動" />],
    ['始まり', momentText(requestedAt)],
    ['終わり', finishedAt && momentText(finishedAt)],
    ['かかった時間', durationText(publication)],
  ]
  return (
    <dl className="m-0 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-16 gap-y-4 text-15 [&_dd]:m-0 [&_dd]:tabular-nums [&_dt]:text-usuzumi">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-full grid grid-cols-[subgrid]">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
