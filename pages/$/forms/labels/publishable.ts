import { under, type FormSection, type WordTable } from './words.ts'
import { PICTURE_WORDS } from './shared.ts'

/** What the office keeps by itself: the workflow writes these, no field does. */
export const KEPT_BY_OFFICE = [
  'id',
  'slugHistory',
  'status',
  'publishedAt',
  'scheduledAt',
  'unpublishAt',
  'version',
  'createdAt',
  'updatedAt',
  'contentUpdatedAt',
] as const

/** What every kind has in common. */
export const PUBLISHABLE_WORDS: WordTable = {
  slug: {
    label: 'URLの名前',
    hint: '半角の小文字、数字、ハイフン。公開したあとに変えると、前のURLから転送されます。',
  },
  factCheckedAt: { label: '情報を確認した日時', hint: '事実を情報源と照らし合わせた日時（日本時間）。読む人に示されます。' },
  authorId: { label: '書き手', control: 'author' },
  editorId: { label: '編集者', control: 'author' },
  supervisor: { label: '監修者' },
  'supervisor.name': { label: '監修者の名前' },
  'supervisor.title': { label: '肩書き' },
  'supervisor.profileUrl': { label: '紹介のページ' },
  seo: { label: '検索とシェア' },
  'seo.title': { label: '検索結果の題', hint: '空なら、ページの題を使います。' },
  'seo.description': { label: '検索結果の説明', control: 'area', hint: '空なら、キャッチコピーなどから作ります。' },
  'seo.canonical': { label: '正規のURL', hint: '同じ内容が別の場所にあるときだけ。' },
  'seo.noindex': { label: '検索結果に出さない' },
  'seo.ogImage': { label: 'シェア用の画像のアドレス', hint: '空なら、題字を組んだ画像が作られます。' },
  hero: { label: '主な画像' },
  ...under('hero', PICTURE_WORDS),
  disclosure: { label: '広告の表示', control: 'disclosure' },
  'disclosure.kind': {
    label: '広告の種類',
    choices: {
      none: '広告ではない',
      affiliate: 'アフィリエイト',
      pr: 'タイアップ（PR）',
      gifted: '提供を受けた',
      own: '自社の告知',
    },
  },
  'disclosure.sponsorName': { label: '広告主の名称', hint: 'タイアップでは必ず書きます。' },
  'disclosure.text': { label: '表示する説明', control: 'area', rows: 2 },
  tags: { label: 'タグ', control: 'tags', entry: 'タグ' },
  prefectureCode: { label: '都道府県', control: 'prefecture' },
  cityCode: { label: '市区町村', control: 'city' },
  dataNote: { label: 'データの注記', hint: '見本のデータであることなどを、読む人に伝えます。' },
}

export const PICTURE_SECTION: FormSection = { id: 'picture', title: '主な画像', fields: ['hero'] }

/** What stands at the end of every form. */
export const PUBLISHING_SECTIONS: readonly FormSection[] = [
  {
    id: 'trust',
    title: '出どころと広告',
    lead: '読む人が信じてよいかを判断するための情報です。',
    fields: ['disclosure', 'factCheckedAt', 'authorId', 'editorId', 'supervisor', 'dataNote'],
  },
  { id: 'finding', title: '見つけやすさ', fields: ['slug', 'tags', 'seo'] },
]
