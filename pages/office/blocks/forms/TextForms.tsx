import { BLOCK_LIMITS } from '#domain/blocks/limits.ts'
import { blockFieldChoices, blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { ChoiceBox, TextBox } from './fields.tsx'
import { httpsError } from './outside-addresses.ts'
import type { FormProps } from './PictureForms.tsx'
import { orNull, textOf } from './read.ts'

// What a written block has besides its words.

export const QuoteForm = ({ data, onChange }: FormProps) => (
  <>
    <TextBox
      label={blockFieldLabel('quote', 'source')}
      hint="だれの、何という文章か。"
      value={textOf(data.source)}
      max={BLOCK_LIMITS.source}
      onChange={(source) => onChange({ ...data, source: orNull(source) })}
    />
    <TextBox
      label={blockFieldLabel('quote', 'sourceUrl')}
      type="url"
      value={textOf(data.sourceUrl)}
      error={httpsError(textOf(data.sourceUrl))}
      onChange={(url) => onChange({ ...data, sourceUrl: orNull(url.trim()) })}
    />
  </>
)

export const CalloutForm = ({ data, onChange }: FormProps) => (
  <>
    <ChoiceBox
      label={blockFieldLabel('callout', 'tone')}
      value={textOf(data.tone)}
      choices={blockFieldChoices('callout', 'tone')}
      onChange={(tone) => onChange({ ...data, tone })}
    />
    <TextBox
      label={blockFieldLabel('callout', 'title')}
      hint="空なら、種類の名前が題になります。"
      value={textOf(data.title)}
      max={BLOCK_LIMITS.title}
      onChange={(title) => onChange({ ...data, title: orNull(title) })}
    />
  </>
)

export const TableForm = ({ data, onChange }: FormProps) => (
  <TextBox
    label={blockFieldLabel('table', 'caption')}
    hint="何の表かを、表の上に示します。"
    value={textOf(data.caption)}
    max={BLOCK_LIMITS.tableCaption}
    onChange={(caption) => onChange({ ...data, caption: orNull(caption) })}
  />
)
