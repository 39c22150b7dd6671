import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'beppu-kannawa',
    city: '大分県別府市',
    name: '別府・鉄輪温泉の湯けむり',
    nameKana: 'べっぷ・かんなわおんせんのゆけむり',
    address: '大分県別府市鉄輪（いでゆ坂周辺）',
    lat: 33.3165,
    lng: 131.476,
    access: [
      {
        mode: 'bus',
        line: 'JR日豊本線',
        station: '別府駅',
        minutes: 25,
        text: 'JR日豊本線「別府駅」西口から亀の井バスで約25分、「鉄輪」下車すぐ',
      },
      { mode: 'car', minutes: 8, text: '東九州自動車道「別府IC」から約8分' },
    ],
    hours: {
      regular: [],
      allDay: true,
      note: '町歩きは自由。共同浴場や蒸し湯は施設ごとに時間が異なります。',
    },
    free: true,
    parking: { available: true, fee: '有料' },
    accessibility: { stepFree: false, note: '坂の町です。いでゆ坂は石畳で、車の通る区間があります。' },
    facilities: { restroom: true },
    catch: '煙突より湯気のほうが多い坂の町で、蒸して、浸かって、また蒸して。',
    category: '温泉',
    stayMinutes: 180,
    bestMonths: [1, 2, 3, 4, 11, 12],
    seasons: [
      { name: '湯けむりの濃い朝夕', from: '12-01', to: '03-10' },
      { name: '別府八湯温泉まつり', from: '04-01', to: '04-07' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['湯けむり', '地獄蒸し', '共同浴場', '湯治'],
    related: ['usuki-sekibutsu', 'unzen-jigoku'],
    publishedOn: '2025-12-10',
    updatedOn: '2026-11-05',
    author: 'nishi-wataru',
    body: [
      p(
        '別府には八つの温泉郷があり、鉄輪はその中でいちばん湯けむりの濃い町です。溝のふた、塀の隙間、宿の屋根の上。白いものが立つところには必ず泉源があり、2012年には湯けむりの景色そのものが国の重要文化的景観に選ばれました。',
      ),
      h2('一遍上人と、石の床'),
      p(
        '鎌倉時代、この地に来た一遍上人が荒ぶる噴気を鎮めて蒸し湯を開いたと伝わります。いまの鉄輪むし湯も、石菖という薬草を床に敷きつめた小さな石室です。四つん這いで入り、8分。外の声が遠くなり、草のにおいが体に移って、夜まで消えません。',
      ),
      h2('釜を借りて、昼をつくる'),
      p(
        '食材を噴気で蒸す{地獄蒸し|じごくむし}は、貸間の湯治客が毎日してきた炊事です。釜を時間で借りられる場所があり、近くの店で買ったものを笊に入れて自分で下ろします。塩を含んだ蒸気のおかげで、芋も卵も、何もつけなくて足ります。',
      ),
      table(
        '蒸す時間の目安',
        ['食材', '時間'],
        ['卵', '7〜10分'],
        ['とうもろこし', '10分'],
        ['豚肉と白菜', '12分'],
        ['さつまいも', '30分'],
      ),
      p(
        '湯けむりの全景を見るなら、町の南西の高台にある湯けむり展望台へ。鉄輪から歩くと上り坂で30分ほどかかるので、車かタクシーが楽です。冷えた朝と、日の沈む前の15分がよく見えます。',
      ),
      callout(
        'info',
        '地獄めぐりと回るとき',
        '海地獄、かまど地獄などが鉄輪に集まり、歩いて回れます。血の池地獄と龍巻地獄は離れた亀川にあるので、バスで移ります。',
      ),
    ],
  },
  {
    slug: 'usuki-sekibutsu',
    city: '大分県臼杵市',
    name: '臼杵石仏',
    nameKana: 'うすきせきぶつ',
    address: '大分県臼杵市大字深田',
    lat: 33.0894,
    lng: 131.7637,
    access: [
      {
        mode: 'bus',
        line: 'JR日豊本線',
        station: '臼杵駅',
        minutes: 20,
        text: 'JR日豊本線「臼杵駅」から臼津交通バスで約20分、「臼杵石仏」下車すぐ（本数が少なめです）',
      },
      { mode: 'car', minutes: 5, text: '東九州自動車道「臼杵IC」から約5分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:30', season: null }],
    },
    closed: { note: '年中無休' },
    prices: [
      ['一般', 550],
      ['小・中学生', 270],
    ],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: { stepFree: false, note: '石仏のある斜面は坂と石段が続きます。' },
    facilities: { restroom: true },
    catch: '火山の灰が固まった崖に、六十一体。誰が彫ったかは、わかりません。',
    category: '神社仏閣',
    stayMinutes: 60,
    bestMonths: [4, 5, 7, 10, 11],
    seasons: [{ name: '蓮', from: '07-05', to: '08-10' }],
    rainyDay: true,
    kids: false,
    tags: ['国宝', '磨崖仏', '蓮', '静かな場所'],
    related: ['beppu-kannawa', 'takachiho-gorge'],
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2026-07-08',
    author: 'hayase-mio',
    body: [
      p(
        '臼杵の町から川をさかのぼった深田の里に、平安時代の後期から鎌倉時代にかけて彫られたとみられる磨崖仏があります。阿蘇の火砕流が冷えて固まった、やわらかい凝灰岩の崖です。1995年、磨崖仏として初めて国宝に指定されました。',
      ),
      h2('四つの崖をひとまわり'),
      p(
        'ホキ石仏第一群、第二群、山王山石仏、古園石仏。谷を囲む四か所をめぐって、ゆっくり一時間です。「ホキ」は崖という意味の土地の言葉。山王山の如来は丸い頬をした童顔で、村の人が「隠れ地蔵」と呼んできました。',
      ),
      p(
        '古園の大日如来は、長いあいだ落ちた頭が台座の前に置かれたままでした。その姿で写真に残り、教科書にも載りましたが、修理を経て1993年に首の上へ戻されています。伏せた目を見上げると、置かれていたころとは表情まで違って見えるといいます。',
      ),
      h2('朝の蓮'),
      p(
        '石仏の前の田は、7月になると蓮の畑に変わります。花が開くのは朝のうち。9時の開場より早く着いても、蓮の畑は外から歩けます。ひとまわりして戻るころには、もう花びらを閉じはじめています。',
      ),
      ul(
        '覆屋があるので、小雨なら傘を閉じて拝観できます。',
        '帰りのバスの時刻は、着いたときに写真を撮っておくと慌てません。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kashima-yugenone-kannawa',
    city: '大分県別府市',
    name: '貸間湯治 ゆげの音',
    nameKana: 'かしまとうじ ゆげのね',
    address: '大分県別府市鉄輪東',
    lat: 33.3172,
    lng: 131.4785,
    access: [
      {
        mode: 'bus',
        station: '別府駅',
        minutes: 25,
        text: 'JR「別府駅」西口から亀の井バスで約25分、「鉄輪」から徒歩約4分',
      },
    ],
    parking: { available: true, count: 5, fee: '無料', note: '路地が細く、大きな車は共同駐車場へ。' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'QRコード決済'] },
    catch: '釜つきの中庭で自炊する。一泊でも、十泊でも同じ扱いの宿。',
    hero: {
      key: 'kashima-yugenone-kannawa',
      motif: 'guesthouse',
      season: 'winter',
      time: 'morning',
    },
    type: '民宿',
    checkIn: '14:00',
    checkOut: '11:00',
    minCharge: 4600,
    onsen: { has: true, quality: 'ナトリウム－塩化物泉', kakenagashi: true, privateBath: false },
    bathTaxNote: '入湯税は宿泊料金に含みます。',
    rooms: 11,
    mealPlan: '素泊まり（地獄釜は無料で使えます）',
    tags: ['湯治', '自炊', '連泊', 'ひとり旅'],
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
    publishedOn: '2025-12-16',
    body: [
      p(
        '貸間というのは、部屋だけを貸して、食事は客がつくる湯治の形です。中庭に蒸し釜が六つ。どの釜が空いているかは、蓋の上に置いた石の色でわかります。赤い石は使用中、白い石はどうぞ。',
      ),
      p(
        '常連は米と味噌を持って来ます。初めての人には、女将が笊と軍手とキッチンタイマーを貸してくれます。芋を蒸していると、たいてい隣の釜から何か分けてもらえるので、少し多めに買っておくと気持ちよくお返しができます。',
      ),
      h3('静かな決まりごと'),
      ul(
        '釜の火はありません。蒸気は夜22時に元栓を絞ります。',
        '廊下は壁が薄く、21時から小声に。',
        '三泊目からは布団の敷布を替えます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'oita-yuzukosho',
    prefecture: '大分県',
    city: '大分県日田市',
    name: '柚子胡椒',
    nameKana: 'ゆずこしょう',
    catch: '青柚子の皮と青唐辛子と塩。耳かき一杯で鍋が変わります。',
    category: '調味料',
    maker: null,
    price: 650,
    contents: '60g（瓶）',
    shelfLife: '未開封で約6か月',
    storage: '要冷蔵（長く置くときは冷凍）',
    allergens: [],
    tags: ['柚子', '薬味', '軽いおみやげ'],
    sellPlaces: [
      { spot: 'beppu-kannawa', text: '鉄輪・別府駅周辺の土産物店' },
      { text: '日田・中津・宇佐の直売所' },
    ],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2026-10-08',
    author: 'tomioka-saki',
    body: [
      p(
        '九州では唐辛子のことを「胡椒」と呼んできました。柚子胡椒に粒の胡椒は入りません。大分の日田や福岡の英彦山あたりの山里で、家ごとに仕込んできた薬味です。',
      ),
      p(
        '青柚子の皮を薄くそぎ、青唐辛子と塩とともにすります。仕込みは8月の終わりから10月ごろ。新物は緑が鮮やかで香りが立ち、半年たったものは角がとれます。赤いものは、熟した柚子と赤唐辛子で作った別の味です。',
      ),
      h2('鍋のほかに'),
      ul(
        'うどんや焼き鳥に、ごく少し',
        'オリーブ油で溶いて、白身魚の刺身に',
        'バターと練って、蒸したじゃがいもに',
      ),
      p(
        '香りは光と熱で飛びます。開けたら冷蔵庫、使う分だけ取り出したらすぐ蓋を。小瓶を買い、新しいうちに使い切るのが向いています。',
      ),
    ],
  },
]
