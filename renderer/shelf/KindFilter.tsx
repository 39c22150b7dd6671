import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { FAVORITE_KINDS } from '#domain/shelf/kinds.ts'
import type { ItemSnapshot, Target } from '#domain/shelf/shelf.ts'
import styles from './KindFilter.module.css'

/** Shows the entries of all kinds. */
export const ALL_KINDS = 'すべて'

/** All tabs in their order: the types of articles, then the other kinds. 体験 are articles and activities. */
const KINDS = [
  ...Object.values(ARTICLE_TYPES),
  ...FAVORITE_KINDS.filter((kind) => kind !== 'article-page').map((kind) => CONTENT_KINDS[kind].label),
]

type Entry = Target & { known?: ItemSnapshot | undefined }

/** Articles of unknown type have none, and are only among all. */
const kindOf = ({ targetType, known }: Entry): string | undefined =>
  targetType === 'article-page' ? known?.label : CONTENT_KINDS[targetType].label

/** The entries of the chosen kind. */
export const shownOf = <Of extends Entry>(kind: string, entries: readonly Of[]): readonly Of[] =>
  kind === ALL_KINDS ? entries : entries.filter((entry) => kindOf(entry) === kind)

type Props = {
  name: string
  /** Only kinds that are among them are offered, and the chosen one. */
  entries: readonly Entry[]
  chosen: string
  onChoose: (kind: string) => void
}

/** Native radio buttons, for keyboard and screen reader support. */
export function KindFilter({ name, entries, chosen, onChoose }: Props) {
  const present = new Set([chosen, ...entries.map(kindOf)])
  const kinds = [ALL_KINDS, ...[...new Set(KINDS)].filter((kind) => present.has(kind))]
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">種類</legend>
      {kinds.map((kind) => (
        <label className={styles.kind} key={kind}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          {kind}
        </label>
      ))}
    </fieldset>
  )
}
