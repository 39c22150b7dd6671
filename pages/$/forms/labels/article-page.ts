import { Publishable } from '#domain/publishable.ts'
import type { KindForm } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_WORDS, PUBLISHING_SECTIONS } from './publishable.ts'

const FIELDS = {
  hero: true,
  prefectureCode: true,
  cityCode: true,
  disclosure: true,
  factCheckedAt: true,
  authorId: true,
  editorId: true,
  supervisor: true,
  dataNote: true,
  tags: true,
} as const

/** What articles have in common with every other kind. What is their own is written on their page itself. */
export const ARTICLE_COMMON_FORM: KindForm = {
  schema: Publishable.pick(FIELDS),
  titleField: 'title',
  words: PUBLISHABLE_WORDS,
  sections: [
    PICTURE_SECTION,
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
