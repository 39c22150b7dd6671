import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'itsukushima-jinja',
    name: '厳島神社',
    nameKana: 'いつくしまじんじゃ',
    city: '広島県廿日市市',
    address: '広島県廿日市市宮島町',
    lat: 34.296,
    lng: 132.32,
    catch: '潮が満ちる二時間前に着いて、引く前に歩きだす',
    hero: {
      key: 'itsukushima-jinja',
      motif: 'shrine-gate',
      season: 'summer',
      time: 'dusk',
      landmark: 'torii-in-sea',
    },
    tags: ['世界遺産', '国宝', '大鳥居', '潮見表'],
    publishedOn: '2025-10-08',
    updatedOn: '2026-07-15',
    checkedOn: '2026-07-15',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.itsukushimajinja.jp/',
    category: '神社仏閣',
    stayMinutes: 120,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '桜', from: '03-28', to: '04-10' },
      { name: '紅葉谷の紅葉', from: '11-10', to: '11-28' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '06:30', close: '18:00', lastEntry: null, season: null }],
      note: '閉門は季節により17時から18時の間で変わります。',
    },
    prices: [
      ['大人', 300],
      ['高校生', 200],
      ['小・中学生', 100],
      ['宮島訪問税', 100, '船の運賃と一緒に支払います'],
    ],
    access: [
      {
        mode: 'ship',
        line: '宮島航路',
        station: '宮島口駅',
        minutes: 10,
        text: 'JR・広電の宮島口からフェリー約10分、宮島桟橋から徒歩約15分',
      },
      {
        mode: 'train',
        line: 'JR山陽本線',
        station: '広島駅',
        minutes: 28,
        text: 'JR「広島駅」から「宮島口駅」まで約28分',
      },
    ],
    parking: {
      available: false,
      note: '島内は車を使わず歩けます。宮島口の有料駐車場は休日の午前に埋まります。',
    },
    accessibility: {
      multiToilet: true,
      note: '回廊は車いすで途中まで進めます。出口側の反橋付近に段差があります。',
    },
    facilities: { restroom: true, locker: true },
    body: [
      p(
        '社伝では推古天皇元年（593年）の創建。いまのような海の上の社殿は、平清盛が整えた12世紀に始まります。島そのものが神とされ、木を伐り土を削ることを避けて、潮の満ち引きする浜に建てたと伝えられています。',
      ),
      p(
        '回廊の床板には、わずかな隙間が空けてあります。高潮のとき、下から押し上げる水の力を逃がすためのもの。釘でがっちり固めない板は、歩くとかすかに鳴ります。屋根は{檜皮葺|ひわだぶき}、柱の足もとは傷むたびに継がれてきました。',
      ),
      h2('満ちる海、歩ける海'),
      p(
        '大鳥居は高さ約16.6メートル。主柱は樹齢500年を超すとされるクスノキで、海底に埋めずに自分の重みで立っています。いまの鳥居は1875年の建立で、2022年に長い修理を終えました。潮が引くと、根もとまで歩いて近づけます。',
      ),
      table(
        '潮位のめやす',
        ['潮位', '見え方'],
        ['250cm以上', '社殿も鳥居も、海に浮かんで見える'],
        ['100〜250cm', '鳥居のまわりに水が残る'],
        ['100cm以下', '鳥居の足もとまで歩いて行ける'],
      ),
      callout(
        'tip',
        '二度見るための予定',
        '満潮と干潮の間はおよそ6時間です。先に弥山や町家通りへ回り、潮が変わったころに戻ると、同じ日に両方の景色を見られます。潮見表は宮島口にも張り出されます。',
      ),
      h3('日が暮れてから'),
      p(
        '日帰りの人が船で帰ると、参道の石灯籠に灯が入ります。鳥居と社殿は夜まで照らされ、潮の音がはっきり聞こえます。最終のフェリーは22時台。泊まらなくても、夕食を宮島口にして一本遅らせる価値があります。',
      ),
    ],
    related: ['onomichi-senkoji', 'sandankyo-gorge', 'karato-ichiba'],
  },
  {
    slug: 'onomichi-senkoji',
    name: '千光寺と尾道の坂道',
    nameKana: 'せんこうじとおのみちのさかみち',
    city: '広島県尾道市',
    address: '広島県尾道市東土堂町',
    lat: 34.411,
    lng: 133.2,
    catch: '屋根と屋根のあいだに、尾道水道が細く光る',
    tags: ['坂の町', '古寺', '文学', '桜'],
    publishedOn: '2025-12-16',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '町並み',
    stayMinutes: 150,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [{ name: '千光寺公園の桜', from: '03-28', to: '04-10' }],
    rainyDay: false,
    kids: false,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:15', lastEntry: null, season: null }],
      note: '時刻はロープウェイの運行時間です。坂道の散策は自由にできます。',
    },
    prices: [
      ['ロープウェイ片道（大人）', 500],
      ['ロープウェイ往復（大人）', 700],
    ],
    access: [
      {
        mode: 'walk',
        line: 'JR山陽本線',
        station: '尾道駅',
        minutes: 15,
        text: 'JR「尾道駅」から商店街を通ってロープウェイ山麓駅まで徒歩約15分',
      },
      { mode: 'ropeway', minutes: 3, text: '千光寺山ロープウェイで山頂まで約3分' },
    ],
    parking: { available: true, note: '山頂付近に有料駐車場があります。桜のころは規制されます。' },
    facilities: { restroom: true },
    body: [
      p(
        '海と山の間の平地が、駅前では線路と国道でほとんど埋まります。だから家も寺も山へ登りました。幅が一間もない石段が家の軒をくぐり、墓地の脇を抜け、行き止まりかと思うと隣の寺の裏門に出る。地図はあまり役に立ちません。',
      ),
      h2('下りながら見る'),
      p(
        '上りはロープウェイに乗って3分。山頂の展望台からは、川のように狭い尾道水道と向島、その先に芸予の島々が重なります。そこから「文学のこみち」に入り、志賀直哉や林芙美子の言葉を刻んだ岩を拾い読みしながら下りると、千光寺の朱い本堂が崖に張り出しています。',
      ),
      p(
        '千光寺は大同元年（806年）の開基と伝わります。境内の「玉の岩」には、かつて頂に宝珠が光って沖の船を導いたという話が残ります。鐘楼の鐘は、大晦日にも夕方にも、下の町へよく響きます。',
      ),
      ul(
        '天寧寺海雲塔：三重塔ごしに海を見下ろす、町でいちばん知られた構図',
        '猫の細道：艮神社の脇から千光寺へ向かう、200メートルほどの路地',
        '商店街：駅から東へ約1.2キロ。銭湯だった建物の店もあります',
      ),
      callout(
        'caution',
        '坂は暮らしの道です',
        '家の戸口のすぐ前を歩きます。話し声は思うより響くので、朝晩は静かに。郵便も荷物も、この石段を人が担いで上がっています。',
      ),
      p(
        '帰りは線路をくぐって海側へ。渡船は数分で対岸の向島に着きます。船の上から振り返ると、いま下りてきた坂と寺の屋根が、一枚の屏風のように立っています。夕方は西日が瓦に当たり、もう一往復したくなります。',
      ),
    ],
    related: ['itsukushima-jinja', 'kurashiki-bikan'],
  },
  {
    slug: 'sandankyo-gorge',
    name: '三段峡',
    nameKana: 'さんだんきょう',
    city: '広島県山県郡安芸太田町',
    address: '広島県山県郡安芸太田町柴木',
    lat: 34.597,
    lng: 132.206,
    catch: '黒い淵を、竹竿の舟でゆっくり渡る',
    tags: ['特別名勝', '渓谷', '紅葉', '渡し舟'],
    publishedOn: '2025-10-28',
    author: 'nishi-wataru',
    dataNote: SAMPLE_FACTS,
    category: '自然',
    stayMinutes: 210,
    bestMonths: [5, 6, 7, 10, 11],
    seasons: [
      { name: '新緑', from: '05-01', to: '06-10' },
      { name: '紅葉', from: '10-25', to: '11-12' },
    ],
    rainyDay: false,
    kids: false,
    free: true,
    hours: { note: '渡船は春から秋の営業で、水量により休みます。冬は遊歩道の多くが通れません。' },
    access: [
      {
        mode: 'bus',
        line: '路線バス（三段峡行き）',
        station: '広島バスセンター',
        minutes: 80,
        text: '広島バスセンターから三段峡行き（高速経由）約1時間20分、終点下車',
      },
      { mode: 'car', minutes: 20, text: '中国自動車道「戸河内IC」から正面口まで約20分' },
    ],
    parking: {
      available: true,
      note: '正面口に有料駐車場。奥の水梨口にも駐車場がありますが、道が細くなります。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '太田川の支流、柴木川が刻んだ長さ約16キロの峡谷です。大正のころ、写真師の熊南峰がこの谷に分け入り、滝や淵に名をつけて世に知らせました。国の特別名勝。広島の市街からバス一本で来られるのに、谷に入ると携帯電話が圏外になります。',
      ),
      h2('正面口から黒淵へ'),
      p(
        '長淵橋を渡ると、道は流れに沿った岩棚を行きます。姉妹滝、竜ノ口、赤い藻が岩を染めた赤滝と、名のついた景色が次々に現れ、歩くのは約2.5キロ、50分ほど。手すりのない所もあり、雨のあとの石は滑ります。',
      ),
      p(
        '黒淵に着くと、川幅いっぱいの静かな水。渡し場のロープを引いて鈴を鳴らし、対岸の茶屋の船頭を呼びます。竹竿一本で押す舟は10分ほど。両岸は切り立った岩で、水面に近い目の高さから見上げると、空が帯になります。',
      ),
      table(
        '歩く距離で選ぶ',
        ['行き先', '往復の目安', '向く人'],
        ['黒淵', '2時間', 'はじめて、子ども連れ（小学校高学年から）'],
        ['三ツ滝・水梨口', '5時間', '歩き慣れた人'],
        ['二段滝・三段滝', '水梨口から2〜3時間', '車で奥まで入れる人'],
      ),
      callout(
        'caution',
        '帰りのバスを先に決める',
        '広島行きの便は一日に数本です。秋は15時台で谷が陰り、足もとが暗くなります。最終の一本前で帰る計画にしておくと、舟を待つ余裕ができます。',
      ),
      p(
        '紅葉は谷の上から下りてきます。10月の末に三段滝のあたり、11月に入ると黒淵。町よりひと月早いので、宮島の紅葉とは別の旅にするのがちょうどよいでしょう。新緑の五月は人が少なく、水の色がいちばん澄みます。',
      ),
    ],
    related: ['itsukushima-jinja', 'akiyoshido-cave'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'onomichi-ishidan-to-tsuki',
    name: 'ゲストハウス 石段と月',
    nameKana: 'げすとはうす いしだんとつき',
    city: '広島県尾道市',
    address: '広島県尾道市西土堂町',
    lat: 34.409,
    lng: 133.197,
    catch: '駅から百四十二段。荷物は朝の便で先に上がる',
    hero: {
      key: 'onomichi-ishidan-to-tsuki',
      motif: 'guesthouse',
      season: 'autumn',
      time: 'night',
    },
    tags: ['坂の町', '一人旅', 'サイクリスト'],
    publishedOn: '2026-05-12',
    author: 'hayase-mio',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: 'ゲストハウス',
    checkIn: '16:00',
    checkOut: '10:00',
    minCharge: 4200,
    onsen: null,
    rooms: 6,
    mealPlan: '素泊まり（朝のトースト400円）',
    access: [{ mode: 'walk', station: '尾道駅', minutes: 9, text: 'JR「尾道駅」から徒歩約9分（石段142段）' }],
    parking: { available: false, note: '車は駅前の有料駐車場へ。自転車は坂の下の車庫に入れられます。' },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['現金', 'クレジットカード'],
      languages: ['日本語', '英語'],
    },
    body: [
      p(
        '昭和のはじめに建った下宿屋を、大工と若い住人が三年かけて直しました。相部屋が二つ、個室が四つ。窓枠はどれも少しゆがんでいて、開けるのにこつが要ります。開け方は、窓ごとに小さな札に書いてあります。',
      ),
      p(
        '駅からの石段は142段。大きな荷物は、坂の下の自転車屋に10時までに預ければ、宿の人が背負子で上げてくれます（1個300円）。手ぶらになってから、町を一周して上がってくるのがよい順番です。',
      ),
      h2('屋根の上の席'),
      p(
        '共用の台所から梯子で出る物干し台に、椅子が三つ。向島の造船所の灯りと、行き来する渡船が見えます。満月の晩だけ、宿主が柑橘を搾った飲みものを一杯ずつ配ります。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'teppan-bunchou-hiroshima',
    name: 'お好み焼き てっぱん文鳥',
    nameKana: 'おこのみやき てっぱんぶんちょう',
    city: '広島県広島市中区',
    address: '広島県広島市中区舟入町',
    lat: 34.387,
    lng: 132.443,
    catch: '鉄板の端、六席。焼ける音だけがする昼どき',
    hero: {
      key: 'teppan-bunchou-hiroshima',
      motif: 'cafe',
      season: 'winter',
      time: 'noon',
    },
    tags: ['お好み焼き', '路面電車', '一人でも'],
    publishedOn: '2026-01-13',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['お好み焼き', '鉄板焼き'],
    specialty: '肉玉そば、牡蠣の鉄板焼き（冬）',
    budgetLunch: { from: 900, to: 1500 },
    budgetDinner: { from: 1200, to: 2800 },
    lastOrder: '20:30',
    seats: 14,
    smoking: 'none',
    reservation: 'none',
    takeout: true,
    allergyNote: '小麦・卵・乳を使います。鉄板は共用のため、えびやいかの混入を避けられません。',
    hours: {
      regular: [
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '11:30',
          close: '14:30',
          lastEntry: '14:00',
          season: null,
        },
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat'],
          open: '17:30',
          close: '21:00',
          lastEntry: '20:30',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' },
    access: [
      {
        mode: 'train',
        line: '広島電鉄江波線',
        station: '舟入町電停',
        minutes: 3,
        text: '広島電鉄「舟入町」電停から徒歩約3分',
      },
    ],
    parking: { available: false },
    facilities: { smoking: 'none', payments: ['現金', 'QRコード決済'] },
    body: [
      p(
        '薄く伸ばした生地、山のようなキャベツ、豚肉、麺、卵。広島のお好み焼きは混ぜずに重ね、蒸し焼きにします。この店の店主は、返してから四分、へらで押さえません。キャベツの水分だけで火を通すので、断面の層が崩れずに残ります。',
      ),
      p(
        '席は鉄板の前に六つ、奥に卓が二つ。鉄板の席では皿を使わず、へらで小さく切って、そのまま口に運びます。慣れない人には割り箸と皿を黙って出してくれるので、気負わなくて大丈夫です。',
      ),
      h2('冬は牡蠣から'),
      p(
        '11月から3月は、江田島の牡蠣を鉄板で焼いたものが先に出ます。一皿四つ、レモンだけ。店名の文鳥は、先代が二階で飼っていた鳥の名だそうです。',
      ),
      callout(
        'info',
        '待つ時間の目安',
        '土日の12時台は30分ほど並びます。14時前に入ると、ちょうど一回転したあとで静かです。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'kumano-fude-keshou',
    name: '熊野筆の化粧筆',
    nameKana: 'くまのふでのけしょうふで',
    prefecture: '広島県',
    city: '広島県安芸郡熊野町',
    catch: '毛先を切らずに、穂先のかたちを揃える',
    tags: ['工芸品', '筆', '贈りもの'],
    publishedOn: '2026-08-04',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '工芸品',
    maker: null,
    price: 4400,
    contents: 'チークブラシ1本（紙箱入り）',
    shelfLife: null,
    storage: '湿気を避け、穂先を上にして保管',
    allergens: [],
    sellPlaces: [
      { text: '熊野町の筆の販売所' },
      { text: '広島駅周辺の工芸品売り場' },
      { spot: 'itsukushima-jinja', text: '宮島の表参道の土産店' },
    ],
    body: [
      p(
        '広島市の東、山に囲まれた熊野町は、江戸の終わりから筆をつくり続けてきた町です。農閑期の出稼ぎに奈良で筆を仕入れて売ったのが始まりとされ、書筆から画筆、そして化粧筆へと広がりました。',
      ),
      p(
        'はさみで毛先を切り揃えず、毛の自然な先を生かして、木型（コマ）の中で穂先のかたちを組むのが熊野の化粧筆の特徴です。肌に触れるのが切り口ではなく毛の先なので、当たりがやわらかくなります。',
      ),
      callout(
        'tip',
        '洗い方',
        'ふだんはティッシュで粉を払うだけ。洗うのはひと月に一度ほど、ぬるま湯で手早く、陰干しで乾かします。',
      ),
    ],
  },
]
