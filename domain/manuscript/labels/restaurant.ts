import type { KindLabels } from './kind-form.ts'
import { PLACE_FIELD_CONFIGS, PLACE_SECTIONS, SMOKING_CHOICES } from './place.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS } from './shared.ts'

const FROM = { label: '下限', control: 'yen' } as const
const TO = { label: '上限', control: 'yen' } as const

export const RESTAURANT_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    ...PLACE_FIELD_CONFIGS,
    genres: { label: '料理の種類', control: 'tags', entry: '料理の種類' },
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    specialty: { label: '名物' },
    budgetLunch: { label: '昼の予算', hint: '1名あたり、税込' },
    'budgetLunch.from': FROM,
    'budgetLunch.to': TO,
    budgetDinner: { label: '夜の予算', hint: '1名あたり、税込' },
    'budgetDinner.from': FROM,
    'budgetDinner.to': TO,
    lastOrder: { label: 'ラストオーダー' },
    seats: { label: '席数', unit: '席' },
    smoking: { label: '店内の喫煙', choices: SMOKING_CHOICES },
    reservation: {
      label: '予約',
      choices: { required: '予約が必要', accepted: '予約できる', none: '予約できない' },
    },
    takeout: { label: '持ち帰りできる' },
    allergyNote: { label: 'アレルギーへの対応', control: 'area', rows: 2 },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'nameKana', 'genres', 'specialty', 'catch'] },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    {
      id: 'meal',
      title: '食事',
      fields: [
        'budgetLunch',
        'budgetDinner',
        'lastOrder',
        'seats',
        'smoking',
        'reservation',
        'takeout',
        'allergyNote',
      ],
    },
    ...PLACE_SECTIONS,
    ...PUBLISHING_SECTIONS,
  ],
}
