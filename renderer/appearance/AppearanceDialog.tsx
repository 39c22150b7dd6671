import { useId, useRef, useState } from 'react'
import { Button } from '../form/Button.tsx'
import choiceStyles from '../form/Choice.module.css'
import { Modal } from '../ui/Modal.tsx'
import styles from './AppearanceDialog.module.css'
import { COLOURS, FURIGANA, readAppearance, SIZES, saveAppearance } from './appearance.ts'

type ChoiceProps<Value extends string> = {
  legend: string
  choices: Record<Value, string>
  value: Value
  onValue: (value: Value) => void
}

function Choice<Value extends string>({ legend, choices, value, onValue }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={choiceStyles.choices}>
        {(Object.keys(choices) as Value[]).map((one) => (
          <label className={choiceStyles.choice} key={one}>
            <input
              className={choiceStyles.mark}
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onValue(one)}
            />
            <span>{choices[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The reader's choice of text size, colours and readings of place names. It takes effect at once. */
export function AppearanceDialog({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [appearance, setAppearance] = useState(readAppearance)
  const choose = (change: Partial<typeof appearance>) => {
    const next = { ...appearance, ...change }
    setAppearance(next)
    saveAppearance(next)
  }
  return (
    <Modal
      className={styles.dialog}
      variant="box"
      ref={dialog}
      opener={opener}
      aria-labelledby={title}
      closesOutside
      onClose={onClose}
    >
      <h2 id={title}>表示の設定</h2>
      <Choice
        legend="文字の大きさ"
        choices={SIZES}
        value={appearance.size}
        onValue={(size) => choose({ size })}
      />
      <Choice
        legend="明るさ"
        choices={COLOURS}
        value={appearance.colours}
        onValue={(colours) => choose({ colours })}
      />
      <Choice
        legend="地名のふりがな"
        choices={FURIGANA}
        value={appearance.furigana}
        onValue={(furigana) => choose({ furigana })}
      />
      <p className={styles.note}>
        選んだ表示は、この端末のこのブラウザーだけに保存されます。文字の大きさと明るさは、印刷には影響しません。
      </p>
      <Button onClick={() => dialog.current?.close()}>閉じる</Button>
    </Modal>
  )
}
