import { CheckField } from '#renderer/form/CheckField.tsx'
import { CodeField } from '#renderer/form/CodeField.tsx'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { PasswordField } from '#renderer/form/PasswordField.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'

const SEASONS = [
  { value: 'spring', label: '春' },
  { value: 'summer', label: '夏' },
  { value: 'autumn', label: '秋' },
  { value: 'winter', label: '冬' },
]
const WAYS = [
  { value: 'train', label: '鉄道' },
  { value: 'bus', label: 'バス' },
  { value: 'foot', label: '徒歩' },
]

/** A field of every kind. */
export const SampleFields = () => (
  <>
    <TextField name="name" label="名称" required max={10} autoComplete="off" />
    <TextField
      name="mail"
      label="メールアドレス"
      type="email"
      hint="確認のメールをお送りします。"
      required
      autoComplete="email"
    />
    <PasswordField name="password" label="パスワード" hint="6文字以上" required autoComplete="new-password" />
    <CodeField name="code" label="確認コード" hint="メールに届いた6桁の数字" required />
    <TextArea name="story" label="ひとこと" max={20} />
    <SelectField name="season" label="季節" required choices={SEASONS} placeholder="選んでください" />
    <RadioField name="way" label="行き方" required choices={WAYS} />
    <DateTimeField name="startsAt" label="公開する日時" hint="日本時間。空なら、すぐに公開します。" />
    <CheckField name="agreed" label="利用規約に同意します" required />
  </>
)
