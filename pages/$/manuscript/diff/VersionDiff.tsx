import { fieldName } from '../merge/field-names.ts'
import type { DraftBlock } from '../merge/merge-blocks.ts'
import { BlockDiff } from './BlockDiff.tsx'
import { blockChanges, foldSame } from './block-changes.ts'
import { blockFields, fieldChanges } from './field-changes.ts'
import styles from './VersionDiff.module.css'
import { valueText } from './value-text.ts'
import { WordDiff } from './WordDiff.tsx'

type Fields = Record<string, unknown>

const blocksOf = (fields: Fields, key: string) => (fields[key] ?? []) as DraftBlock[]

/** Everything that differs between two versions: the fields, then the body block by block. */
export function VersionDiff({ before, after }: { before: Fields; after: Fields }) {
  const fields = fieldChanges(before, after)
  const bodies = blockFields(before, after)
    .map((key) => ({ key, changes: blockChanges(blocksOf(before, key), blocksOf(after, key)) }))
    .filter(({ changes }) => changes.some(({ kind }) => kind !== 'same'))
  if (fields.length === 0 && bodies.length === 0) return <p className={styles.none}>違いはありません。</p>
  return (
    <div className={styles.diff}>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((change) => (
            <div key={change.path}>
              <dt>{fieldName(change.path)}</dt>
              <dd>
                <WordDiff
                  before={valueText(change.path, change.before)}
                  after={valueText(change.path, change.after)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {bodies.map(({ key, changes }) => (
        <section key={key} aria-label={fieldName(key)}>
          <h2 className={styles.heading}>{fieldName(key)}</h2>
          <ol className={styles.blocks}>
            {foldSame(changes).map((change) => (
              <BlockDiff
                key={change.kind === 'folded' ? change.blocks[0]?.id : change.block.id}
                change={change}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
