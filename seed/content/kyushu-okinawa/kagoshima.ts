import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'sengan-en',
    city: '鹿児島県鹿児島市',
    name: '仙巌園',
    nameKana: 'せんがんえん',
    address: '鹿児島県鹿児島市吉野町9700-1',
    lat: 31.6172,
    lng: 130.577,
    officialUrl: 'https://www.senganen.jp/',
    access: [
      {
        mode: 'train',
        line: 'JR日豊本線',
        station: '仙巌園駅',
        minutes: 3,
        text: 'JR日豊本線「仙巌園駅」から徒歩約3分（2025年3月に開業した駅です）',
      },
      {
        mode: 'bus',
        minutes: 50,
        text: '鹿児島中央駅からカゴシマシティビューで約50分、「仙巌園前」下車すぐ',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: null, season: null }],
    },
    closed: { note: '3月第1日曜日は休園することがあります。' },
    prices: [
      ['高校生以上', 1600, '尚古集成館を含む'],
      ['小・中学生', 800, '尚古集成館を含む'],
    ],
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: false,
      wheelchairRental: true,
      multiToilet: true,
      note: '庭園内には砂利道と段差があります。',
    },
    facilities: { wifi: true, locker: true, restroom: true, languages: ['英語', '中国語', '韓国語'] },
    catch: '桜島を築山に、錦江湾を池に見立てた島津家の庭。',
    category: '公園・庭園',
    stayMinutes: 120,
    bestMonths: [2, 3, 4, 10, 11],
    seasons: [
      { name: '寒緋桜', from: '01-25', to: '02-20' },
      { name: '菊まつり', from: '11-01', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['大名庭園', '桜島', '世界遺産', '島津家'],
    related: ['yakushima-shiratani', 'aoshima'],
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2026-02-25',
    author: 'hayase-mio',
    body: [
      p(
        '1658年、島津家19代の光久が別邸を構えたのが始まりです。庭を造るとき、普通は山を築き、池を掘ります。ここではどちらもしませんでした。目の前に海があり、海の中に桜島があるからです。御殿の縁に座ると、庭の石灯籠と噴煙が同じ高さに見えます。',
      ),
      h2('庭の隣の工場'),
      p(
        '入口近くの石組みは、反射炉の基礎です。幕末、28代の斉彬はこの一帯に大砲を鋳る炉、ガラス工場、紡績の機械を並べ、集成館と名づけました。2015年には「明治日本の産業革命遺産」の一部として世界文化遺産に登録されています。',
      ),
      p(
        '隣の尚古集成館は、1865年に建てられた石造りの機械工場を使った博物館です。厚い壁に小さな窓。琉球や西洋とのつきあいの中で、この藩が何を急いでいたのかを、道具の順にたどれます。2024年に改修を終えて開きました。',
      ),
      h2('ひとまわりの道'),
      ol(
        '反射炉跡から正門を抜け、御殿の前へ。桜島の正面です。',
        '曲水の庭。上流から杯を流して歌を詠む遊びの場で、水の流れを追って歩けます。',
        '猫神。文禄・慶長の役に連れていった猫を祀るという、小さな祠。',
        '高台の道は上り20分から30分。錦江湾まで見渡せます。',
      ),
      callout(
        'tip',
        '灰の降る日',
        '風向きによっては桜島の灰が届きます。目に入ると痛むので、眼鏡か帽子があると安心です。朝の天気予報に、上空の風向きが出ます。',
      ),
      p(
        '茶屋では、二本の串を刺した{両棒餅|ぢゃんぼもち}を。焼いた餅に甘い醤油だれと味噌だれをからめたもので、串が二本なのは武士の大小に見立てたからだといいます。',
      ),
    ],
  },
  {
    slug: 'yakushima-shiratani',
    city: '鹿児島県熊毛郡屋久島町',
    name: '白谷雲水峡',
    nameKana: 'しらたにうんすいきょう',
    address: '鹿児島県熊毛郡屋久島町宮之浦',
    lat: 30.3795,
    lng: 130.575,
    access: [
      {
        mode: 'bus',
        minutes: 35,
        text: '宮之浦港入口から種子島・屋久島交通のバスで約35分、「白谷雲水峡」下車すぐ',
      },
      {
        mode: 'car',
        minutes: 30,
        text: '宮之浦港から車で約30分（大雨の後は町道が通行止めになることがあります）',
      },
    ],
    hours: { regular: [], allDay: true, note: '入山は自由ですが、荒天時は閉鎖されます。受付は日中のみ。' },
    prices: [['森林環境整備推進協力金（高校生以上）', 500]],
    parking: { available: true, fee: '無料', note: '台数が少なく、朝のうちに埋まります。' },
    accessibility: { stepFree: false, note: '入口から数分の間は木道と石畳があります。' },
    facilities: { restroom: true },
    catch: '雨の日に、いちばん緑になる森。',
    category: '自然',
    stayMinutes: 240,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '山桜（太鼓岩から）', from: '03-20', to: '04-10' },
      { name: 'サクラツツジ', from: '05-20', to: '06-20' },
    ],
    rainyDay: false,
    kids: false,
    tags: ['苔', '屋久杉', '世界自然遺産の島', '雨の森'],
    related: ['sengan-en', 'aoshima'],
    dataNote: '協力金とバスの案内は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2025-10-22',
    updatedOn: '2026-04-08',
    author: 'nishi-wataru',
    body: [
      p(
        '屋久島の北、白谷川の上流に広がる自然休養林です。入口の標高はおよそ600メートル。山に当たった海の湿気が一年じゅう雨と霧になり、岩も倒木も切り株も、動かないものはみな苔をまといます。',
      ),
      h2('三つの歩き方'),
      table(
        null,
        ['道', '時間', 'こんな人に'],
        ['弥生杉', '約1時間', '船や飛行機まで半日だけある'],
        ['奉行杉', '約3時間', '渡渉があり、森の深さを味わいたい'],
        ['太鼓岩往復', '約4〜5時間', '山歩きに慣れ、朝から動ける'],
      ),
      p(
        '森の中ほどにある「苔むす森」は、映画の絵づくりに影響を与えた場所として知られます。人の立ち止まる場所は決まっていますが、見どころは奥よりも足元です。しゃがむと、苔にも杉の若木のようなもの、羊歯に似たもの、何種類もの形があることがわかります。',
      ),
      h2('切り株が教えること'),
      p(
        '島で屋久杉と呼ぶのは、樹齢千年を超えた杉だけです。江戸時代には平木という屋根板のために多く伐られました。年貢の代わりでした。曲がった木や洞のある木は使えずに残され、いま私たちが見上げている大木になりました。',
      ),
      callout(
        'caution',
        '増水したら引き返す',
        '強い雨のあと、沢は30分で渡れない深さになります。受付で当日の通行止めを確かめ、渡る手前で迷ったら戻ってください。夏でも雨具と着替えが要ります。',
      ),
      ul(
        '苔を踏まず、木の根の上もなるべく避けて歩きます。',
        '携帯電話は入口を過ぎるとほとんど通じません。',
        '登山届は入口のほか、オンラインでも出せます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'glamping-anbo-no-mori',
    city: '鹿児島県熊毛郡屋久島町',
    name: '森とテント 安房',
    nameKana: 'もりとてんと あんぼう',
    address: '鹿児島県熊毛郡屋久島町安房',
    lat: 30.317,
    lng: 130.648,
    access: [
      { mode: 'ship', minutes: 10, text: '安房港から車で約10分（送迎あり）' },
      {
        mode: 'bus',
        minutes: 30,
        text: '屋久島空港から種子島・屋久島交通のバスで約20分、「安房」から送迎約10分',
      },
    ],
    parking: { available: true, count: 10, fee: '無料' },
    facilities: {
      wifi: true,
      restroom: true,
      smoking: 'none',
      pets: false,
      payments: ['クレジットカード', 'QRコード決済'],
    },
    catch: '雨音を聞くための、布の屋根。乾燥室は二つあります。',
    hero: {
      key: 'glamping-anbo-no-mori',
      motif: 'forest-path',
      season: 'spring',
      time: 'dusk',
    },
    type: 'グランピング',
    checkIn: '15:00',
    checkOut: '10:00',
    minCharge: 16500,
    onsen: null,
    rooms: 8,
    mealPlan: '1泊2食付き（登山の日は朝4時から弁当を用意）',
    tags: ['グランピング', '登山の前泊', '雨を楽しむ', '屋久島'],
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
    publishedOn: '2026-04-14',
    body: [
      p(
        '屋久島でテントに泊まると言うと、たいてい雨の心配をされます。ここでは逆で、雨のために建てました。二重の布の上に杉板の庇をかけ、音だけが降りてくるようにしてあります。床は地面から80センチ上げ、下を水が流れます。',
      ),
      p(
        '濡れたものは乾燥室へ。夜の9時に入れた登山靴が、朝の4時には乾いています。雨具や靴の貸し出しもあるので、島へ来てから荷物の足りなさに気づいた人も困りません。',
      ),
      h3('食べるもの'),
      p(
        '夕食は首折れさばの刺身、飛び魚の揚げもの、たんかんの肉煮込み。焚き火は22時までで、雨の夜は屋根つきの炉に移します。翌日が縄文杉の人は、19時半に灯りを落とすことになるでしょう。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'anbo-river-kayak',
    city: '鹿児島県熊毛郡屋久島町',
    name: '安房川を漕ぐ 半日のリバーカヤック',
    nameKana: 'あんぼうがわをこぐ はんにちのりばーかやっく',
    address: '鹿児島県熊毛郡屋久島町安房',
    lat: 30.3145,
    lng: 130.655,
    access: [
      {
        mode: 'bus',
        minutes: 20,
        text: '屋久島空港から種子島・屋久島交通のバスで約20分、「安房」下車徒歩約5分',
      },
      { mode: 'ship', minutes: 5, text: '安房港から徒歩約10分' },
    ],
    prices: [
      ['大人', 8800],
      ['小学生', 6600],
    ],
    parking: { available: true, count: 5, fee: '無料' },
    facilities: { restroom: true, payments: ['現金', 'クレジットカード'] },
    catch: '流れのほとんどない川を、森のにおいのするほうへ。',
    hero: {
      key: 'anbo-river-kayak',
      motif: 'kayak',
      season: 'summer',
      time: 'noon',
    },
    durationMin: 180,
    meetingPoint: '安房川の河口に近い川沿いの小屋前',
    ageMin: 5,
    capacity: 10,
    included: ['カヤックとパドル', 'ライフジャケット', 'ガイド', '温かい飲み物', '保険'],
    bring: ['濡れてもよい服と靴', '着替えとタオル', '帽子', '眼鏡を留めるひも'],
    cancelPolicy: '前々日まで無料、前日は50%、当日は100%。増水・雷による中止は無料です。',
    months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    tags: ['カヤック', '川', '家族で', '屋久島'],
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    publishedOn: '2026-05-26',
    author: 'amano-haruka',
    body: [
      p(
        '安房川の下流は潮の満ち引きに合わせてゆっくり動くだけで、急流がありません。初めての人でも10分で、曲がりたいほうへ曲がれるようになります。二人乗りなら、後ろの人が舵を取ります。',
      ),
      p(
        '上流へ2キロほど。両岸の森が近づくにつれ、橋の音が消え、かわりに鳥の声が水に響きます。水の色は場所によって違い、深いところは瓶の底のような緑。岩の上で一度上がって、たんかんの茶を飲みます。',
      ),
      h2('雨の日のこと'),
      p(
        '小雨なら出ます。水面にできる輪を上から見られるのは、雨の日だけです。ただし山で大雨の降った翌日は、晴れていても水が増えていることがあり、朝の水位を見てから出るかどうかを決めます。',
      ),
      ul('カメラは防水の袋に入れてお貸しします。', '船酔いの心配な方は前の席が楽です。'),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'chiran-green-tea',
    prefecture: '鹿児島県',
    city: '鹿児島県南九州市',
    name: '知覧茶',
    nameKana: 'ちらんちゃ',
    catch: '深い緑は、茶葉に布をかけた十日ほどの色。',
    category: '飲料・酒',
    maker: null,
    price: 1080,
    contents: '煎茶100g',
    shelfLife: '未開封で約1年',
    storage: '湿気と光を避けて常温、開封後は密閉',
    allergens: [],
    tags: ['お茶', '日持ちする', '軽いおみやげ'],
    sellPlaces: [
      { text: '知覧の武家屋敷通り周辺の茶舗' },
      { spot: 'sengan-en', text: '仙巌園と鹿児島中央駅の売店' },
    ],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2026-05-01',
    author: 'tomioka-saki',
    body: [
      p(
        '薩摩半島の南、知覧・頴娃・川辺の三つの町が合わさった南九州市は、市町村として日本でも指折りの茶の産地です。三町の茶は2017年に「知覧茶」という名にまとまりました。新茶は4月の上旬、八十八夜を待たずに出ます。',
      ),
      p(
        '摘む前に一週間から十日ほど布で覆うことが多く、渋みが抑えられ、湯に落とすと鮮やかな緑が出ます。品種もさまざまで、さえみどり、ゆたかみどり、あさつゆ。袋の裏の名前を見て選ぶと、好みがわかってきます。',
      ),
      h2('いれ方'),
      ol(
        '湯を一度湯呑みに注ぎ、70度くらいまで冷まします。',
        '急須に茶葉を一人あたり2〜3グラム。',
        '深蒸しなら40秒。最後の一滴まで注ぎきります。',
      ),
      p(
        '夏は氷だけをのせて、溶けるのを待つのもよいものです。小さな湯呑みに半分しか出ませんが、だしのように濃い味がします。',
      ),
    ],
  },
]
