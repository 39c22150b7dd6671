import choiceStyles from '#renderer/form/Choice.module.css'
import type { PrintChoices } from './block.ts'
import type { BookForm } from './useBook.ts'

const FORMS: readonly { form: BookForm; label: string }[] = [
  { form: 'pages', label: 'A4で1ページずつ' },
  { form: 'folded', label: 'A4 1枚に8ページ（折って本にする）' },
]

const CHOICES: readonly { name: keyof PrintChoices; label: string }[] = [
  { name: 'memos', label: 'メモ' },
  { name: 'costs', label: '費用' },
  { name: 'reservations', label: '予約番号' },
]

type Props = {
  form: BookForm
  onForm: (form: BookForm) => void
  choices: PrintChoices
  onChoices: (choices: PrintChoices) => void
}

/** The format of the book, and what to leave out. */
export const PrintOptions = ({ form, onForm, choices, onChoices }: Props) => (
  <>
    <fieldset className="m-0 border-0 p-0">
      <legend className="p-0 font-semibold">印刷の形</legend>
      <div className={choiceStyles.choices}>
        {FORMS.map((one) => (
          <label key={one.form} className={choiceStyles.choice}>
            <input
              className={choiceStyles.mark}
              type="radio"
              name="form"
              checked={form === one.form}
              onChange={() => onForm(one.form)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <fieldset className="m-0 border-0 p-0">
      <legend className="p-0 font-semibold">のせるもの</legend>
      <div className={choiceStyles.choices}>
        {CHOICES.map(({ name, label }) => (
          <label key={name} className={choiceStyles.choice}>
            <input
              className={choiceStyles.mark}
              type="checkbox"
              checked={choices[name]}
              onChange={({ target }) => onChoices({ ...choices, [name]: target.checked })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  </>
)
