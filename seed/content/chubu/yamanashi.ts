import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kawaguchiko-oishi-park',
    name: '大石公園',
    nameKana: 'おおいしこうえん',
    city: '山梨県南都留郡富士河口湖町',
    address: '山梨県南都留郡富士河口湖町大石',
    lat: 35.523,
    lng: 138.745,
    category: '絶景',
    catch: '河口湖の北岸、富士山の正面。花の帯と湖と山が、一枚の紙のように重なります。',
    hero: {
      key: 'kawaguchiko-oishi-park',
      motif: 'flower-field',
      season: 'summer',
      time: 'morning',
      landmark: 'fuji',
    },
    tags: ['富士山', '河口湖', '花畑', '逆さ富士'],
    publishedOn: '2026-05-26',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        line: '河口湖周遊バス',
        station: '河口湖駅',
        minutes: 30,
        text: '富士急行線 河口湖駅から周遊バスで約30分「河口湖自然生活館」下車すぐ',
      },
      { mode: 'car', minutes: 20, text: '中央自動車道 河口湖ICから車で約20分' },
    ],
    hours: { allDay: true, note: '公園は自由に歩けます。河口湖自然生活館は9時〜17時台の営業です。' },
    free: true,
    parking: {
      available: true,
      fee: '無料',
      bus: true,
      note: 'ラベンダーと紅葉の時期は早朝から埋まります。',
    },
    accessibility: { stepFree: true, multiToilet: true, stroller: true, note: '湖畔の遊歩道は平坦です。' },
    facilities: {
      wifi: false,
      restroom: true,
      pets: true,
      smoking: 'none',
      payments: ['クレジットカード', '現金'],
    },
    stayMinutes: 60,
    bestMonths: [5, 6, 7, 10, 12],
    seasons: [
      { name: '芝桜とチューリップ', from: '04-20', to: '05-15' },
      { name: 'ラベンダー', from: '06-20', to: '07-15' },
      { name: 'コキアの紅葉', from: '10-10', to: '10-25' },
    ],
    rainyDay: false,
    kids: true,
    related: ['shosenkyo', 'miho-no-matsubara'],
    body: [
      p(
        '富士山を見るなら、湖の南ではなく北へ回ること。この岸の公園は、その理由がいちばんよくわかる場所です。山頂から裾までが水面のすぐ向こうに収まり、手前には季節の花が横一列に植えられています。',
      ),
      h2('朝七時まで'),
      p(
        '逆さ富士は、風のない朝のものです。湖面が静かなのは日の出からせいぜい二時間。夏は雲が湧くのも早く、十時には裾を残して白くなることが珍しくありません。近くに泊まり、起きてすぐに来るのが確かです。',
      ),
      p(
        '花はたえず入れ替わります。ラベンダーの香る初夏、丸いコキアが緋色になる十月、そのあいだをサルビアや千日紅がつなぐ。どの月に来ても何かが咲いているように、畑は小さく区切られています。',
      ),
      table(
        '富士山が見えやすい時期',
        ['時期', '見え方', '注意'],
        ['12〜2月', '最も澄む。雪の白がはっきりする', '朝は氷点下、路面の凍結'],
        ['4〜5月', '花と残雪', '連休は渋滞'],
        ['6〜8月', '雲が多い。早朝だけ', '夕立と雷'],
        ['10〜11月', '乾いた空気。紅葉と', '朝夕の冷え込み'],
      ),
      callout(
        'tip',
        '帰りのバスは早めに',
        '午後は公園から河口湖駅へ向かう道が混み、バスが時刻表より遅れます。列車に乗り継ぐなら、二本早い便で戻ってちょうどよいくらいです。',
      ),
      p(
        '生活館では、大石のブルーベリーを使ったジャムやソフトクリームを作っています。富士山が雲に入ってしまった午後は、湖に向いた椅子で、雲の切れるのを待つのもよいものです。',
      ),
    ],
  },
  {
    slug: 'shosenkyo',
    name: '昇仙峡',
    nameKana: 'しょうせんきょう',
    city: '山梨県甲府市',
    address: '山梨県甲府市高成町',
    lat: 35.748,
    lng: 138.566,
    category: '自然',
    catch: '花崗岩の谷を水が削り、覚円峰が立ち上がる。甲府の町から一時間足らずの峡谷です。',
    tags: ['渓谷', '特別名勝', '紅葉', '水晶'],
    publishedOn: '2025-10-14',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        station: '甲府駅',
        minutes: 50,
        text: 'JR甲府駅からバスで約40〜50分「昇仙峡口」または「昇仙峡滝上」下車',
      },
      { mode: 'car', minutes: 30, text: '中央自動車道 甲府昭和ICから車で約30分' },
    ],
    free: true,
    parking: {
      available: true,
      fee: '無料（市営）',
      bus: true,
      note: '紅葉の休日は滝上側から先に埋まります。',
    },
    facilities: { restroom: true },
    stayMinutes: 150,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '新緑', from: '04-25', to: '05-25' },
      { name: '紅葉', from: '10-25', to: '11-20' },
    ],
    rainyDay: false,
    kids: true,
    related: ['kawaguchiko-oishi-park', 'kiyotsu-gorge', 'kamikochi'],
    body: [
      p(
        '奥秩父の金峰山に発した荒川が、花崗岩の台地を切り下ろしてできた谷です。国の特別名勝。長潭橋から仙娥滝までの遊歩道は約4km、川に沿って登り気味に進みます。',
      ),
      p(
        'いちばん知られた{覚円峰|かくえんぽう}は、川底からの高さがおよそ180m。その昔、覚円という僧が畳を数枚敷けるほどの頂で坐ったという伝えがあります。その先で、大きな岩が寄りかかる石門をくぐると、急に水音が近くなり、落差約30mの仙娥滝に出ます。',
      ),
      h2('上から下りるか、下から登るか'),
      ul(
        '**滝上から下る**　滝と覚円峰を早くに見て、あとは下るだけ。膝に自信のない人に。',
        '**長潭橋から登る**　大正14年に架けられたアーチ橋から入り、岩に付けられた名を確かめながら進む。2時間半。',
        '**上だけを見る**　滝上のバス停からなら、往復40分で主な見どころに会えます。',
      ),
      p(
        'かつて御嶽参りの道として開かれた谷で、掘り出された水晶は甲府の研磨の技を育てました。山上の店に水晶の印や細工物が並ぶのは、その名残です。2020年には、御嶽昇仙峡と水晶の物語が日本遺産に認定されています。',
      ),
      callout(
        'caution',
        '雨のあとは',
        '岩は磨かれたように滑ります。落石や倒木で遊歩道の一部が通れないこともあるため、出かける日の朝に案内を見てください。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kawaguchiko-sakasa-glamping',
    name: '湖畔グランピング 逆さの森',
    nameKana: 'こはんぐらんぴんぐ さかさのもり',
    city: '山梨県南都留郡富士河口湖町',
    address: '山梨県南都留郡富士河口湖町大石',
    lat: 35.528,
    lng: 138.737,
    type: 'グランピング',
    catch: '富士山の見える斜面に、幕と薪と十二の寝床。朝食は焚き火の熾で温めます。',
    hero: {
      key: 'kawaguchiko-sakasa-glamping',
      motif: 'lake',
      season: 'autumn',
      time: 'dusk',
      landmark: 'fuji',
    },
    tags: ['グランピング', '富士山', '焚き火', '家族旅行'],
    publishedOn: '2026-07-30',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'bus',
        station: '河口湖駅',
        minutes: 30,
        text: '河口湖駅から周遊バスで約30分。停留所から送迎あり（要予約）',
      },
      { mode: 'car', minutes: 20, text: '中央自動車道 河口湖ICから車で約20分' },
    ],
    parking: { available: true, count: 20, fee: '無料' },
    accessibility: { note: '幕の入口に段差があります。一棟だけ、床のない平屋のキャビンを用意しています。' },
    facilities: {
      wifi: true,
      restroom: true,
      pets: true,
      smoking: 'separate',
      payments: ['クレジットカード'],
    },
    checkIn: '14:00',
    checkOut: '10:00',
    minCharge: 21000,
    onsen: { has: false, quality: null, kakenagashi: null, privateBath: false },
    rooms: 12,
    mealPlan: '夕食は食材を渡され自分で焼く形式。焼きたくない夜は鍋に替えられます。',
    offers: [
      {
        provider: 'rakutenTravel',
        asin: null,
        targetUrl: 'https://travel.rakuten.co.jp/',
        label: '空室・料金',
        price: null,
        priceFetchedAt: null,
      },
    ],
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    body: [
      p(
        '天幕の窓は透明の膜で、寝たまま山が見えます。ただし、富士山が見えるのは晴れた日に限ります。予約の画面にもそう書いてあり、雨の日には地ビールを一本出すのが、この宿のお詫びの形です。',
      ),
      p(
        '標高は850mほど。春と秋の夜は気温がひと桁まで下がり、毛布のほかに湯たんぽを渡されます。焚き火は夜九時まで、薪は一束が料金のうち。湯は中央の棟にある共同浴場で、シャワーだけの部屋もあります。',
      ),
      h2('子どもと過ごす'),
      p(
        '森のなかに、ブランコと丸太の平均台が置いてあります。鹿や狐が夜に通ることがあるので、食べものはかならず箱へ。朝六時すぎ、裾野に日が差す前に起こしてもらえるよう、前の晩に頼むことができます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'koshu-korogaki',
    name: '枯露柿',
    nameKana: 'ころがき',
    prefecture: '山梨県',
    catch: '白い粉は、柿から滲み出た糖。甲州の軒先で冬の日を浴びた、大粒の干し柿です。',
    tags: ['干し柿', '冬の味', '甲州'],
    publishedOn: '2025-12-09',
    dataNote: '価格と内容量は見本データです。',
    category: '果物',
    maker: null,
    price: 2400,
    contents: '6個入り（化粧箱）',
    shelfLife: '製造から約30日',
    storage: '冷暗所（冷凍で長期保存可）',
    allergens: [],
    sellPlaces: [
      { text: '甲府駅周辺の土産店（12月〜2月）' },
      { spot: 'shosenkyo', text: '昇仙峡の売店（冬季）' },
      { text: '甲州市塩山松里の直売所' },
    ],
    body: [
      p(
        '大きな甲州百目柿の皮をむき、へたを縄に結んで、軒に吊るします。松里のあたりでは、11月になると家の二階からすだれのように柿がさがり、朝の日差しで家ごと橙色になります。武田信玄が栽培を勧めたという話が、土地に伝わっています。',
      ),
      p(
        '硫黄でいぶして色を保ち、乾いたところで一つずつ手で揉む。仕上げに藁や莚の上で転がすと、白い糖の粉が全体に回ります。ころころと転がすことから、この名があるともいわれます。',
      ),
      h2('おいしい食べ方'),
      ul(
        'そのままの次は、薄く切ってバターをひとかけ。',
        '刻んで大根と和え、なますに。酢の角が取れます。',
        'すぐに食べないものは、ひとつずつ包んで冷凍を。半解凍が食べごろです。',
      ),
    ],
  },
]
