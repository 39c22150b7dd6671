import { under } from './field-config.ts'
import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS, OFFER_FIELD_CONFIGS } from './shared.ts'

export const GIFT_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    name: { label: '名称' },
    nameKana: { label: '名称のよみ', hint: 'ひらがなで。検索にも使います。' },
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    category: { label: '分類' },
    maker: { label: '製造者' },
    price: { label: '価格', control: 'yen', hint: '税込' },
    contents: { label: '内容量' },
    shelfLife: { label: '日持ち', hint: '例：製造から30日' },
    storage: { label: '保存の方法' },
    allergens: {
      label: '特定原材料など',
      control: 'tags',
      entry: '原材料',
      offers: ['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '落花生', '大豆', 'りんご'],
    },
    sellPlaces: { label: '買える場所', entry: '買える場所' },
    'sellPlaces.*.spotId': { label: 'スポット', control: 'content', kinds: ['spot'] },
    'sellPlaces.*.text': { label: '場所の名前' },
    offers: { label: '購入のリンク', entry: '購入のリンク' },
    ...under('offers.*', OFFER_FIELD_CONFIGS),
  },
  sections: [
    {
      id: 'basics',
      title: '基本',
      fields: ['name', 'nameKana', 'category', 'catch', 'prefectureCode', 'cityCode'],
    },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    {
      id: 'goods',
      title: '品物',
      fields: ['maker', 'price', 'contents', 'shelfLife', 'storage', 'allergens'],
    },
    { id: 'shops', title: '買えるところ', fields: ['sellPlaces', 'offers'] },
    ...PUBLISHING_SECTIONS,
  ],
}
