import { useState } from 'react'
import useSWR from 'swr'
import type { Account } from '#domain/account/account.ts'
import type { ManuscriptDocument, Revision } from '#domain/manuscript/manuscript.ts'
import { Button } from '#renderer/form/Button.tsx'
import { abilitiesOf } from '../abilities.ts'
import { VersionDiff } from '../diff/VersionDiff.tsx'
import type { ManuscriptCalls } from '../store/calls.ts'
import styles from './Comparison.module.css'
import { RestoreButton } from './RestoreButton.tsx'

type Props = {
  account: Account
  document: ManuscriptDocument
  revisions: readonly Revision[]
  version: number
  calls: ManuscriptCalls
}

/** What a revision is compared with: the previous one, the working copy, or the public version. */
const AGAINST = { before: 'ひとつ前の版', now: 'いまの原稿', live: '公開中の内容' } as const
type Against = keyof typeof AGAINST

/** The changes of a revision, or its differences from another state. */
export function Comparison({ account, document, revisions, version, calls }: Props) {
  const [against, setAgainst] = useState<Against>('before')
  const earlier = revisions.find((revision) => revision.version < version)
  const id = document.manuscript.id
  const loadRevision = (of: number) => calls.revision(of)
  const shown = useSWR(['revision', id, version], () => loadRevision(version), { revalidateOnFocus: false })
  const before = useSWR(
    earlier && ['revision', id, earlier.version],
    () => loadRevision(earlier?.version ?? 1),
    {
      revalidateOnFocus: false,
    },
  )
  if (shown.error || before.error)
    return (
      <p role="alert">
        この版を読み込めませんでした。
        <Button
          variant="quiet"
          onClick={() => {
            void shown.mutate()
            void before.mutate()
          }}
        >
          再読み込み
        </Button>
      </p>
    )
  const fields = shown.data?.fields
  const isReady = fields && (!earlier || before.data)
  // The later state is always shown as the newer side.
  const isNewer = version > (document.manuscript.liveVersion ?? 0)
  const [old, now] = {
    before: [before.data?.fields ?? {}, fields],
    now: [fields, document.fields],
    live: isNewer ? [document.live ?? {}, fields] : [fields, document.live ?? {}],
  }[against]
  const choices = (Object.keys(AGAINST) as Against[]).filter((one) => one !== 'live' || document.live)
  return (
    <section className="grid min-w-0 gap-16" aria-label={`第${version}版`}>
      <div className="flex flex-wrap items-center justify-between gap-x-24 gap-y-8">
        <fieldset className={styles.against}>
          <legend>比べる相手</legend>
          {choices.map((one) => (
            <label key={one}>
              <input type="radio" name="against" checked={against === one} onChange={() => setAgainst(one)} />
              {AGAINST[one]}
            </label>
          ))}
        </fieldset>
        {abilitiesOf(account, document.manuscript).update && (
          <RestoreButton document={document} version={version} calls={calls} />
        )}
      </div>
      <p className="text-13 text-usuzumi">
        {against === 'before'
          ? `第${version}版で変わったところです。`
          : against === 'live' && isNewer
            ? `公開中の内容から第${version}版までに変わったところです。`
            : `第${version}版から${AGAINST[against]}までに変わったところです。`}
      </p>
      {isReady && old && now ? (
        <VersionDiff kind={document.manuscript.kind} before={old} after={now} />
      ) : (
        <p role="status">比べています。</p>
      )}
    </section>
  )
}
