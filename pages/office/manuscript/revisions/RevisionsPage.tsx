import { useRef, useState } from 'react'
import useSWR from 'swr'
import type { ContentKind } from '#domain/content/kind.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { Stage } from '../../parts/Stage.tsx'
import { paths } from '../../paths.ts'
import { useOwnAddress } from '../frame/useOwnAddress.ts'
import { manuscriptCalls, openManuscript } from '../store/calls.ts'
import { Comparison } from './Comparison.tsx'
import { RevisionList } from './RevisionList.tsx'

type Props = { kind: ContentKind; slug: string }

const asError = (error: unknown) => (error instanceof StatusError ? error : new StatusError(''))

/** All revisions of a manuscript, with their changes and a restore button. */
export function RevisionsPage({ kind, slug }: Props) {
  const { account, error: accountError, retry } = useAccount()
  const id = useRef(slug)
  const key = account && ['document', kind, slug]
  const document = useSWR(key, () => openManuscript(kind, id.current), { revalidateOnFocus: false })
  const opened = document.data?.manuscript
  if (opened) id.current = opened.id
  const calls = manuscriptCalls(kind, id.current)
  const revisions = useSWR(opened && ['revisions', kind, opened.id], calls.revisions, {
    revalidateOnFocus: false,
  })
  useOwnAddress(opened && paths.revisions(kind, opened.slug))
  const [selected, setSelected] = useState<number | null>(null)
  const error = accountError ?? document.error ?? revisions.error
  if (error) {
    const shown = asError(error)
    if (isMissing(shown.status)) return <MissingPage />
    return (
      <Refusal
        error={shown}
        onRetry={() => {
          retry()
          void document.mutate()
          void revisions.mutate()
        }}
      />
    )
  }
  const list = revisions.data
  if (!account || !document.data || !list) return <Waiting />
  const { manuscript } = document.data
  const version = selected ?? list[0]?.version
  return (
    <article className="grid min-w-0 gap-24">
      <header>
        <p className="flex flex-wrap items-center gap-x-16 gap-y-4 text-13 [&_a]:leading-tap">
          <a href={paths.edit(kind, manuscript.slug)}>編集に戻る</a>
          <Stage {...manuscript} />
        </p>
        <h1 className="text-22">{manuscript.title || '無題の原稿'}の変更履歴</h1>
      </header>
      {version === undefined ? (
        <p>まだ履歴がありません。保存すると、ここに残ります。</p>
      ) : (
        <div className="grid items-start gap-24 min-[900px]:grid-cols-[18rem_minmax(0,1fr)] min-[900px]:gap-40">
          <RevisionList revisions={list} selected={version} onSelect={setSelected} />
          <Comparison
            key={version}
            account={account}
            document={document.data}
            revisions={list}
            version={version}
            calls={calls}
          />
        </div>
      )}
    </article>
  )
}

const Waiting = () => (
  <div className="grid min-w-0 gap-24">
    <h1 className="text-22">変更履歴</h1>
    <p role="status">履歴を読み込んでいます。</p>
  </div>
)
