import { type KeyboardEvent, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import styles from './TagsField.module.css'
import { withTags } from './with-tags.ts'

/** Words by which it is found: typed and added one by one, or several at once with commas. */
export function TagsField() {
  const [found, set] = useManuscriptField<string[]>('tags')
  const { update } = useAbilities()
  const [text, setText] = useState('')
  const tags = found ?? []
  const add = () => {
    if (text.trim() === '') return
    set(withTags(tags, text))
    setText('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return
    event.preventDefault()
    add()
  }
  return (
    <DraftField path="tags" label="タグ" hint="20個まで。読点やカンマで区切ると、まとめて足せます。">
      {(control) => (
        <>
          <ul className={styles.tags} aria-label="付いているタグ">
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  disabled={!update}
                  onClick={() => set(tags.filter((one) => one !== tag))}
                >
                  {tag}
                  <span aria-hidden="true">×</span>
                  <span className="visually-hidden">を外す</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.add}>
            <input
              {...control}
              className={inputStyles.input}
              value={text}
              readOnly={!update}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKey}
              onBlur={add}
            />
            <Button onClick={add} disabled={!update}>
              足す
            </Button>
          </div>
        </>
      )}
    </DraftField>
  )
}
