import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS } from './shared.ts'

export const THEME_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    tags: {
      label: '集めるタグ',
      control: 'tags',
      entry: 'タグ',
      hint: 'このどれかが付いた記事やスポットなどを、新しい順に集めます。',
    },
    body: BODY_FIELD_CONFIGS,
    order: { label: '並び順', hint: '小さい数が先です。' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'tags', 'order'] },
    PICTURE_SECTION,
    { id: 'body', title: '紹介の文', fields: ['body'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS.filter(({ id }) => id !== 'finding'),
  ],
}
