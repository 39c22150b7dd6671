import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'

const MAX = 80

/** The three summary lines; search results show them too. */
export const SummaryFields = () => (
  <fieldset className="m-0 grid min-w-0 gap-12 border-0 p-0" data-path="summary">
    <legend className="mb-8 p-0 font-mincho text-18 font-semibold">
      {fieldLabel('article-page', 'summary')}
    </legend>
    {[0, 1, 2].map((at) => (
      <DraftText key={at} path={`summary.${at}`} max={MAX} rows={1} required />
    ))}
  </fieldset>
)
