import type { DisclosureKind } from '../../content/disclosure.ts'
import { DISCLOSURE_LABELS } from '../../content/disclosure-label.ts'
import { type FieldConfigs, type FormSection, SHARE_PANEL, under } from './field-config.ts'
import { PICTURE_FIELD_CONFIGS } from './shared.ts'

/** The fields that every kind has. */
export const PUBLISHABLE_FIELD_CONFIGS = {
  slug: { label: 'スラッグ（URLの名前）', within: SHARE_PANEL },
  factCheckedAt: {
    label: '情報確認日',
    control: 'factCheck',
    hint: '事実を情報源と照らし合わせた日時（日本時間）。読む人に日付が示されます。',
  },
  authorId: { label: '書き手', control: 'author' },
  editorId: { label: '編集者', control: 'author' },
  supervisor: { label: '監修者', toggleLabel: '監修者がいる' },
  'supervisor.name': { label: '監修者の名前' },
  'supervisor.title': { label: '肩書き' },
  'supervisor.profileUrl': { label: '紹介のページ' },
  seo: { label: '検索とシェア', within: SHARE_PANEL },
  'seo.title': { label: '検索結果の題名', within: SHARE_PANEL },
  'seo.description': { label: '検索結果の説明', within: SHARE_PANEL },
  'seo.canonical': { label: '正規のURL', within: SHARE_PANEL },
  'seo.noindex': { label: '検索結果に出さない', within: SHARE_PANEL },
  'seo.ogImage': { label: 'シェア用の画像', control: 'imageAddress', within: SHARE_PANEL },
  hero: { label: '主な画像' },
  ...under('hero', PICTURE_FIELD_CONFIGS),
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
  'disclosure.text': {
    label: '表示する説明',
    control: 'area',
    rows: 2,
    hint: '空なら、種類ごとの決まった文が出ます。',
  },
  tags: { label: 'タグ', control: 'tags', entry: 'タグ' },
  prefectureCode: { label: '都道府県', control: 'prefecture' },
  cityCode: { label: '市区町村', control: 'city' },
  dataNote: {
    label: 'データの注記',
    control: 'area',
    rows: 2,
    hint: '見本のデータであることなどを、読む人に伝えます。',
  },
} satisfies FieldConfigs

/** The name of each kind of disclosure in lists, shorter than in the form. */
export const DISCLOSURE_NAMES: Readonly<Record<DisclosureKind, string>> = {
  none: '表示なし',
  affiliate: 'アフィリエイト',
  pr: 'タイアップ',
  gifted: DISCLOSURE_LABELS.gifted,
  own: DISCLOSURE_LABELS.own,
}

export const PICTURE_SECTION: FormSection = { id: 'picture', title: '主な画像', fields: ['hero'] }

/** The last sections of every form. */
export const PUBLISHING_SECTIONS: readonly FormSection[] = [
  {
    id: 'trust',
    title: '出どころと広告',
    lead: '読む人が信じてよいかを判断するための情報です。',
    fields: ['disclosure', 'factCheckedAt', 'authorId', 'editorId', 'supervisor', 'dataNote'],
  },
  { id: 'finding', title: '見つけやすさ', fields: ['tags'] },
]
