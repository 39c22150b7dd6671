import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { agoText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import { durationText, REASONS } from './publication-texts.ts'
import { Status } from './Status.tsx'

/** A row of the list of publications. */
export function PublicationRow({ publication }: { publication: Publication }) {
  const { id, title, kind, reason, requestedAt, requestedBy, status, total, done, error } = publication
  const duration = durationText(publication)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-16 gap-y-4 border-b border-rule px-16 py-8 last:border-b-0 max-md:px-12">
      <a
        className="inline-flex min-h-[2rem] items-center font-semibold wrap-anywhere text-sumi"
        href={paths.publication(id)}
      >
        {title}
      </a>
      <span className="flex items-center gap-8 justify-self-end text-13 tabular-nums">
        {status === 'live' ? `${total}件` : total > 0 && `${done}／${total}件`}
        <Status status={status} />
      </span>
      <span className="text-13 text-usuzumi max-md:col-span-full max-md:row-2">
        {[
          kind && CONTENT_KINDS[kind].label,
          REASONS[reason],
          <time key="at" dateTime={requestedAt}>
            {agoText(requestedAt)}
          </time>,
          <Person key="by" who={requestedBy} none="自動" />,
          duration && `${duration}で反映`,
        ]
          .filter(Boolean)
          .flatMap((part, index) => (index === 0 ? [part] : ['・', part]))}
      </span>
      {error && <span className="col-span-full text-13 text-shu-text">{error}</span>}
    </li>
  )
}
