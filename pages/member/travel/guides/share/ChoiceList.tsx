import type { ShareChoices } from '#domain/travel/guide.ts'
import choiceStyles from '#renderer/form/Choice.module.css'

/** Checkboxes for what the share link shows. */
const CHOICES: readonly { name: keyof ShareChoices; label: string }[] = [
  { name: 'members', label: '同行者' },
  { name: 'memos', label: 'メモ' },
  { name: 'costs', label: '費用と予算' },
  { name: 'reservations', label: '予約番号と、予定につけたリンク' },
  { name: 'checklist', label: 'チェックリスト' },
]

type Props = { choices: ShareChoices; onChange: (choices: ShareChoices) => void }

export const ChoiceList = ({ choices, onChange }: Props) => (
  <fieldset className="m-0 grid border-0 p-0">
    <legend className="p-0 text-16 font-semibold">ほかに見せるもの</legend>
    <p className="text-13 text-usuzumi">
      題名、日程、時刻、場所、移動は、リンクを知っている人に見えます。名前やメールアドレスは見えません。
    </p>
    {CHOICES.map(({ name, label }) => (
      <label key={name} className={choiceStyles.choice}>
        <input
          className={choiceStyles.mark}
          type="checkbox"
          checked={choices[name]}
          onChange={({ target }) => onChange({ ...choices, [name]: target.checked })}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
