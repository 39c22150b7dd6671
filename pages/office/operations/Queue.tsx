import type { Operations } from '#domain/operations/operations.ts'
import { agoText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Retry } from '../publications/Retry.tsx'
import { Status } from '../publications/Status.tsx'
import styles from './Lines.module.css'
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
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.id} className={styles.line}>
            <a href={paths.publication(one.id)}>{one.title}</a>
            <p className={styles.meta}>
              <Status status={one.status} />
              <time dateTime={one.requestedAt}>{agoText(one.requestedAt)}</time>
              {one.total > 0 && <span>{`${one.done}／${one.total}件`}</span>}
            </p>
            {one.error && <p className={styles.problem}>{one.error}</p>}
            {one.status === 'failed' && <Retry id={one.id} kind={one.kind} onDone={onChange} />}
          </li>
        ))}
      </ul>
    )}
  </Part>
)
