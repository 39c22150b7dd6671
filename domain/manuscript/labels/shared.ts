import type { FieldConfigs } from './field-config.ts'

export const ALT_LABEL = '説明文（代替テキスト）'

export const PICTURE_FIELD_CONFIGS: FieldConfigs = {
  address: { label: '画像のアドレス', control: 'hidden' },
  alt: {
    label: ALT_LABEL,
    control: 'area',
    rows: 2,
    hint: '画像が見えない人に、何が写っているかを伝えます。',
  },
  credit: { label: 'クレジット', hint: '撮影者や提供元' },
  license: { label: '利用条件' },
  focalX: { label: '切り抜きの中心（左から）', hint: '0が左の端、1が右の端です。' },
  focalY: { label: '切り抜きの中心（上から）', hint: '0が上の端、1が下の端です。' },
  color: { label: '平均の色', control: 'hidden' },
}

export const OFFER_FIELD_CONFIGS: FieldConfigs = {
  provider: {
    label: '予約・購入先',
    choices: {
      official: '公式サイト',
      rakutenTravel: '楽天トラベル',
      jalan: 'じゃらんnet',
      amazon: 'Amazon',
      other: 'そのほか',
    },
  },
  asin: { label: 'ASIN', hint: 'Amazonの商品の番号。英数字10桁です。' },
  targetUrl: { label: 'リンク先のURL', hint: 'https:// から。アフィリエイトの印は公開するときに付きます。' },
  label: { label: 'ボタンの言葉' },
  price: {
    label: '価格',
    control: 'yen',
    hint: '税込。取得した日時といっしょに入れます。Amazonの価格は手で入れません。',
  },
  priceFetchedAt: { label: '価格を取得した日時', hint: '日本時間' },
}

const SEASON_FIELD_CONFIGS: FieldConfigs = {
  from: { label: '開始' },
  to: { label: '終了' },
}

export const HOURS_FIELD_CONFIGS: FieldConfigs = {
  allDay: { label: '24時間営業', hint: '終日入れる場所も含みます。' },
  regular: {
    label: '曜日ごとの時間',
    entry: '時間帯',
    hint: '日をまたぐときは、翌日の2時を 26:00 と書きます。',
  },
  'regular.*.days': { label: '曜日', control: 'weekdays' },
  'regular.*.open': { label: '開く時刻' },
  'regular.*.close': { label: '閉まる時刻' },
  'regular.*.lastEntry': { label: '最終入場' },
  'regular.*.season': { label: '期間', toggleLabel: '期間を限る（毎年くり返します）' },
  'regular.*.season.from': SEASON_FIELD_CONFIGS.from ?? { label: '開始' },
  'regular.*.season.to': SEASON_FIELD_CONFIGS.to ?? { label: '終了' },
  exceptions: {
    label: '特別な日',
    entry: '特別な日',
    hint: '臨時休業や、時間の変わる日です。ほかのどの決まりよりも優先されます。時刻が空なら、いつもどおりです。',
  },
  'exceptions.*.date': { label: '日付' },
  'exceptions.*.closed': { label: '休み' },
  'exceptions.*.open': { label: '開く時刻' },
  'exceptions.*.close': { label: '閉まる時刻' },
  note: { label: '営業時間の補足', control: 'area', rows: 2 },
}

export const CLOSED_FIELD_CONFIGS: FieldConfigs = {
  weekdays: { label: '毎週の定休日', control: 'weekdays' },
  nthWeekdays: { label: '第何曜日の定休日', entry: '定休日', hint: '第2火曜日のような決まりです。' },
  'nthWeekdays.*.nth': { label: '第何週' },
  'nthWeekdays.*.weekday': { label: '曜日', control: 'weekday' },
  holidayRule: {
    label: '祝日と重なるとき',
    choices: {
      none: '決まりなし（定休日のまま休む）',
      openAndCloseNextDay: '営業して翌日に休む',
      open: '営業する',
      closed: '祝日はいつも休む',
    },
  },
  yearEnd: { label: '年末年始の休み', toggleLabel: '年末年始に休む' },
  'yearEnd.from': { label: '休みの初日' },
  'yearEnd.to': { label: '休みの最終日' },
  irregular: { label: '不定休' },
  note: { label: '定休日の補足', control: 'area', rows: 2 },
}

/** Body of content with a story of its own, edited like an article. */
export const BODY_FIELD_CONFIGS = {
  label: '本文',
  hint: '見出し、段落、画像、カードなどを組み合わせます。',
  missing: '本文を書いてください。',
} as const
