import { useFormContext } from 'react-hook-form'
import type { PrefectureRecommendation } from '#domain/content/prefecture-recommendations.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { EntriesControl } from '../forms/fields/EntriesControl.tsx'
import lists from '../forms/fields/List.module.css'
import { SchemaField } from '../forms/fields/SchemaField.tsx'
import { usePickers } from '../forms/pickers/pickers.ts'

/** The recommendations; a new one is searched for first, so that none is ever empty. */
export const RecommendationEntries = () => (
  <EntriesControl name="picks" Field={SchemaField} adding={(add) => <Add onAdd={add} />} />
)

function Add({ onAdd }: { onAdd: (recommendation: PrefectureRecommendation) => void }) {
  const { getValues } = useFormContext<{ picks: PrefectureRecommendation[] }>()
  const { pickContent } = usePickers()
  const choose = async () => {
    const picked = await pickContent()
    if (!picked) return
    if (getValues('picks').some(({ id }) => id === picked.id))
      return void notify({ description: `「${picked.title}」はすでに選ばれています。` })
    onAdd({ kind: picked.kind, id: picked.id, comment: null, from: null, to: null })
  }
  return (
    <button className={lists.add} type="button" data-add onClick={choose}>
      <span aria-hidden="true">＋</span>
      さがして加える
    </button>
  )
}
