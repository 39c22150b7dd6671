import type { ReactNode } from 'react'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { RatingChoice } from './RatingChoice.tsx'
import { CityField } from './WhereField.tsx'

/** Optional fields, collapsed. */
export const MoreFields = ({ isOpen = false, children }: { isOpen?: boolean; children?: ReactNode }) => (
  <details className="border-y border-rule-strong" open={isOpen}>
    <summary className="cursor-pointer py-12 text-ai">{`くわしく書く（評価、メモ${children ? '、写真' : ''}）`}</summary>
    <div className="grid gap-24 pt-8 pb-24">
      <RatingChoice />
      <TextArea name="memo" label="メモ" rows={4} max={2000} />
      <CityField />
      {children}
    </div>
  </details>
)
