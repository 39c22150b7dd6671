import { under } from './field-config.ts'
import type { KindLabels } from './kind-form.ts'
import { PLACE_FIELD_CONFIGS, PLACE_SECTIONS } from './place.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS, OFFER_FIELD_CONFIGS } from './shared.ts'

export const HOTEL_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    ...PLACE_FIELD_CONFIGS,
    type: { label: '宿の種類' },
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    rakutenHotelNo: { label: '楽天トラベルの施設番号', hint: '数字だけ' },
    checkIn: { label: 'チェックイン' },
    checkOut: { label: 'チェックアウト' },
    minCharge: { label: '最低料金', control: 'yen', hint: '1名あたり、税込' },
    onsen: { label: '温泉' },
    'onsen.has': { label: '温泉がある' },
    'onsen.quality': { label: '泉質' },
    'onsen.kakenagashi': { label: '源泉かけ流し' },
    'onsen.privateBath': { label: '貸切風呂' },
    bathTaxNote: { label: '入湯税の注記' },
    rooms: { label: '客室数', unit: '室' },
    mealPlan: { label: '食事' },
    review: {
      label: '予約サイトの評価',
      hint: '出どころといっしょに示します。自社の評価としては扱いません。',
    },
    'review.average': { label: '平均点', hint: '0から5まで' },
    'review.count': { label: '件数', unit: '件' },
    'review.source': { label: '評価の出どころ' },
    'review.fetchedAt': { label: '取得した日時', hint: '日本時間' },
    offers: { label: '予約のリンク', entry: '予約のリンク' },
    ...under('offers.*', OFFER_FIELD_CONFIGS),
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'nameKana', 'type', 'catch'] },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    {
      id: 'stay',
      title: '宿泊',
      fields: ['checkIn', 'checkOut', 'minCharge', 'rooms', 'mealPlan', 'onsen', 'bathTaxNote'],
    },
    { id: 'offers', title: '予約と評価', fields: ['offers', 'rakutenHotelNo', 'review'] },
    ...PLACE_SECTIONS,
    ...PUBLISHING_SECTIONS,
  ],
}
