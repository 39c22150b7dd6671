import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'

export const FEATURE_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    lead: { label: '導入の文', control: 'area', rows: 4 },
    period: { label: '扱う期間', toggleLabel: '期間を示す（季節の特集など）' },
    'period.from': { label: '初日' },
    'period.to': { label: '最終日' },
    sections: { label: '章', entry: '章' },
    'sections.*.heading': { label: '章の見出し', isWide: true },
    'sections.*.body': { label: '章の文', hint: '文字を選んで、太字、マーカー、リンク、ルビにできます。' },
    'sections.*.items': { label: '紹介するもの', entry: '紹介するもの' },
    'sections.*.items.*.kind': { label: '種類', within: 'refId' },
    'sections.*.items.*.refId': { label: '紹介するもの', control: 'content' },
    'sections.*.items.*.comment': { label: 'ひとこと', control: 'area', rows: 2 },
    order: { label: '並び順', hint: '小さい数が先です。' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'lead', 'period', 'order'] },
    PICTURE_SECTION,
    { id: 'chapters', title: '章', fields: ['sections'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
