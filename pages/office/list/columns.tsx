import type { ReactNode } from 'react'
import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { agoText, dayText, momentText } from '../parts/moments.ts'
import { Stage } from '../parts/Stage.tsx'
import { Person } from '../people/Person.tsx'
import { DISCLOSURE_NAMES } from './choices.ts'
import type { Sort } from './conditions.ts'
import styles from './ListTable.module.css'

export type ColumnName =
  | 'stage'
  | 'type'
  | 'author'
  | 'prefecture'
  | 'disclosure'
  | 'checked'
  | 'published'
  | 'until'
  | 'updated'

export type Column = {
  label: string
  sort?: Sort
  /** Its name must stand beside it where columns have no heads. */
  isDated?: boolean
  /** What stands in a row; nothing is shown as a dash. */
  cell: (one: Manuscript, names: ReadonlyMap<string, string>) => ReactNode
}

const time = (iso: string | null, text: (iso: string) => string): ReactNode =>
  iso && <time dateTime={iso}>{text(iso)}</time>

const Checked = ({ iso }: { iso: string }) => (
  <span className={factsAreOld(iso, new Date()) ? styles.old : undefined}>
    <time dateTime={iso}>{dayText(iso)}</time>
    {factsAreOld(iso, new Date()) && <span className={styles.note}>1年より前</span>}
  </span>
)

const published = ({ stage, scheduledAt, publishedAt }: Manuscript): ReactNode => {
  if (stage === 'scheduled' && scheduledAt)
    return (
      <>
        {time(scheduledAt, momentText)}
        <span className={styles.note}>予定</span>
      </>
    )
  return time(publishedAt, dayText)
}

export const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  stage: {
    label: '段階',
    cell: (one) => (
      <>
        <Stage {...one} />
        {one.openComments > 0 && <span className={styles.note}>コメント{one.openComments}件</span>}
      </>
    ),
  },
  type: { label: '種類', cell: ({ type }) => type && ARTICLE_TYPES[type] },
  author: { label: '書き手', cell: ({ authorId }, names) => authorId && names.get(authorId) },
  prefecture: {
    label: '都道府県',
    cell: ({ prefectureCode }) => prefectureOfCode(prefectureCode)?.name,
  },
  disclosure: {
    label: '広告の表示',
    cell: ({ disclosureKind }) => disclosureKind !== 'none' && DISCLOSURE_NAMES[disclosureKind],
  },
  checked: {
    label: '情報確認日',
    sort: 'checked',
    isDated: true,
    cell: ({ factCheckedAt }) => factCheckedAt && <Checked iso={factCheckedAt} />,
  },
  published: { label: '公開日', sort: 'published', isDated: true, cell: published },
  until: { label: '公開終了', isDated: true, cell: ({ unpublishAt }) => time(unpublishAt, momentText) },
  updated: {
    label: '更新',
    sort: 'updated',
    isDated: true,
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {time(updatedAt, agoText)}
        {updatedBy && (
          <span className={styles.note}>
            <Person who={updatedBy} />
          </span>
        )}
      </>
    ),
  },
}

const PLACES: readonly ColumnName[] = ['stage', 'prefecture', 'checked', 'published', 'updated']
const GOODS: readonly ColumnName[] = ['stage', 'disclosure', 'checked', 'published', 'updated']
const SPANS: readonly ColumnName[] = ['stage', 'disclosure', 'published', 'until', 'updated']

/** What matters of each kind, in the order of its columns. */
export const COLUMNS_OF: Readonly<Record<ContentKind, readonly ColumnName[]>> = {
  'article-page': ['stage', 'type', 'author', 'prefecture', 'checked', 'published', 'updated'],
  spot: PLACES,
  hotel: PLACES,
  restaurant: PLACES,
  activity: PLACES,
  gift: ['stage', 'prefecture', 'disclosure', 'checked', 'published', 'updated'],
  goods: GOODS,
  product: GOODS,
  feature: ['stage', 'author', 'published', 'until', 'updated'],
  campaign: SPANS,
  'sponsored-page': SPANS,
}
