import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'

export const CAMPAIGN_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    lead: { label: '導入の文', control: 'area', rows: 4 },
    sponsor: { label: '主催' },
    startAt: { label: '応募のはじまり', hint: '日本時間' },
    endAt: { label: '応募の締め切り', hint: '日本時間' },
    entryUrl: { label: '応募のページ', hint: 'https:// から' },
    target: { label: '応募できる人' },
    prize: { label: '賞品', control: 'area', rows: 2 },
    winners: { label: '当選者数', unit: '名' },
    howTo: { label: '応募の手順', entry: '手順' },
    termsUrl: { label: '応募規約のページ', hint: 'https:// から' },
    privacyNote: { label: '個人情報の扱い', control: 'area' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'lead', 'sponsor'] },
    PICTURE_SECTION,
    { id: 'period', title: '期間と応募', fields: ['startAt', 'endAt', 'entryUrl', 'target', 'howTo'] },
    { id: 'prize', title: '賞品と決まり', fields: ['prize', 'winners', 'termsUrl', 'privacyNote'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
