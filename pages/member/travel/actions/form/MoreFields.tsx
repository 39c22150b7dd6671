import type { ReactNode } from 'react'
import { TextArea } from '#renderer/form/TextArea.tsx'
import styles from './MoreFields.module.css'
import { RatingChoice } from './RatingChoice.tsx'
import { CityField } from './WhereField.tsx'

/** Optional fields, collapsed. */
export const MoreFields = ({ isOpen = false, children }: { isOpen?: boolean; children?: ReactNode }) => (
  <details className={styles.more} open={isOpen}>
    <summary className={styles.summary}>{`くわしく書く（評価、メモ${children ? '、写真' : ''}）`}</summary>
    <div className={styles.fields}>
      <RatingChoice />
      <TextArea name="memo" label="メモ" rows={4} max={2000} />
      <CityField />
      {children}
    </div>
  </details>
)
