import { type Ref, useId } from 'react'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { PrefectureOptions } from '#renderer/form/PrefectureOptions.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { LoadError } from '../../../settings/parts/LoadError.tsx'
import { Part } from '../parts/Part.tsx'
import { RecordList } from './RecordList.tsx'
import { useRecords } from './useRecords.ts'

type Props = {
  accountId: string
  /** The code of the filtered prefecture; `null` for all. */
  filter: string | null
  onFilter: (code: string | null) => void
  heading: Ref<HTMLHeadingElement>
}

/** The member's latest records, by year. */
export function RecordsPart({ accountId, filter, onFilter, heading }: Props) {
  const { records, total, hasMore, error, isValidating, more, retry } = useRecords(accountId, filter)
  const name = filter && prefectureOfCode(filter)?.name
  return (
    <Part title={name ? `${name}の旅の記録` : '旅の記録'} heading={heading}>
      <PrefectureFilter filter={filter} onFilter={onFilter} />
      <p className="text-15 text-usuzumi empty:hidden" role="status">
        {total === null ? !error && '記録を読み込んでいます。' : `${total}件`}
      </p>
      {total === 0 && <NoRecords name={name} />}
      <RecordList records={records} />
      {error && <LoadError error={error} retry={retry} />}
      {hasMore && !error && (
        <div className="grid justify-center print:hidden">
          <Button onClick={more} aria-disabled={isValidating || undefined}>
            {isValidating ? '読み込んでいます' : 'もっと見る'}
          </Button>
        </div>
      )}
    </Part>
  )
}

const NoRecords = ({ name }: { name: string | null | undefined }) => (
  <EmptyNote>
    <p>{name ? `${name}の旅の記録は、まだありません。` : '旅の記録は、まだありません。'}</p>
    <p>行った場所や泊まった宿を書きとめると、ここに並び、地図も塗られます。</p>
    <a href={link('@travel-actions', { id: 'new' })}>旅の記録を書く</a>
  </EmptyNote>
)

function PrefectureFilter({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4 text-15 print:hidden">
      <label htmlFor={id}>都道府県で絞り込む</label>
      <select
        className="min-h-tap rounded border border-edge bg-surface px-12 text-[max(1rem,16px)] text-sumi [font:inherit]"
        id={id}
        value={filter ?? ''}
        onChange={({ target }) => onFilter(target.value || null)}
      >
        <option value="">すべて</option>
        <PrefectureOptions by="code" />
      </select>
    </div>
  )
}
