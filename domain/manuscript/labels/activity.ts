import { under } from './field-config.ts'
import type { KindLabels } from './kind-form.ts'
import { PLACE_FIELD_CONFIGS, PLACE_SECTIONS } from './place.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS, OFFER_FIELD_CONFIGS } from './shared.ts'

export const ACTIVITY_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    ...PLACE_FIELD_CONFIGS,
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    durationMin: { label: '所要時間', unit: '分' },
    meetingPoint: { label: '集合場所' },
    ageMin: { label: '参加できる年齢', unit: '歳以上' },
    capacity: { label: '定員', unit: '名' },
    included: { label: '料金に含まれるもの', entry: '含まれるもの' },
    bring: { label: '持ちもの', entry: '持ちもの' },
    cancelPolicy: { label: 'キャンセルの決まり', control: 'area', rows: 2 },
    months: { label: '開催する月', control: 'months', hint: '選ばなければ、一年を通して開催します。' },
    operatorLicense: { label: '登録・許可' },
    offers: { label: '予約のリンク', entry: '予約のリンク' },
    ...under('offers.*', OFFER_FIELD_CONFIGS),
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'nameKana', 'catch'] },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    {
      id: 'programme',
      title: '体験の内容',
      fields: [
        'durationMin',
        'meetingPoint',
        'months',
        'ageMin',
        'capacity',
        'included',
        'bring',
        'cancelPolicy',
        'operatorLicense',
      ],
    },
    { id: 'offers', title: '予約', fields: ['offers'] },
    ...PLACE_SECTIONS,
    ...PUBLISHING_SECTIONS,
  ],
}
