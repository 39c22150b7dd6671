import { useRef, useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { EditorDialog } from '../dialogs/EditorDialog.tsx'
import { ChoiceBox, TextBox } from '../forms/fields.tsx'
import type { PickedContent } from '../picked-content.ts'
import { askContent, pickedOf } from './ask-content.ts'
import styles from './ContentPicker.module.css'
import { CreateContent } from './CreateContent.tsx'
import { FoundContent } from './FoundContent.tsx'
import { useRested } from './useRested.ts'

type Props = {
  kinds: readonly ContentKind[]
  onPick: (picked: PickedContent) => void
  onClose: () => void
}

/** One piece of content by words; what is not there yet can be begun with its name. */
export function ContentPicker({ kinds, onPick, onClose }: Props) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<ContentKind | ''>(kinds.length === 1 ? (kinds[0] ?? '') : '')
  const asked = useRested(text)
  const wanted = kind ? [kind] : kinds
  const { data, error, retry } = useAnswer(['content', asked, wanted.join()], async () =>
    asked ? askContent(asked, wanted) : [],
  )
  const box = useRef<HTMLDivElement>(null)
  const pick = (picked: PickedContent) => {
    const dialog = box.current?.closest('dialog')
    dialog?.addEventListener('close', () => onPick(picked), { once: true })
    dialog?.close()
  }
  const found = data ?? []
  return (
    <EditorDialog title={titleOf(kinds)} onClose={onClose}>
      <div className={styles.search} ref={box}>
        <TextBox label="名前や地名" type="search" value={text} onChange={setText} />
        {kinds.length > 1 && (
          <ChoiceBox
            label="種類"
            value={kind}
            onChange={(value) => setKind(value as ContentKind | '')}
            choices={[
              { value: '', label: 'すべて' },
              ...kinds.map((one) => ({ value: one, label: CONTENT_KINDS[one].label })),
            ]}
          />
        )}
      </div>
      <p className={styles.said} role="status">
        {asked && !error && (data ? countWords(asked, found.length) : 'さがしています。')}
      </p>
      {error && (
        <p role="alert" className={styles.said}>
          {error.message}
          <button type="button" className={styles.again} onClick={retry}>
            もう一度さがす
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {found.map((manuscript) => (
          <li key={manuscript.id}>
            <FoundContent manuscript={manuscript} onPick={() => pick(pickedOf(manuscript))} />
          </li>
        ))}
      </ul>
      {asked && data && kind && <CreateContent kind={kind} name={asked} onCreated={pick} />}
    </EditorDialog>
  )
}

const titleOf = (kinds: readonly ContentKind[]): string => {
  const [kind] = kinds
  return kinds.length === 1 && kind ? `${CONTENT_KINDS[kind].label}を選ぶ` : 'サイトの中から選ぶ'
}

const countWords = (words: string, count: number): string =>
  count > 0 ? `「${words}」で${count}件見つかりました。` : `「${words}」に合うものは見つかりませんでした。`
