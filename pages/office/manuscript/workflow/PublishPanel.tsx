import { formatDateTime, parseDate } from '#domain/date/date.ts'
import { Stage } from '../../parts/Stage.tsx'
import { useAbilities, useManuscriptState } from '../manuscript-context.ts'
import { ActionButtons } from './ActionButtons.tsx'
import { Checklist } from './Checklist.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'
import { EndForm } from './EndForm.tsx'
import { PublicationProgress } from './PublicationProgress.tsx'
import { absoluteUrlOf, publicPathOf } from './public-address.ts'
import { useLastPublication } from './useLastPublication.ts'
import { useOfferedActions } from './useOfferedActions.ts'
import { useWorkflow } from './useWorkflow.ts'

const moment = (text: string | null) => formatDateTime(parseDate(text ?? '')).slice(0, 16)

/** Stage, checklist and available transitions. */
export function PublishPanel() {
  const abilities = useAbilities()
  const workflow = useWorkflow()
  const last = useLastPublication()
  const actions = useOfferedActions(last !== null)
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  if (!manuscript) return null
  const { isLive, publishedAt, scheduledAt, unpublishAt } = manuscript
  const path = isLive ? publicPathOf(manuscript) : null
  const rows: [string, string][] = [
    ['公開日時', moment(publishedAt)],
    ['公開の予約', moment(scheduledAt)],
    ['公開の終了', moment(unpublishAt)],
  ]
  return (
    <section
      className="grid gap-16 [&_[data-arrived]:focus]:outline-2 [&_[data-arrived]:focus]:outline-offset-2 [&_[data-arrived]:focus]:outline-ai"
      aria-labelledby="publish-heading"
    >
      <h2 className="text-18 outline-offset-6" id="publish-heading" tabIndex={-1}>
        公開
      </h2>
      <p className="grid justify-items-start gap-8 text-13 leading-[1.6]">
        <Stage {...manuscript} />
        {path && (
          <a href={path} target="_blank" rel="noopener">
            {absoluteUrlOf(path)}
          </a>
        )}
      </p>
      <dl className="grid gap-4 text-13 empty:hidden [&_div]:grid [&_div]:grid-cols-[6rem_1fr] [&_dt]:text-usuzumi">
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <PublicationProgress />
      <Checklist />
      <ActionButtons actions={actions} last={last} workflow={workflow} />
      {abilities.create && <DuplicateButton />}
      {abilities.publish && isLive && <EndForm key={unpublishAt} workflow={workflow} />}
    </section>
  )
}
