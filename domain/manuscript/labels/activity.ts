import type { KindLabels } from './kind-form.ts'
import { PLACE_SECTIONS, PLACE_WORDS } from './place.ts'
import { PICTURE_SECTION, PUBLISHABLE_WORDS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_WORDS, OFFER_WORDS } from './shared.ts'
import { under } from './words.ts'

export const ACTIVITY_FORM: KindLabels = {
  words: {
    ...PUBLISHABLE_WORDS,
    ...PLACE_WORDS,
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_WORDS,
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
    ...under('offers.*', OFFER_WORDS),
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
