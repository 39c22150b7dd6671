import { BLOCK_LIMITS } from '#domain/block-limits.ts'
import { ChoiceBox, TextBox } from './fields.tsx'
import { httpsError } from './outside-addresses.ts'
import type { FormProps } from './PictureForms.tsx'
import { orNull, textOf } from './read.ts'

// What a written block has besides its words.

export const QuoteForm = ({ data, onChange }: FormProps) => (
  <>
    <TextBox
      label="出典"
      hint="だれの、何という文章か。"
      value={textOf(data.source)}
      max={BLOCK_LIMITS.source}
      onChange={(source) => onChange({ ...data, source: orNull(source) })}
    />
    <TextBox
      label="出典のURL"
      type="url"
      value={textOf(data.sourceUrl)}
      error={httpsError(textOf(data.sourceUrl))}
      onChange={(url) => onChange({ ...data, sourceUrl: orNull(url.trim()) })}
    />
  </>
)

const TONES = [
  { value: 'info', label: 'メモ' },
  { value: 'tip', label: '旅のこつ' },
  { value: 'caution', label: 'ご注意' },
]

export const CalloutForm = ({ data, onChange }: FormProps) => (
  <>
    <ChoiceBox
      label="種類"
      value={textOf(data.tone)}
      choices={TONES}
      onChange={(tone) => onChange({ ...data, tone })}
    />
    <TextBox
      label="題"
      hint="空なら、種類の名前が題になります。"
      value={textOf(data.title)}
      max={BLOCK_LIMITS.title}
      onChange={(title) => onChange({ ...data, title: orNull(title) })}
    />
  </>
)

export const TableForm = ({ data, onChange }: FormProps) => (
  <TextBox
    label="表の題"
    hint="何の表かを、表の上に示します。"
    value={textOf(data.caption)}
    max={BLOCK_LIMITS.tableCaption}
    onChange={(caption) => onChange({ ...data, caption: orNull(caption) })}
  />
)
