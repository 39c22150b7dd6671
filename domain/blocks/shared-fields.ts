import type { FieldConfig, FieldConfigs } from '../manuscript/labels/field-config.ts'

export const MAX_TITLE = 60
export const MAX_COMMENT = 400

export const titleField = (hint: string): FieldConfig => ({ label: '題', hint })

/** A `ContentRef`. */
export const MENTION_FIELDS: FieldConfigs = {
  kind: { label: '種類', within: 'id' },
  id: { label: '紹介する相手', control: 'content' },
}
