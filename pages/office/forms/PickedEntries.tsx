import { useFormContext } from 'react-hook-form'
import type { ContentKind } from '#domain/content/kind.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import type { PickedContent } from '../blocks/picked-content.ts'
import { EntriesControl } from './fields/EntriesControl.tsx'
import lists from './fields/List.module.css'
import { SchemaField } from './fields/SchemaField.tsx'
import { usePickers } from './pickers/pickers.ts'

type Props<Entry> = {
  name: string
  /** The kinds that are searched; all by default. */
  kinds?: readonly ContentKind[]
  entryOf: (picked: PickedContent) => Entry
}

/** A list of entries about content, each once; a new one is searched for first, so that none is ever empty. */
export const PickedEntries = <Entry extends { id: string }>({ name, kinds, entryOf }: Props<Entry>) => (
  <EntriesControl
    name={name}
    Field={SchemaField}
    adding={(add) => <Add name={name} kinds={kinds} onPick={(picked) => add(entryOf(picked))} />}
  />
)

type AddProps = Pick<Props<{ id: string }>, 'name' | 'kinds'> & { onPick: (picked: PickedContent) => void }

function Add({ name, kinds, onPick }: AddProps) {
  const { getValues } = useFormContext()
  const { pickContent } = usePickers()
  const choose = async () => {
    const picked = await pickContent(kinds)
    if (!picked) return
    const entries: readonly { id: string }[] = getValues(name)
    if (entries.some(({ id }) => id === picked.id))
      return void notify({ description: `「${picked.title}」はすでに選ばれています。` })
    onPick(picked)
  }
  return (
    <button className={lists.add} type="button" data-add onClick={choose}>
      <span aria-hidden="true">＋</span>
      さがして加える
    </button>
  )
}
