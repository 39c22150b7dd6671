import { groupName, type SynonymGroup } from '#domain/search/synonym-group.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { FilterSelect } from '../list-kit/FilterBar.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'
import { listSynonyms } from './endpoints.ts'
import { SynonymForm } from './SynonymForm.tsx'
import { SynonymList } from './SynonymList.tsx'

const NEW = 'new'

type ChoiceProps = { groups: readonly SynonymGroup[]; value: string; onValue: (id: string) => void }

/** Whether the words of a search become a new group, or belong to one. */
const GroupChoice = ({ groups, value, onValue }: ChoiceProps) => (
  <div className="max-w-[24rem]">
    <FilterSelect
      label="加えるグループ"
      all=""
      value={value}
      onValue={onValue}
      choices={[
        { value: NEW, label: '新しいグループ' },
        ...groups.map((group) => ({ value: group.id, label: groupName(group) })),
      ]}
    />
  </div>
)

/** `/$/synonyms`: words that are searched for as one. `?edit=` opens a group, with `word` to be added. */
export function Synonyms() {
  const { staff } = useStaff()
  const { query, change } = useConditions()
  const found = useRows(listSynonyms(), 'synonyms', { revalidateOnFocus: false })
  const { edit, word = '', ...list } = query
  const canChange = staff?.can('update', 'content') === 'any'
  if (edit && canChange) {
    const groups = found.rows
    if (!groups) {
      return found.error ? (
        <Refusal error={found.error} onRetry={found.retry} />
      ) : (
        <AreaLoading title="同義語の変更" />
      )
    }
    const existing = groups.find(({ id }) => id === edit) ?? null
    return (
      <Page title={existing ? '同義語の変更' : '新しい同義語'} about="保存すると、数秒で検索に反映されます。">
        {word && (
          <GroupChoice
            groups={groups}
            value={existing?.id ?? NEW}
            onValue={(id) => change({ ...query, edit: id }, { replace: true })}
          />
        )}
        <SynonymForm
          key={existing?.id}
          existing={existing}
          added={word}
          onDone={() => change(list)}
          onChanged={found.retry}
        />
      </Page>
    )
  }
  return (
    <Page
      title="同義語"
      about="同じ意味のことばを1つのグループにまとめると、どのことばで検索しても見つかります。変更は数秒で検索に反映され、記録に残ります。"
      actions={
        canChange && (
          <Button variant="primary" onClick={() => change({ ...list, edit: NEW })}>
            グループを作る
          </Button>
        )
      }
    >
      <SynonymList
        found={found}
        query={query}
        change={change}
        onEdit={canChange ? ({ id }) => change({ ...list, edit: id }) : null}
      />
    </Page>
  )
}
