import type { KindLabels } from './kind-form.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'

export const SPONSORED_PAGE_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    title: { label: '題名', isWide: true },
    catch: { label: 'キャッチコピー', isWide: true },
    advertiser: { label: '広告主' },
    target: { label: 'リンク先', hint: '/ からはじまるこのサイトのページか、https:// からはじまるURL' },
    slots: {
      label: '載せる場所',
      choices: { top: 'トップページ', features: '特集の一覧', products: '商品の一覧' },
    },
    startAt: { label: '掲載のはじまり', hint: '日本時間' },
    endAt: { label: '掲載のおわり', hint: '日本時間' },
    contractNo: { label: '契約番号', hint: '読む人には見えません。' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['title', 'catch', 'advertiser', 'target'] },
    PICTURE_SECTION,
    { id: 'placement', title: '掲載', fields: ['slots', 'startAt', 'endAt', 'contractNo'] },
    { id: 'where', title: '土地', fields: ['prefectureCode', 'cityCode'] },
    ...PUBLISHING_SECTIONS,
  ],
}
