import { useFormContext, useWatch } from 'react-hook-form'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Field } from '#renderer/form/Field.tsx'
import { paths } from '../../paths.ts'
import { usePickers } from '../pickers/pickers.ts'
import { useContentTitle } from '../pickers/useContentTitle.ts'
import { useSpec } from '../schema/spec.ts'
import { EntryTools, moveByKey } from './EntryTools.tsx'
import styles from './List.module.css'
import { ListFrame } from './ListFrame.tsx'
import { useControl } from './useControl.ts'
import { type ListHandle, useList } from './useList.ts'

type Props = { name: string }

const parentOf = (name: string) => name.split('.').slice(0, -1).join('.')
const kindBeside = (name: string) => [parentOf(name), 'kind'].filter(Boolean).join('.')

/** One or several references to content. The kind may be stored in a sibling field. */
export function ContentControl({ name }: Props) {
  const { shape } = useSpec(name)
  return shape.type === 'list' ? <ManyContents name={name} /> : <OneContent name={name} />
}

function OneContent({ name }: Props) {
  const { config, shape, value, onChange, onBlur, frame, ids } = useControl<string | null>(name)
  const { control, setValue, getValues } = useFormContext()
  const { pickContent } = usePickers()
  const only = config.kinds?.length === 1 ? (config.kinds[0] ?? null) : null
  const beside: unknown = useWatch({ control, name: kindBeside(name), disabled: only !== null })
  const kind = only ?? (beside as ContentKind | undefined)
  const choose = async () => {
    const picked = await pickContent(config.kinds)
    if (!picked) return
    // The kind first, because the reference is validated with it.
    if (!only && getValues(kindBeside(name)) !== picked.kind)
      setValue(kindBeside(name), picked.kind, { shouldDirty: true })
    onChange(picked.id)
    onBlur()
  }
  return (
    <Field {...frame}>
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8" data-path={name}>
        {value && kind && <ContentName kind={kind} id={value} />}
        <Button
          id={ids.id}
          name={name}
          aria-invalid={ids.error ? true : undefined}
          aria-describedby={ids.error ? ids.errorId : undefined}
          onClick={choose}
        >
          {value ? '選び直す' : `${config.label}を選ぶ`}
        </Button>
        {value && shape.isNullable && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            外す
          </Button>
        )}
      </div>
    </Field>
  )
}

function ManyContents({ name }: Props) {
  const { config } = useSpec(name)
  const { getValues } = useFormContext()
  const { pickContent } = usePickers()
  const list = useList({ name, entry: config.entry ?? config.label, empty: () => null })
  const choose = async () => {
    const picked = await pickContent(config.kinds)
    if (picked && !(getValues(name) ?? []).includes(picked.id)) list.add(picked.id)
  }
  return (
    <ListFrame
      name={name}
      list={list}
      adding={
        <button className={styles.add} type="button" data-add onClick={choose}>
          <span aria-hidden="true">＋</span>
          {config.entry ?? config.label}をさがして加える
        </button>
      }
    >
      {(index) => (
        <SelectedContent
          key={index}
          name={name}
          index={index}
          list={list}
          kind={config.kinds?.[0] ?? 'spot'}
        />
      )}
    </ListFrame>
  )
}

function SelectedContent({
  name,
  index,
  list,
  kind,
}: {
  name: string
  index: number
  list: ListHandle
  kind: ContentKind
}) {
  const { control } = useFormContext()
  const id: string | null = useWatch({ control, name: `${name}.${index}` })
  const { config } = useSpec(name)
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-8 [&>:nth-child(3)]:col-span-full"
      data-entry={index}
      onKeyDown={moveByKey(list, index)}
    >
      {/* Always there: the buttons are in the second column. */}
      <span className="min-w-0">{id && <ContentName kind={kind} id={id} />}</span>
      <EntryTools list={list} index={index} name={`${config.entry ?? config.label} ${index + 1}`} />
    </li>
  )
}

/** Title of referenced content with a link. */
function ContentName({ kind, id }: { kind: ContentKind; id: string }) {
  const { title, isLoaded, isMissing } = useContentTitle(kind, id)
  if (isMissing)
    return <span className="text-13 text-usuzumi">見つかりません（消されたか、まだありません）</span>
  return (
    <span className="inline-flex min-w-0 items-baseline gap-x-8 wrap-anywhere [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center">
      <span className="shrink-0 text-13 text-usuzumi">{CONTENT_KINDS[kind]?.label}</span>
      <a href={paths.edit(kind, id)} target="_blank" rel="noreferrer">
        {isLoaded ? title || '（題なし）' : '…'}
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </a>
    </span>
  )
}
