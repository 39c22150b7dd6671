import { under } from './field-config.ts'
import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS, OFFER_FIELD_CONFIGS } from './shared.ts'

export const GOODS_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    name: { label: '名称' },
    nameKana: { label: '名称のよみ', hint: 'ひらがなで。検索にも使います。' },
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    category: { label: '分類' },
    brand: { label: 'ブランド' },
    asin: { label: 'ASIN', hint: 'Amazonの商品の番号。大文字の英数字10桁です。' },
    useCase: { label: '使う場面', control: 'tags', entry: '使う場面' },
    specs: { label: '仕様', entry: '仕様' },
    'specs.*.name': { label: '項目', offers: ['サイズ', '重さ', '容量', '素材', '色'] },
    'specs.*.value': { label: '内容' },
    pros: { label: 'よいところ', entry: 'よいところ' },
    cons: { label: '気になるところ', entry: '気になるところ' },
    offers: { label: '購入のリンク', entry: '購入のリンク' },
    ...under('offers.*', OFFER_FIELD_CONFIGS),
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'nameKana', 'category', 'brand', 'catch'] },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    { id: 'judgement', title: '使い心地', fields: ['useCase', 'pros', 'cons', 'specs'] },
    { id: 'offers', title: '買えるところ', fields: ['asin', 'offers'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
