import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'inuyama-castle',
    name: '犬山城',
    nameKana: 'いぬやまじょう',
    city: '愛知県犬山市',
    address: '愛知県犬山市犬山北古券65-2',
    lat: 35.388,
    lng: 136.939,
    category: '城・史跡',
    catch: '木曽川の崖に立つ、木のきしむ天守。回り縁に出ると、川風がまっすぐ当たります。',
    tags: ['国宝', '現存天守', '木曽川', '城下町'],
    publishedOn: '2026-03-12',
    updatedOn: '2026-10-14',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'train',
        line: '名鉄犬山線',
        station: '犬山遊園',
        minutes: 15,
        text: '名鉄 犬山遊園駅から徒歩約15分。犬山駅からは城下町を通って約20分',
      },
      { mode: 'car', minutes: 25, text: '名神高速道路 小牧ICから車で約25分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: null,
        },
      ],
    },
    closed: { yearEnd: { from: '12-29', to: '12-31' } },
    prices: [
      ['大人', 1000],
      ['小・中学生', 200],
    ],
    parking: { available: true, fee: '有料', note: '第1駐車場は城の下。桜の週は朝で満車になります。' },
    accessibility: { stepFree: false, note: '天守は急な階段です。手前の広場までも石段と坂があります。' },
    facilities: { restroom: true, pets: false, smoking: 'none' },
    stayMinutes: 60,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '桜', from: '03-28', to: '04-08' },
      { name: '犬山祭', from: '04-01', to: '04-07' },
      { name: '木曽川鵜飼', from: '06-01', to: '10-15' },
    ],
    rainyDay: true,
    kids: true,
    related: ['meiji-mura', 'matsumoto-castle', 'nagoya-port-aquarium'],
    body: [
      p(
        '三重四階、地下に二階。大きな城ではありません。けれど国宝の五つの天守のひとつであり、2004年まで成瀬家という一家の持ち物だった、珍しい来歴の城です。木材の年輪の調べでは、天正13年から18年ごろに建てられた部材が使われています。',
      ),
      p(
        '急な階段を上がるたび、床板の反りが足の裏に伝わります。三階を過ぎて四階、望楼の外は人の幅ほどの{廻縁|まわりえん}。手すりは低く、外へ出ると木曽川が真下を流れています。高所の苦手な人は、まず中から窓ごしにのぞくのがよいでしょう。',
      ),
      h2('川と町を両方見る'),
      p(
        '北は木曽川、対岸は岐阜の鵜沼。南には城下町の瓦屋根、晴れた日は名古屋の高層ビルまで。織田信長の叔父信康が天文6年に築いた城は、川を渡る人も舟も、残らず見張れる場所にあります。',
      ),
      ul(
        '4月の第1土日の犬山祭では、からくりを載せた車山が13輛、桜の下を進みます。',
        '本町通りには田楽や五平餅、串もの。歩きながらでなく、店先の縁台で。',
        '川沿いの遊歩道を犬山橋まで歩くと、崖の上の天守を下から見返せます。',
      ),
      callout(
        'tip',
        '先に券を',
        '土日の昼は天守の入口に列ができます。9時の開場に着けば、廻縁を一周する間も後ろが詰まりません。',
      ),
    ],
  },
  {
    slug: 'meiji-mura',
    name: '博物館 明治村',
    nameKana: 'はくぶつかん めいじむら',
    city: '愛知県犬山市',
    address: '愛知県犬山市内山1',
    lat: 35.34,
    lng: 136.989,
    category: 'テーマパーク',
    catch: '帝国ホテルの玄関から、蒸気機関車の汽笛まで。六十余りの建物を森に移した村です。',
    tags: ['近代建築', '蒸気機関車', '野外博物館', '家族旅行'],
    publishedOn: '2025-10-10',
    checkedOn: '2025-10-02',
    dataNote: SAMPLE,
    officialUrl: 'https://www.meijimura.com/',
    access: [
      {
        mode: 'bus',
        line: '名鉄犬山線',
        station: '犬山',
        minutes: 20,
        text: '名鉄 犬山駅東口からバスで約20分',
      },
      { mode: 'car', minutes: 5, text: '中央自動車道 小牧東ICから車で約5分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:30',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '03-01', to: '10-31' },
        },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '10:00',
          close: '16:00',
          lastEntry: '15:30',
          season: { from: '11-01', to: '02-28' },
        },
      ],
    },
    closed: { irregular: true, note: '冬期と夏に休村日があります。' },
    prices: [
      ['大人', 2500],
      ['高校生', 1500],
      ['小・中学生', 700],
    ],
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: false,
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      note: '広く坂が多い敷地です。村内バスを使うと移動が楽になります。',
    },
    facilities: { locker: true, restroom: true, pets: true, smoking: 'separate' },
    stayMinutes: 240,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '新緑', from: '04-20', to: '05-25' },
      { name: '紅葉', from: '11-10', to: '12-05' },
    ],
    rainyDay: false,
    kids: true,
    related: ['inuyama-castle', 'nagoya-port-aquarium'],
    body: [
      p(
        '高度成長の時代、明治の建物は全国で次々に壊されていました。それを惜しんだ建築家の谷口吉郎と、名古屋鉄道の土川元夫が開いたのが1965年。入鹿池を見おろす約100万㎡の丘に、いま六十を超える建物が移り住んでいます。',
      ),
      h2('はずさない四つ'),
      table(
        null,
        ['建物', 'もとの場所', 'ひとこと'],
        ['帝国ホテル中央玄関', '東京・内幸町', 'フランク・ロイド・ライトの設計。大谷石と煉瓦の光'],
        ['聖ヨハネ教会堂', '京都', '中に入ると竹の天井。重要文化財'],
        ['西郷從道邸', '東京・目黒', '案内の人と部屋を回る日がある'],
        ['宇治山田郵便局舎', '伊勢', '村の郵便局として働いている'],
      ),
      p(
        '建物の中に入り、椅子に座れるのが、ここの良いところです。食堂では牛鍋、喫茶では昔のカレーやアイスクリームなど、当時のものを思わせる献立が並びます。',
      ),
      p(
        '京都の市電と、明治の蒸気機関車が村の中を走っています。蒸気機関車は運転の休止期間がたびたびあるので、乗りたい人は動く日を調べてから出かけてください。',
      ),
      callout(
        'caution',
        '歩く距離',
        '北口から正門まで端から端まで約1km、坂があります。子ども連れは歩きやすい靴で、村内バスを一度は使ってください。',
      ),
    ],
  },
  {
    slug: 'nagoya-port-aquarium',
    name: '名古屋港水族館',
    nameKana: 'なごやこうすいぞくかん',
    city: '愛知県名古屋市港区',
    address: '愛知県名古屋市港区港町1-3',
    lat: 35.091,
    lng: 136.879,
    category: '動物園・水族館',
    catch: '白いベルーガから、氷の海のペンギンまで。赤道を越えて南極へ下る、二棟の水族館です。',
    tags: ['水族館', '雨の日', '子ども連れ', '名古屋港'],
    publishedOn: '2026-07-07',
    dataNote: SAMPLE,
    officialUrl: 'https://nagoyaaqua.jp/',
    access: [
      {
        mode: 'train',
        line: '名古屋市営地下鉄 名港線',
        station: '名古屋港',
        minutes: 5,
        text: '地下鉄 名古屋港駅3番出口から徒歩約5分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:30',
          close: '17:30',
          lastEntry: '16:30',
          season: null,
        },
      ],
      note: '夏休みは夜まで、冬は17時までなど、時期で変わります。',
    },
    closed: {
      weekdays: ['mon'],
      holidayRule: 'openAndCloseNextDay',
      note: '大型連休や夏休みは月曜も開館します。',
    },
    prices: [
      ['高校生以上', 2030],
      ['小・中学生', 1010],
      ['幼児（4歳以上）', 500],
    ],
    parking: { available: true, fee: '有料（ガーデンふ頭駐車場）', bus: true },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      nursingRoom: true,
      assistanceDog: true,
    },
    facilities: { wifi: true, locker: true, restroom: true, pets: false, smoking: 'none' },
    stayMinutes: 180,
    bestMonths: [2, 6, 7, 8],
    seasons: [{ name: '夏の夜間開館', from: '07-20', to: '08-31' }],
    rainyDay: true,
    kids: true,
    related: ['inuyama-castle', 'meiji-mura'],
    body: [
      p(
        '1992年に南館、2001年に北館。南館は「南極への旅」として、日本の海から深海、赤道、オーストラリア、氷の海へと、緯度をたどる順路です。北館の主題は、陸からふたたび海へ戻った生きもの。イルカやベルーガと、鯨の進化をたどります。',
      ),
      p(
        '北館のメインプールは、幅60m、奥行30m、深さ12mほど。屋外の席では、イルカの跳ぶ水しぶきが前のほうの列まで届きます。地下へ下りると、同じプールを水中から眺める大きな窓があり、跳躍のあとの泡の道がそのまま目の前を通ります。',
      ),
      h2('順番を入れ替えてみる'),
      p(
        '順路のとおりなら北館が先です。けれど混む日には、開館と同時に南館へ渡ると、ペンギン水槽の前にひとりで立てます。南極の照明と温度を再現した部屋では、季節が日本と逆さまに巡っています。',
      ),
      table(
        '年齢で選ぶ見どころ',
        ['年齢', 'おすすめ', '注意'],
        ['2〜4歳', 'ペンギン、ウミガメの水槽', '照明の暗い部屋がある'],
        ['5〜8歳', 'イルカのパフォーマンス', '席は30分前から'],
        ['9歳以上', '深海ギャラリー、黒潮水槽', '実物大の骨格標本も'],
      ),
      callout(
        'tip',
        '再入館',
        '当日中は入り直せることがあります。出口で確かめて、昼は港の芝生に出て、午後に気になる水槽をもう一度見るのもよい手です。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'inuyama-kisogawa-unose',
    name: '木曽川ホテル 鵜の瀬',
    nameKana: 'きそがわほてる うのせ',
    city: '愛知県犬山市',
    address: '愛知県犬山市犬山',
    lat: 35.392,
    lng: 136.947,
    type: 'ホテル',
    catch: '四十室の八割から川が見え、残りは城が見える。夏は鵜飼の舟の火が窓を過ぎます。',
    hero: {
      key: 'inuyama-kisogawa-unose',
      motif: 'hotel-building',
      season: 'summer',
      time: 'night',
    },
    tags: ['ホテル', '鵜飼', '城下町', '川の眺め'],
    publishedOn: '2026-06-02',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      { mode: 'walk', station: '犬山遊園', minutes: 6, text: '名鉄 犬山遊園駅から徒歩約6分' },
      { mode: 'car', minutes: 25, text: '名神高速道路 小牧ICから車で約25分' },
    ],
    parking: { available: true, count: 40, fee: '1泊500円' },
    accessibility: { stepFree: true, multiToilet: true, elevator: true, nursingRoom: true },
    facilities: {
      wifi: true,
      locker: true,
      restroom: true,
      pets: false,
      smoking: 'separate',
      payments: ['クレジットカード', 'QRコード決済', '現金'],
    },
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 13200,
    onsen: { has: false, quality: null, kakenagashi: null, privateBath: true },
    rooms: 40,
    mealPlan: '朝食付きが基本。夕食は城下で食べる人が多い宿です。',
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
        '予約のとき、川側と城側のどちらがよいかを聞かれます。鵜飼が終わる十月なかばまでは川側が埋まり、桜の一週間は城側が埋まる。残りの季節は、どちらを選んでも大差はないと、帳場は正直に言います。',
      ),
      p(
        '部屋は簡素で、机は大きめです。朝食は名古屋の喫茶になぞらえた厚切りトーストと小倉餡、それに赤だしを添えた和の膳から選びます。大浴場は露天はなく、川風は窓から入れます。',
      ),
      h2('夜の使い方'),
      p(
        '夕食は城下の店が中心です。六時を過ぎると早じまいの店も多いので、宿の手書きの一覧で開いているところを確かめてから出かけます。戻りは犬山橋のライトアップを見ながら、十五分ほどの散歩です。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'nagoya-kissa-kamome',
    name: '喫茶 かもめ硝子',
    nameKana: 'きっさ かもめがらす',
    city: '愛知県名古屋市港区',
    address: '愛知県名古屋市港区名港',
    lat: 35.094,
    lng: 136.882,
    genres: ['喫茶', 'モーニング'],
    catch: '珈琲一杯の値段で、厚切りトーストとゆで卵。港の朝に七時から灯がつきます。',
    hero: {
      key: 'nagoya-kissa-kamome',
      motif: 'cafe',
      season: 'autumn',
      time: 'morning',
    },
    tags: ['モーニング', '小倉トースト', '喫茶店', '名古屋'],
    publishedOn: '2026-08-18',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'walk',
        line: '名古屋市営地下鉄 名港線',
        station: '名古屋港',
        minutes: 4,
        text: '地下鉄 名古屋港駅から徒歩約4分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'fri', 'sat', 'sun'],
          open: '07:00',
          close: '17:00',
          lastEntry: null,
          season: null,
        },
      ],
      note: 'モーニングは11時まで。',
    },
    closed: { weekdays: ['thu'] },
    parking: { available: true, count: 4, fee: '無料' },
    facilities: { wifi: true, restroom: true, smoking: 'none', payments: ['現金', 'QRコード決済'] },
    specialty: '小倉トーストと、味噌を利かせた昼の鉄板スパゲッティ',
    budgetLunch: { from: 800, to: 1400 },
    budgetDinner: null,
    lastOrder: '16:30',
    seats: 34,
    smoking: 'none',
    reservation: 'none',
    takeout: true,
    allergyNote: '卵・乳・小麦を使います。ゆで卵を外すなど、注文のときにご相談ください。',
    body: [
      p(
        'カウンターに並ぶ砂糖壺が、港の沖で拾った硝子の浮き玉に似ているので、この名になったそうです。常連は新聞を読み、旅行の家族は水族館が開く九時半まで腹ごしらえをします。',
      ),
      p(
        '朝は珈琲を頼むと、厚く切ったトーストとゆで卵が付いてきます。小豆の餡は別に五十円、バターの溶けかけたところへのせるのがよく、皿の端に余った餡は珈琲に落とします。',
      ),
      ul(
        '座席は四人掛けが八つ。ベビーカーは、壁際の席なら畳まずに済みます。',
        '昼の鉄板スパゲッティは、卵が流れているうちに。火傷に気をつけて。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'okazaki-mame-miso',
    name: '豆味噌',
    nameKana: 'まめみそ',
    prefecture: '愛知県',
    city: '愛知県岡崎市',
    catch: '大豆と塩と水、そして二夏二冬。石を積んだ木桶の味噌は、煮るほど旨くなります。',
    tags: ['味噌', '発酵', '岡崎', '調味料'],
    publishedOn: '2026-01-27',
    dataNote: '価格と内容量は見本データです。',
    category: '調味料',
    maker: null,
    price: 780,
    contents: '400g（カップ）',
    shelfLife: '製造から約12か月',
    storage: '直射日光を避け常温（開封後は要冷蔵）',
    allergens: ['大豆'],
    sellPlaces: [
      { text: '岡崎市の味噌蔵と周辺の売店' },
      { text: '名古屋駅の土産売り場' },
      { spot: 'inuyama-castle', text: '犬山城下の食料品店' },
    ],
    body: [
      p(
        '米も麦も使いません。大豆そのものに麹を付けて豆麹にし、塩と水で木桶に仕込み、人の手で山の形に石を積む。二夏二冬を越える熟成のあいだに色は深まり、切り出すときは、ほとんど固まりです。',
      ),
      p(
        '岡崎の矢作川に沿った八帖のあたりは、この味噌の代表的な産地です。塩は船で矢作川を上がり、大豆は周辺の畑から運ばれました。腐りにくさから、戦の陣中の食べものとしても重んじられたといわれます。',
      ),
      h2('煮立てても構わない味噌'),
      ul(
        '味噌煮込みや、どて煮。グツグツと煮ても香りが飛びにくいのが豆味噌です。',
        'なすや豆腐には、砂糖とみりんで溶いて、甘い田楽に。',
        '固いので、すり鉢か茶こしで溶かし、初めは薄めの味から。',
      ),
    ],
  },
]
