import type { FieldConfigs } from './field-config.ts'
import { ALT_LABEL, PICTURE_FIELD_CONFIGS } from './shared.ts'

/** Fields of a picture in the library, with the same labels as in content. */
export const MEDIA_FIELD_CONFIGS: FieldConfigs = {
  ...PICTURE_FIELD_CONFIGS,
  name: { label: '名前', hint: '編集室でさがすための名前です。読者には見えません。' },
  alt: {
    label: ALT_LABEL,
    hint: '画像が見えない人に読み上げられます。選ぶたびに、ページに合わせて書き直せます。',
  },
  license: {
    label: 'ライセンス',
    hint: '空欄のときは、自社またはクレジットの提供元のものとして扱います。例：CC BY 4.0',
  },
  prefectureCode: { label: '都道府県' },
}
