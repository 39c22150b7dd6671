import type { ContentKind } from '#domain/content/kind.ts'
import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import type { DraftBlock } from '../merge/merge-blocks.ts'
import { BlockDiff } from './BlockDiff.tsx'
import { blockChanges, foldSame } from './block-changes.ts'
import { blockFields, type FieldChange, fieldChanges } from './field-changes.ts'
import { blockText, fieldText } from './field-place.ts'
import type { Names } from './names.ts'
import { PicturesOf } from './PicturesOf.tsx'
import { useNames } from './useNames.ts'
import styles from './VersionDiff.module.css'
import { WordDiff } from './WordDiff.tsx'

type Fields = Record<string, unknown>
type Versions = { kind: ContentKind; before: Fields; after: Fields }

const blocksOf = (fields: Fields, key: string) => (fields[key] ?? []) as DraftBlock[]

/** Traverses both versions to collect the names they need. */
function readNames({ kind, before, after }: Versions, names: Names): void {
  for (const { path, before: was, after: is } of fieldChanges(before, after))
    for (const value of [was, is]) fieldText(kind, path, value, names)
  for (const key of blockFields(before, after))
    for (const block of [...blocksOf(before, key), ...blocksOf(after, key)]) blockText(block, names)
}

/** All differences of two versions: fields, then the body block by block. */
export function VersionDiff(versions: Versions) {
  const names = useNames((collector) => readNames(versions, collector))
  return <ShownDiff {...versions} names={names} />
}

/** The comparison with all names loaded. */
export function ShownDiff({ kind, before, after, names }: Versions & { names: Names }) {
  const fields = fieldChanges(before, after)
  const bodies = blockFields(before, after)
    .map((key) => ({ key, changes: blockChanges(blocksOf(before, key), blocksOf(after, key)) }))
    .filter(({ changes }) => changes.some((change) => change.kind !== 'same'))
  if (fields.length === 0 && bodies.length === 0) return <p className="text-usuzumi">違いはありません。</p>
  return (
    <div className="grid min-w-0 gap-24">
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((change) => (
            <ChangedField key={change.path} kind={kind} change={change} names={names} />
          ))}
        </dl>
      )}
      {bodies.map(({ key, changes }) => (
        <section key={key} aria-label={fieldLabel(kind, key)}>
          <h2 className="text-18">{fieldLabel(kind, key)}</h2>
          <ol className="mt-8 grid gap-8">
            {foldSame(changes).map((change) => (
              <BlockDiff
                key={change.kind === 'folded' ? change.blocks[0]?.id : change.block.id}
                change={change}
                names={names}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

type ChangedProps = { kind: ContentKind; change: FieldChange; names: Names }

const ChangedField = ({ kind, change: { path, before, after }, names }: ChangedProps) => (
  <div>
    <dt>{fieldLabel(kind, path)}</dt>
    <dd>
      <WordDiff before={fieldText(kind, path, before, names)} after={fieldText(kind, path, after, names)} />
      <PicturesOf value={before} other={after} label="前の画像" />
      <PicturesOf value={after} other={before} label="あとの画像" />
    </dd>
  </div>
)
