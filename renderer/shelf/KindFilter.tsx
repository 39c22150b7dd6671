import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { ItemSnapshot, Target } from '#domain/shelf/shelf.ts'
import styles from './KindFilter.module.css'

/** The tabs of the member's pages: all, the article types, places. */
const KINDS = ['すべて', ...Object.values(ARTICLE_TYPES), '見どころ'] as const
export type Kind = (typeof KINDS)[number]

/** Whether an entry is of the chosen kind; articles of unknown type are only in "all". */
export const isOfKind = (kind: Kind, { targetType, known }: Target & { known?: ItemSnapshot }): boolean => {
  if (kind === 'すべて') return true
  return targetType === 'spot' ? kind === '見どころ' : kind === known?.label
}

type Props = { name: string; chosen: Kind; onChoose: (kind: Kind) => void }

/** Native radio buttons, for keyboard and screen reader support. */
export function KindFilter({ name, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">種類</legend>
      {KINDS.map((kind) => (
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
