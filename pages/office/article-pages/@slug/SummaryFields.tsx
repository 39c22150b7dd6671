import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import styles from './SummaryFields.module.css'

const MAX = 80

/** The three summary lines; search results show them too. */
export const SummaryFields = () => (
  <fieldset className={styles.lines} data-path="summary">
    <legend className={styles.legend}>{fieldLabel('article-page', 'summary')}</legend>
    {[0, 1, 2].map((at) => (
      <DraftText key={at} path={`summary.${at}`} max={MAX} rows={1} required />
    ))}
  </fieldset>
)
