import type { Operations } from '#domain/operations/operations.ts'
import { agoText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Retry } from '../publications/Retry.tsx'
import { Status } from '../publications/Status.tsx'
import { Nothing, Part } from './Part.tsx'

type Props = { publications: Operations['publications']; onChange: () => Promise<unknown> }

/** Pending and failed publications, failed ones first. */
export const Queue = ({ publications: { waiting, failed, oldestAt, list }, onChange }: Props) => (
  <Part
    title="公開の反映"
    aside={
      <>
        <span>
          反映待ち{waiting}件・失敗{failed}件
        </span>
        <a href={paths.publications()}>公開の記録</a>
      </>
    }
  >
    {oldestAt === null && <Nothing>待っている公開も、失敗した公開もありません。</Nothing>}
    {list.length > 0 && (
      <ul className="grid content-start">
        {list.map((one) => (
          <li
            key={one.id}
            className="grid gap-4 border-b border-rule py-8 text-13 leading-[1.6] [&_a]:wrap-anywhere print:[&_button]:hidden [&_code]:wrap-anywhere"
          >
            <a href={paths.publication(one.id)}>{one.title}</a>
            <p className="flex flex-wrap items-baseline gap-x-12 text-12 text-usuzumi tabular-nums">
              <Status status={one.status} />
              <time dateTime={one.requestedAt}>{agoText(one.requestedAt)}</time>
              {one.total > 0 && <span>{`${one.done}／${one.total}件`}</span>}
            </p>
            {one.error && <p className="text-shu-text">{one.error}</p>}
            {one.status === 'failed' && <Retry id={one.id} kind={one.kind} onDone={onChange} />}
          </li>
        ))}
      </ul>
    )}
  </Part>
)
