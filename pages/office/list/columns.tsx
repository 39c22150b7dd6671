import type { ReactNode } from 'react'
import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { type ContentKind, isPlaceKind, type PlaceKind } from '#domain/content/kind.ts'
import { imageUrl } from '#domain/image/image.ts'
import { DISCLOSURE_NAMES } from '#domain/manuscript/labels/publishable.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useSiteConfig } from '#renderer/site-config.ts'
import type { Column, Columns } from '../list-kit/Rows.tsx'
import { agoText, dayText, momentText } from '../parts/moments.ts'
import { Stage } from '../parts/Stage.tsx'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import { FACET_LABELS } from './choices.ts'
import styles from './columns.module.css'

/** The content of a cell; `names` are the authors' names by id. */
type Cell = (one: Manuscript, names: ReadonlyMap<string, string>) => ReactNode

type ColumnName =
  | 'stage'
  | 'type'
  | 'author'
  | 'prefecture'
  | 'disclosure'
  | 'checked'
  | 'published'
  | 'until'
  | 'updated'

export const titleOf = ({ title }: Manuscript): string => title || '題名のない原稿'

const Thumbnail = ({ address }: { address: string | null }) => {
  const { imageHost } = useSiteConfig()
  if (!address) return <span className="h-[2rem] w-[4rem] flex-none bg-rule object-cover" />
  const src = imageUrl({ address, focalX: 0.5, focalY: 0.5 }, 'sm', imageHost)
  return (
    <img
      className="h-[2rem] w-[4rem] flex-none bg-rule object-cover"
      src={src}
      alt=""
      width={64}
      height={32}
      loading="lazy"
      decoding="async"
    />
  )
}

const TITLE: Column<Manuscript> = {
  label: '題名',
  sort: 'title',
  cell: (one) => (
    <div className={`${styles.title} flex items-center gap-12`}>
      <Thumbnail address={one.heroAddress} />
      <a className={styles.link} data-open href={paths.edit(one.kind, one.slug)}>
        {titleOf(one)}
      </a>
    </div>
  ),
}

const time = (iso: string | null, text: (iso: string) => string): ReactNode =>
  iso && <time dateTime={iso}>{text(iso)}</time>

const Checked = ({ iso }: { iso: string }) => (
  <span className={factsAreOld(iso, new Date()) ? `${styles.old} text-kohaku` : undefined}>
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

const COLUMNS: Readonly<Record<ColumnName, Omit<Column<Manuscript>, 'cell'> & { cell: Cell }>> = {
  stage: {
    label: FACET_LABELS.stage,
    cell: (one) => (
      <>
        <Stage {...one} />
        {one.openComments > 0 && <span className={styles.note}>コメント{one.openComments}件</span>}
      </>
    ),
  },
  type: { label: FACET_LABELS.type, cell: ({ type }) => type && ARTICLE_TYPES[type] },
  author: { label: FACET_LABELS.author, cell: ({ authorId }, names) => authorId && names.get(authorId) },
  prefecture: {
    label: FACET_LABELS.prefecture,
    cell: ({ prefectureCode }) => prefectureOfCode(prefectureCode)?.name,
  },
  disclosure: {
    label: FACET_LABELS.disclosure,
    cell: ({ disclosureKind }) => disclosureKind !== 'none' && DISCLOSURE_NAMES[disclosureKind],
  },
  checked: {
    label: FACET_LABELS.factChecked,
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
const TITLED: readonly ColumnName[] = ['stage', 'author', 'published', 'until', 'updated']
const SPANS: readonly ColumnName[] = ['stage', 'disclosure', 'published', 'until', 'updated']

/** The columns of each kind, in order. */
const COLUMNS_OF: Readonly<Record<Exclude<ContentKind, PlaceKind>, readonly ColumnName[]>> = {
  'article-page': ['stage', 'type', 'author', 'prefecture', 'checked', 'published', 'updated'],
  gift: ['stage', 'prefecture', 'disclosure', 'checked', 'published', 'updated'],
  goods: GOODS,
  product: GOODS,
  theme: TITLED,
  feature: TITLED,
  series: TITLED,
  campaign: SPANS,
  'sponsored-page': SPANS,
}

/** The columns of a kind's list; the last one duplicates, if permitted. */
export const columnsOf = (
  kind: ContentKind,
  names: ReadonlyMap<string, string>,
  onDuplicate: ((one: Manuscript) => void) | undefined,
): Columns<Manuscript> => [
  TITLE,
  ...(isPlaceKind(kind) ? PLACES : COLUMNS_OF[kind]).map((name) => ({
    ...COLUMNS[name],
    cell: (one: Manuscript) => COLUMNS[name].cell(one, names),
  })),
  ...(onDuplicate ? [copyColumn(onDuplicate)] : []),
]

const copyColumn = (onDuplicate: (one: Manuscript) => void): Column<Manuscript> => ({
  label: '操作',
  hasNoHead: true,
  cell: (one) => (
    <Button variant="quiet" onClick={() => onDuplicate(one)}>
      複製<span className="visually-hidden">（「{titleOf(one)}」）</span>
    </Button>
  ),
})
