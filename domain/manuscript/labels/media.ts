import { ALT_LABEL, PICTURE_WORDS } from './shared.ts'
import type { WordTable } from './words.ts'

/** What is written of a picture in the library: with the same words as of one in content. */
export const MEDIA_WORDS: WordTable = {
  ...PICTURE_WORDS,
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
