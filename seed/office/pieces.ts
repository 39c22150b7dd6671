import type { ContentKind } from '#domain/content/kind.ts'

/** The staff of the sample data: people of identity/people.ts, by the name before the @. */
export type Worker = 'contributor' | 'editor' | 'publisher' | 'admin'

/** The state of a manuscript. `days` and `hour`: relative to the day of seeding, in Japan. */
type Standing =
  | { stage: 'draft' }
  | { stage: 'review' }
  | { stage: 'scheduled'; days: number; hour: number; endsAfterDays?: number }

/** A manuscript: created by `by` from a sample page, then saved by the others. */
export type Piece = {
  key: string
  kind: ContentKind
  /** The sample page with its fields. */
  from: string
  title: string
  by: Worker
  /** How long ago it was created, in hours. */
  hoursAgo: number
  /** The number of blocks; all by default. */
  blocks?: number
  editedBy?: readonly Worker[]
  comments?: readonly { by: Worker; text: string; isResolved?: true }[]
} & Standing

/** Manuscripts of articles, places and products in every state. */
export const OFFICE_PIECES: readonly Piece[] = [
  {
    key: 'biei-snow-week',
    kind: 'article-page',
    from: 'senmo-line-kushirogawa-canoe',
    title: '雪の美瑛で、車を使わない一週間',
    by: 'contributor',
    hoursAgo: 3,
    blocks: 5,
    stage: 'draft',
  },
  {
    key: 'otaru-canal-before-dawn',
    kind: 'article-page',
    from: 'asahiyama-otaru-family-winter',
    title: '夜明け前の小樽運河、除雪車の音',
    by: 'contributor',
    hoursAgo: 28,
    blocks: 3,
    editedBy: ['editor'],
    comments: [
      {
        by: 'editor',
        text: '書き出しの静けさがいいと思います。運河の場所は、地図のブロックで示してください。',
      },
    ],
    stage: 'draft',
  },
  {
    key: 'kanazawa-in-sleet',
    kind: 'article-page',
    from: 'kurashiki-bizen-winter-walk',
    title: 'みぞれの金沢、茶屋街から用水をたどる',
    by: 'editor',
    hoursAgo: 5,
    blocks: 7,
    editedBy: ['editor', 'publisher'],
    stage: 'draft',
  },
  {
    key: 'hot-spring-eggs',
    kind: 'article-page',
    from: 'kinki-castles-read-by-stone',
    title: '温泉たまごは、どこで食べてもちがう',
    by: 'editor',
    hoursAgo: 50,
    blocks: 2,
    stage: 'draft',
  },
  {
    key: 'publisher-winter-plan',
    kind: 'article-page',
    from: 'chubu-preserved-flavours',
    title: '来年の冬の特集について（企画の覚え）',
    by: 'publisher',
    hoursAgo: 76,
    blocks: 2,
    stage: 'draft',
  },
  {
    key: 'admin-spring-notice',
    kind: 'article-page',
    from: 'yamagata-cherry-season-2026',
    title: '春の見ごろの知らせを出す日',
    by: 'admin',
    hoursAgo: 9,
    blocks: 3,
    stage: 'draft',
  },
  {
    key: 'koyasan-morning-service',
    kind: 'article-page',
    from: 'koyasan-winter-shukubo-night',
    title: '宿坊の朝、勤行が終わるまで',
    by: 'contributor',
    hoursAgo: 30,
    comments: [
      { by: 'editor', text: '「奥之院へ」の段落に、取材した日付を入れてください。' },
      { by: 'contributor', text: '入れました。写真の説明もそろえています。', isResolved: true },
    ],
    stage: 'review',
  },
  {
    key: 'kochi-early-market',
    kind: 'article-page',
    from: 'kochi-sunday-market-morning',
    title: '日曜市の朝いちばん、藁の火がつくまで',
    by: 'contributor',
    hoursAgo: 22,
    editedBy: ['editor'],
    comments: [{ by: 'publisher', text: '公開してよいと思います。題名だけ、もう少し短くできますか。' }],
    stage: 'review',
  },
  {
    key: 'shimabara-second-visit',
    kind: 'article-page',
    from: 'shimabara-railway-omisaki-unzen',
    title: '島原鉄道、二度目は逆向きに乗る',
    by: 'editor',
    hoursAgo: 44,
    stage: 'review',
  },
  {
    key: 'kamogawa-rainy-return',
    kind: 'article-page',
    from: 'kamogawa-with-small-children',
    title: '雨の鴨川、子どもと二度目の水族館',
    by: 'contributor',
    hoursAgo: 60,
    comments: [{ by: 'editor', text: '料金が今年の四月に変わっています。確かめてください。' }],
    stage: 'review',
  },
  {
    key: 'izumi-cranes-leave',
    kind: 'article-page',
    from: 'izumi-crane-season-2026',
    title: '出水の鶴、北へ帰る日を待つ',
    by: 'editor',
    hoursAgo: 12,
    stage: 'scheduled',
    days: 1,
    hour: 9,
  },
  {
    key: 'tsugaru-stove-second-train',
    kind: 'article-page',
    from: 'tsugaru-stove-train-2026',
    title: 'ストーブ列車、年末は一日三往復に',
    by: 'editor',
    hoursAgo: 15,
    stage: 'scheduled',
    days: 3,
    hour: 7,
    endsAfterDays: 40,
  },
  {
    key: 'asahiyama-penguin-walk',
    kind: 'article-page',
    from: 'asahiyama-winter-opening-2026',
    title: '旭山動物園、ペンギンの散歩は雪しだい',
    by: 'publisher',
    hoursAgo: 18,
    stage: 'scheduled',
    days: 6,
    hour: 12,
  },
  {
    key: 'kenrokuen-new-year',
    kind: 'article-page',
    from: 'kenrokuen-yukitsuri-2026',
    title: '兼六園の元日、無料で入れる朝',
    by: 'editor',
    hoursAgo: 40,
    stage: 'scheduled',
    days: 6,
    hour: 18,
  },
  {
    key: 'nachi-first-water',
    kind: 'article-page',
    from: 'nachi-fire-festival-2026',
    title: '那智の滝、注連縄の張り替えは暮れの朝に',
    by: 'contributor',
    hoursAgo: 52,
    editedBy: ['editor'],
    stage: 'scheduled',
    days: 13,
    hour: 9,
  },
  {
    key: 'spot-snow-viewing-bridge',
    kind: 'spot',
    from: 'gujo-odori',
    title: '雪見の橋（取材中）',
    by: 'contributor',
    hoursAgo: 33,
    stage: 'draft',
  },
  {
    key: 'gift-winter-yokan',
    kind: 'gift',
    from: 'fukui-mizuyokan',
    title: '冬の水ようかん（箱のちがい）',
    by: 'editor',
    hoursAgo: 26,
    stage: 'review',
    comments: [{ by: 'publisher', text: '内容量を、箱の裏で確かめてください。' }],
  },
]

/** Published pages with unpublished changes. */
export const OFFICE_CHANGES: readonly { kind: ContentKind; slug: string; by: Worker; catch: string }[] = [
  {
    kind: 'restaurant',
    slug: 'matsumoto-soba-mizumeguri',
    by: 'editor',
    catch: '水のめぐる町で、朝に打つ蕎麦。冬は十一時から。',
  },
  {
    kind: 'spot',
    slug: 'meiji-mura',
    by: 'contributor',
    catch: '明治の建物を、蒸気の音と歩く。',
  },
]
