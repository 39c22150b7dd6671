import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'inubosaki-lighthouse',
    name: '犬吠埼灯台',
    nameKana: 'いぬぼうさきとうだい',
    city: '千葉県銚子市',
    address: '千葉県銚子市犬吠埼',
    lat: 35.708,
    lng: 140.869,
    category: '絶景',
    catch: '九十九の段を上ると、地球の丸さが少しわかる',
    tags: ['灯台', '日の出', '重要文化財', '銚子電鉄'],
    publishedOn: '2026-01-05',
    updatedOn: '2026-08-28',
    author: 'kurata-jun',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'walk',
        line: '銚子電気鉄道',
        station: '犬吠',
        minutes: 7,
        text: '銚子電気鉄道「犬吠」駅から歩いて約7分。銚子駅から犬吠駅までは約17分',
      },
      { mode: 'car', text: '東関東自動車道・佐原香取ICから約1時間' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:30', close: '16:00', lastEntry: '15:30', season: null }],
      note: '連休や夏は延長することがあります。強風のときは塔に上れません。',
    },
    prices: [
      ['中学生以上', 300, '参観寄付金'],
      ['小学生以下', 0],
    ],
    parking: { count: 100, fee: '無料' },
    accessibility: { stepFree: false, elevator: false, note: '灯台の下の広場までは平らな道で行けます。' },
    facilities: { restroom: true },
    stayMinutes: 60,
    bestMonths: [1, 5, 10, 11, 12],
    seasons: [
      { name: '初日の出', from: '12-31', to: '01-03' },
      { name: '澄んだ水平線', from: '11-01', to: '02-28' },
    ],
    rainyDay: false,
    kids: true,
    related: ['kamogawa-sea-world', 'nakaminato-fish-market'],
    body: [
      p(
        '関東平野のいちばん東、太平洋に突き出した岬に立つ白い灯台です。英国人技師リチャード・ヘンリー・ブラントンの設計で、1874年に初めて灯をともしました。高さ約31メートル。煉瓦づくりの灯台としては国内で指折りの高さがあり、2020年に国の重要文化財になりました。',
      ),
      h2('国産の煉瓦で'),
      p(
        'ブラントンははじめ、日本の煉瓦では強さが足りないと考えていたといいます。それでも、いまの成田市のあたりで焼かれた十九万枚あまりの国産煉瓦が使われ、塔は百五十年の潮風に耐えました。壁は地震に備えた二重の円筒です。',
      ),
      p(
        '内側のらせん階段は九十九段。九十九里浜に合わせた数だという話が、もっともらしく伝わります。上がりきった回廊から見る水平線は、両端がわずかに下がって見えます。',
      ),
      h2('日の出を待つ'),
      p(
        '山頂や離島を別にすると、日本で初日の出がもっとも早く見える場所として知られ、元日は夜明け前から人が集まります。ふだんの日であれば、灯台の下の遊歩道で十分。岩に寄せる波の音が、暗いうちは思いのほか大きく聞こえます。',
      ),
      callout(
        'tip',
        '白い郵便ポスト',
        '灯台の門の前には、灯台に合わせて白く塗られた丸いポストがあります。はがきと切手を持って行けば、旅先から自分に一通出せます。',
      ),
    ],
  },
  {
    slug: 'kamogawa-sea-world',
    name: '鴨川シーワールド',
    nameKana: 'かもがわしーわーるど',
    city: '千葉県鴨川市',
    address: '千葉県鴨川市東町',
    lat: 35.115,
    lng: 140.122,
    officialUrl: 'https://www.kamogawa-seaworld.jp/',
    category: '動物園・水族館',
    catch: '太平洋を背にした水族館で、シャチの息づかいを聞く',
    tags: ['水族館', 'シャチ', '子連れ', '外房'],
    publishedOn: '2026-04-17',
    updatedOn: '2026-07-24',
    author: 'amano-haruka',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'bus',
        line: 'JR外房線・内房線',
        station: '安房鴨川',
        minutes: 10,
        text: 'JR「安房鴨川」駅から送迎バスで約10分',
      },
      { mode: 'car', text: '館山自動車道・君津ICから房総スカイライン、鴨川有料道路経由で約35分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '16:00', lastEntry: null, season: null }],
      note: '季節と曜日により変わります。',
    },
    closed: { irregular: true, note: '年に数日の休館日があります。' },
    prices: [
      ['大人', 3300, '高校生以上'],
      ['小人', 2000, '4歳から中学生'],
    ],
    parking: { count: 1200, fee: '有料', bus: true },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      nursingRoom: true,
      assistanceDog: true,
    },
    facilities: { locker: true, restroom: true, payments: ['現金', 'クレジットカード', '電子マネー'] },
    stayMinutes: 300,
    bestMonths: [3, 5, 7, 8, 10],
    seasons: [{ name: '夏の水しぶき', from: '07-15', to: '08-31' }],
    rainyDay: true,
    kids: true,
    related: ['inubosaki-lighthouse', 'tokyo-national-museum'],
    body: [
      p(
        '外房の海岸に沿って細長く建つ、1970年開業の水族館です。シャチのパフォーマンスを見られる水族館は国内にわずかで、目当てに遠くから通う人もいます。客席の向こうがそのまま太平洋なので、プールと海の水平線が一つにつながって見えます。',
      ),
      h2('濡れる席、濡れない席'),
      p(
        'シャチのプールの前のほうは、体を打ちつけるたびに大量の水が客席へ飛びます。夏はそれを楽しみに合羽を着て座る人が多く、床の色で濡れる範囲がわかるようになっています。カメラを持つ人、乳児を抱く人は、いちばん上の段からのほうが全体もよく見えます。',
      ),
      h2('一日の組み立て'),
      p(
        'パフォーマンスはシャチ、イルカ、アシカ、ベルーガの四種類が、時間をずらして行われます。入口で時刻表を受けとったら、まず遠い会場から印をつけてください。間の三十分に、川の源流から海までをたどる展示と、熱帯の海の展示をはさむと無理がありません。',
      ),
      table(
        '未就学の子と回るとき',
        ['場所', '気をつけること'],
        ['シャチの会場', '開演20分前に席へ。日陰は上段の奥'],
        ['ベルーガの会場', '室内で席が少なめ。早めに並ぶ'],
        ['ペンギンとアザラシの展示', '屋根があり、雨の日の休憩にも'],
        ['砂浜側の通路', '風が強い日は帽子にひもを'],
      ),
      p(
        '館内を出て道を渡れば東条海岸です。水着でなくても、靴を脱いで波打ち際を歩くくらいの時間を最後に残しておくと、子どもの口数が少し落ち着いて帰れます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'sawara-machiya-onogawa-kura',
    name: '小野川の蔵 一軒',
    nameKana: 'おのがわのくら いっけん',
    city: '千葉県香取市',
    address: '千葉県香取市佐原',
    lat: 35.889,
    lng: 140.497,
    type: '一棟貸し',
    catch: '水郷佐原の川べりで、米蔵をまるごと借りる',
    hero: {
      key: 'sawara-machiya-onogawa-kura',
      motif: 'old-street',
      season: 'summer',
      time: 'night',
    },
    tags: ['一棟貸し', '佐原', '町家', 'グループ'],
    publishedOn: '2026-05-29',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
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
    access: [
      {
        mode: 'walk',
        line: 'JR成田線',
        station: '佐原',
        minutes: 12,
        text: 'JR成田線「佐原」駅から小野川沿いを歩いて約12分',
      },
    ],
    parking: { count: 2, fee: '無料', note: '歩いて3分の契約駐車場です' },
    facilities: { wifi: true, smoking: 'none', payments: ['クレジットカード'] },
    checkIn: '16:00',
    checkOut: '11:00',
    minCharge: 12000,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり（台所あり。朝は近くの豆腐店から籠で届きます）',
    body: [
      p(
        '小野川は、利根川の舟運で栄えた佐原の表通りでした。荷を上げ下ろしした石段「だし」が岸に残り、その一つの正面に、明治の米蔵を改めたこの宿があります。定員は六人。一階は土間と台所、二階は梁の下に布団を並べる一間です。',
      ),
      h2('鍵は向かいの荒物屋で'),
      p(
        '受付も売店もありません。鍵を預かるのは向かいの荒物屋で、店主は町の当番表のように、開いている店と休みの店を教えてくれます。7月と10月の大祭の夜は、山車がこの前の細い道を曲がるため、二階の窓を閉めるのが約束です。',
      ),
      p(
        '朝7時に、おぼろ豆腐と小鉢、温めるだけの味噌汁が籠に入って戸口に届きます。川面に柳の影がさす時間で、観光の舟はまだ一艘も出ていません。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'choshi-iwashi-shiosai-shokudo',
    name: '汐見食堂 いわし灯',
    nameKana: 'しおみしょくどう いわしび',
    city: '千葉県銚子市',
    address: '千葉県銚子市犬吠埼',
    lat: 35.705,
    lng: 140.864,
    catch: '入梅のいわしと、銚子の醤油。ほかは黒板のとおり',
    hero: {
      key: 'choshi-iwashi-shiosai-shokudo',
      motif: 'seafood',
      season: 'summer',
      time: 'noon',
    },
    tags: ['海鮮', 'いわし', '銚子', '定食'],
    publishedOn: '2026-06-19',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'walk',
        line: '銚子電気鉄道',
        station: '犬吠',
        minutes: 4,
        text: '銚子電気鉄道「犬吠」駅から歩いて約4分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '10:30',
          close: '15:00',
          lastEntry: null,
          season: null,
        },
      ],
      note: '魚がなくなりしだい終わります。',
    },
    closed: { weekdays: ['wed'], irregular: true, note: '時化の翌日は休むことがあります。' },
    parking: { count: 6, fee: '無料' },
    genres: ['海鮮', '定食'],
    specialty: 'いわしの漬け丼、なめろう、つみれ汁',
    budgetLunch: { from: 1200, to: 2200 },
    budgetDinner: null,
    lastOrder: '14:30',
    seats: 18,
    smoking: 'none',
    reservation: 'none',
    takeout: false,
    allergyNote: '醤油に小麦・大豆を使います。つみれのつなぎに卵を使います。',
    body: [
      p(
        '梅雨のころに脂がのる真いわしを、銚子では「入梅いわし」と呼びます。この店の品書きは、それを刺身、漬け、なめろう、つみれ汁のどれで食べるかだけが決まっていて、残りは黒板に朝書かれます。',
      ),
      h2('醤油を二つ'),
      p(
        '卓には濃口と、仕込み水の代わりに生醤油で仕込む再仕込みの二本。刺身には再仕込み、つみれ汁には濃口を二、三滴。食べ比べのための小皿ははじめから二枚出てきます。',
      ),
      ul(
        '10月から11月は、さばと戻りがつお',
        '冬は、漁があれば金目鯛の煮つけ',
        'ごはんの大盛りは無料、おかわりは一度だけ',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'choshi-saishikomi-shoyu',
    name: '銚子の再仕込み醤油',
    nameKana: 'ちょうしのさいしこみしょうゆ',
    prefecture: '千葉県',
    city: '千葉県銚子市',
    category: '調味料',
    catch: '醤油で醤油を仕込む、刺身のための一本',
    maker: null,
    price: 702,
    contents: '200ミリリットル瓶',
    shelfLife: '製造から約12か月',
    storage: '常温。開封後は冷蔵庫で',
    allergens: ['小麦', '大豆'],
    tags: ['醤油', '銚子', '発酵', '刺身'],
    publishedOn: '2026-03-06',
    dataNote: '価格と内容量は見本データです。',
    sellPlaces: [
      { spot: 'inubosaki-lighthouse', text: '犬吠埼灯台の周辺と犬吠駅のみやげ物店' },
      { text: '銚子市内の醤油蔵の売店' },
    ],
    body: [
      p(
        '夏に涼しく冬に凍てつかない銚子は、麹や酵母が働きやすい土地です。利根川の舟で大豆と小麦が集まり、江戸へ運ぶ道も開けていたことから、江戸時代の初めに醤油づくりが根づきました。いまも町を歩くと、風向きによって甘く香ばしい匂いがします。',
      ),
      h2('塩水の代わりに'),
      p(
        'ふつうの濃口は、麹に塩水を合わせて仕込みます。再仕込みは、その塩水の代わりに生の醤油を使うため、時間も材料も倍かかります。色が濃く、とろりとして、塩の角が立ちません。加熱する料理に使うより、刺身や冷ややっこに少しずつ付けるのが持ち味の出る使い方です。',
      ),
      p(
        '瓶はみやげに重いと思われがちですが、200ミリリットルなら片手に収まります。飛行機には預け入れの荷物へ。布でくるんでから袋に入れておくと、口からのにじみも防げます。',
      ),
    ],
  },
]
