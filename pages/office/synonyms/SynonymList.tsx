import { groupName, MAX_SYNONYM_GROUPS, type SynonymGroup } from '#domain/search/synonym-group.ts'
import { folded } from '#domain/search/text.ts'
import { Button } from '#renderer/form/Button.tsx'
import { isConflict } from '#renderer/form/refusal.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { FilterBar, FilterText } from '../list-kit/FilterBar.tsx'
import type { ListStateProps } from '../list-kit/ListState.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { type ConditionsProps, fieldOf } from '../list-kit/useConditions.ts'
import { dayText } from '../parts/moments.ts'
import { createSynonyms, deleteSynonyms } from './endpoints.ts'

/** Time to undo, in milliseconds. */
const UNDO_MS = 12_000

type Actions = { onEdit: (group: SynonymGroup) => void; onDelete: (group: SynonymGroup) => void }

const WordsOf = ({ words }: { words: readonly string[] }) => (
  <span className="wrap-anywhere">{words.join('、') || '—'}</span>
)

const RowButtons = ({ group, onEdit, onDelete }: Actions & { group: SynonymGroup }) => (
  <span
    // Aligns the first button's text with the adjacent text.
    className="-ms-8 flex gap-x-4 md:my-[calc((1.6em_-_2rem)_/_2)]"
  >
    <Button variant="quiet" aria-label={`${groupName(group)}を変更する`} onClick={() => onEdit(group)}>
      変更
    </Button>
    <Button variant="quiet" aria-label={`${groupName(group)}を消す`} onClick={() => onDelete(group)}>
      消す
    </Button>
  </span>
)

/** `actions`: only for those who may change the shared list. */
const columnsOf = (actions: Actions | null): Columns<SynonymGroup> => [
  { label: '記事に書かれることば', cell: ({ words }) => <WordsOf words={words} /> },
  { label: '検索で入力されることば', isWide: true, cell: ({ others }) => <WordsOf words={others} /> },
  { label: '更新日', cell: ({ updatedAt }) => dayText(updatedAt), isNumber: true },
  ...(actions
    ? [{ label: '操作', cell: (group: SynonymGroup) => <RowButtons group={group} {...actions} /> }]
    : []),
]

type Props = ConditionsProps & {
  found: Pick<ListStateProps, 'isBusy' | 'error'> & { rows: SynonymGroup[] | undefined; retry: () => void }
  onEdit: ((group: SynonymGroup) => void) | null
}

/** The groups that have a text in a word, as searches compare it. */
export function SynonymList({ found, onEdit, query, change }: Props) {
  const { problem, run } = useAction()
  const text = folded(query.q ?? '').trim()
  const rows = found.rows?.filter(({ words, others }) =>
    [...words, ...others].some((word) => folded(word).includes(text)),
  )
  const restore = async ({ id, words, others }: SynonymGroup) => {
    try {
      await createSynonyms(id, { words, others })
      notify({ description: '元に戻しました。' })
    } catch (error) {
      notify({ color: 'danger', description: messageText(error) })
    }
    found.retry()
  }
  const remove = (group: SynonymGroup) =>
    run(async () => {
      try {
        await deleteSynonyms(group)
        notify({
          color: 'success',
          description: `同義語${groupName(group)}を消しました。数秒で検索に反映されます。`,
          duration: UNDO_MS,
          action: { label: '元に戻す', onSelect: () => void restore(group) },
        })
        found.retry()
      } catch (failure) {
        if (isConflict(failure)) found.retry()
        throw failure
      }
    })
  return (
    <>
      <FilterBar>
        <FilterText label="ことばでさがす" {...fieldOf({ query, change })('q')} />
      </FilterBar>
      <p className="text-13 text-usuzumi" role="status">
        {rows && `${rows.length}グループ（上限${MAX_SYNONYM_GROUPS}グループ）`}
      </p>
      <p role="alert">{problem}</p>
      <Rows
        label="同義語のグループ"
        {...found}
        rows={rows}
        idOf={({ id }) => id}
        columns={columnsOf(onEdit && { onEdit, onDelete: remove })}
        layout="compact"
        empty={text ? '条件に合うグループはありません。' : '同義語は、まだありません。'}
      />
    </>
  )
}
