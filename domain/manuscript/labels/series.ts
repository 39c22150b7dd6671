import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'

export const SERIES_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    lead: { label: '紹介の文', control: 'area', rows: 4 },
    parts: {
      label: '記事（読む順）',
      control: 'content',
      kinds: ['article-page'],
      entry: '記事',
      hint: 'まだ公開していない記事も入れられます。公開すると、その回が表示されます。',
    },
    order: { label: '並び順', hint: '小さい数が先です。' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'lead', 'order'] },
    PICTURE_SECTION,
    { id: 'parts', title: '記事', fields: ['parts'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
