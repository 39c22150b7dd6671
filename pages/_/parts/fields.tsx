import type { ReactElement } from 'react'
import { CharacterCount } from '#renderer/form/CharacterCount.tsx'
import { CheckField } from '#renderer/form/CheckField.tsx'
import { CodeField } from '#renderer/form/CodeField.tsx'
import { DateField } from '#renderer/form/DateField.tsx'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { PasswordField } from '#renderer/form/PasswordField.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { type Parts, part, smallPart } from './part.ts'
import { SampleForm } from './SampleForm.tsx'
import { LONG_TITLE } from './samples.ts'

const ERROR = 'この値は使えません。'
const seasons = [
  { value: 'spring', label: '春' },
  { value: 'autumn', label: '秋' },
  { value: 'long', label: '梅雨の晴れ間や、台風が過ぎたあとの数日' },
]

/** A field in the states that every field has. A form that can only be read is disabled as a whole. */
const field = (name: string, value: unknown, children: ReactElement) =>
  smallPart(name, {
    入力前: <SampleForm {...{ children }} />,
    入力ずみ: <SampleForm {...{ value, children }} />,
    誤りがあるとき: <SampleForm {...{ value, error: ERROR, children }} />,
    見るだけで変更できないとき: <SampleForm {...{ value, isDisabled: true, children }} />,
  })

export const FIELDS: Parts = {
  'renderer/form/TextField': field(
    '一行の文字',
    '兼六園',
    <TextField name="sample" label="名称" hint="看板のとおりに書きます。" required max={20} />,
  ),
  'renderer/form/TextArea': field(
    '複数行の文字',
    '七つの外湯をめぐる町です。\n朝は7時から入れます。',
    <TextArea name="sample" label="ひとこと" max={200} placeholder="朝がいちばん静かです。" />,
  ),
  'renderer/form/PasswordField': field(
    'パスワード',
    'tabishirube',
    <PasswordField name="sample" label="パスワード" required autoComplete="new-password" />,
  ),
  'renderer/form/CodeField': field('コード', '123456', <CodeField name="sample" label="確認コード" />),
  'renderer/form/DateField': field('日付', '2026-11-23', <DateField name="sample" label="出発の日" />),
  'renderer/form/DateTimeField': field(
    '日時',
    '2026-11-23T00:00:00.000Z',
    <DateTimeField name="sample" label="公開する日時" hint="日本時間。空なら、すぐに公開します。" />,
  ),
  'renderer/form/SelectField': field(
    '一覧から選ぶ',
    'autumn',
    <SelectField name="sample" label="季節" choices={seasons} placeholder="選んでください" />,
  ),
  'renderer/form/RadioField': field(
    '並びから選ぶ',
    'autumn',
    <RadioField name="sample" label="季節" required choices={seasons} />,
  ),
  'renderer/form/CheckField': field(
    'はい・いいえ',
    true,
    <CheckField name="sample" label="利用規約に同意します" required />,
  ),
  'renderer/form/CharacterCount': part('文字数', {
    多すぎるとき: (
      <SampleForm {...{ value: LONG_TITLE, children: <CharacterCount name="sample" max={20} /> }} />
    ),
  }),
}
