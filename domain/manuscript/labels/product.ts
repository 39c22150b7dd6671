import { CONTENT_KINDS } from '../../content/kind.ts'
import { PRODUCT_KINDS } from '../../content/product.ts'
import { under } from './field-config.ts'
import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { OFFER_FIELD_CONFIGS } from './shared.ts'

export const PRODUCT_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    kind: {
      label: '何の商品か',
      choices: {
        ...Object.fromEntries(PRODUCT_KINDS.map((kind) => [kind, CONTENT_KINDS[kind].label])),
        other: 'その他',
      },
    },
    refId: {
      label: 'もとのページ',
      control: 'content',
      kinds: PRODUCT_KINDS,
      hint: '選ぶと、商品のカードからそのページへ進めます。',
    },
    offers: { label: '購入のリンク', entry: '購入のリンク' },
    ...under('offers.*', OFFER_FIELD_CONFIGS),
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'kind', 'refId'] },
    PICTURE_SECTION,
    { id: 'offers', title: '買えるところ', fields: ['offers'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
