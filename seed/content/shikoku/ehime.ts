import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'dogo-onsen-honkan',
    name: '道後温泉本館',
    nameKana: 'どうごおんせんほんかん',
    city: '愛媛県松山市',
    address: '愛媛県松山市道後湯之町',
    lat: 33.852,
    lng: 132.786,
    catch: '朝六時、太鼓の音で下駄が一斉に動きだす',
    tags: ['公衆浴場', '重要文化財', '坊っちゃん', '外湯'],
    publishedOn: '2025-10-22',
    updatedOn: '2026-09-01',
    checkedOn: '2026-09-01',
    author: 'nishi-wataru',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://dogo.jp/',
    category: '温泉',
    stayMinutes: 75,
    bestMonths: [1, 2, 3, 10, 11, 12],
    seasons: [{ name: '道後温泉まつり', from: '03-19', to: '03-21' }],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '06:00', close: '23:00', lastEntry: '22:30', season: null }],
      note: '札止めは22時30分。休憩室のある入浴は、時間が短くなります。',
    },
    prices: [
      ['神の湯・階下（大人）', 700],
      ['神の湯・二階席（大人）', 1300],
      ['小人（2〜11歳）', 350],
    ],
    access: [
      {
        mode: 'train',
        line: '伊予鉄道市内電車',
        station: '道後温泉駅',
        minutes: 5,
        text: 'JR「松山駅」から市内電車約25分「道後温泉」下車、徒歩約5分',
      },
      { mode: 'car', minutes: 20, text: '松山自動車道「松山IC」から約20分' },
    ],
    parking: { available: true, count: 100, fee: '1時間300円（入浴で1時間無料）' },
    accessibility: { note: '木造の階段が急なため、車いすの方には近くの別館が案内されます。' },
    facilities: { restroom: true, locker: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    body: [
      p(
        '傷ついた白鷺が湯につかって治したという伝承をもつ、日本でも指折りに古い湯です。いまの本館は1894年、道後湯之町の初代町長・伊佐庭如矢が、反対を押して建てました。木造三層楼、屋根の上に望楼の振鷺閣。1994年に公衆浴場として初めて重要文化財に指定されています。',
      ),
      h2('湯をたてる、太鼓をうつ'),
      p(
        '泉質はアルカリ性単純温泉で、肌にやわらかく、においはほとんどありません。複数の源泉を混ぜて42度ほどに整え、沸かしも薄めもせずに流します。振鷺閣では、朝6時、正午、夕方6時に刻太鼓が鳴り、朝の一番にはこの音が開店の合図です。',
      ),
      p(
        '保存修理のあいだも湯を止めず、一部ずつ営業を続けながら2019年から工事が進み、2024年7月に全館が戻りました。塗り直された赤い格子や、床の鳴り方までよく手が入っています。それでも、湯上がりに裸足で歩く畳の冷たさは前のままです。',
      ),
      table(
        '湯の選び方',
        ['コース', 'どんな時間になるか'],
        ['神の湯・階下', '湯だけさっと。石のふちに腰かけて、地元の人と並ぶ'],
        ['神の湯・二階席', '浴衣とお茶、煎餅つき。広間で半時間ほど休む'],
        ['霊の湯', '小ぶりの浴室。欄間のある二階の座敷か、三階の個室で休む'],
      ),
      callout(
        'tip',
        '混まない時間',
        '8時から10時、または21時過ぎ。連休は整理券の出る日があるので、朝の一番か、宿に荷物を置いた夜が確実です。',
      ),
      ul(
        '又新殿：1899年に皇族用として建てられた湯殿。別料金で見学できます',
        '坊っちゃんの間：漱石ゆかりの三階の一室',
        '椿の湯、飛鳥乃湯泉：徒歩圏にある別の外湯。はしごもできます',
      ),
    ],
    related: ['matsuyama-castle'],
  },
  {
    slug: 'matsuyama-castle',
    name: '松山城',
    nameKana: 'まつやまじょう',
    city: '愛媛県松山市',
    address: '愛媛県松山市丸之内',
    lat: 33.846,
    lng: 132.766,
    catch: 'リフトで風に足をさらしながら、城へ上る',
    tags: ['現存天守', '重要文化財', 'ロープウェイ', '桜'],
    publishedOn: '2026-03-05',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '城・史跡',
    stayMinutes: 120,
    bestMonths: [3, 4, 10, 11],
    seasons: [{ name: '桜', from: '03-25', to: '04-10' }],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:30', season: null }],
      note: '天守の時間。8月は30分延び、12月・1月は30分早く閉まります。',
    },
    closed: { note: '12月の第3水曜に点検で休むことがあります。' },
    prices: [
      ['天守（大人）', 520],
      ['天守（小人）', 160],
      ['ロープウェイ・リフト往復（大人）', 520],
    ],
    access: [
      {
        mode: 'train',
        line: '伊予鉄道市内電車',
        station: '大街道電停',
        minutes: 5,
        text: '市内電車「大街道」から徒歩約5分で東雲口の乗り場、長者ヶ平まで3〜6分',
      },
      { mode: 'walk', minutes: 20, text: '東雲口から歩く登城道で約20分' },
    ],
    parking: { available: true, note: '麓に有料駐車場があります。' },
    accessibility: { note: '天守内は急な階段です。リフトとロープウェイの乗り場に介助の案内があります。' },
    facilities: { restroom: true, locker: true, smoking: 'none' },
    body: [
      p(
        '松山平野の真ん中に立つ標高132メートルの勝山に、加藤嘉明が1602年から築きました。いまの天守は、雷で失われたあと1854年に建て直されたもの。江戸時代までに建てられて残る全国十二の天守のひとつで、門や櫓など21棟が重要文化財です。',
      ),
      h2('門の向きを疑う'),
      p(
        '本丸へ近づくほど、通路が折れます。扉のない戸無門を抜け、正面の筒井門へ気を取られていると、脇の隠門から横を突かれる仕組みです。案内板を読まずに一度歩き、見落としに気づいてから戻ると、守る人の目で見直せます。',
      ),
      p(
        '天守の最上階は、四方の窓が開いて風がよく通ります。北に瀬戸内の島々、西に松山観光港、東に石鎚の山並み。ところどころに、城下をまっすぐ走る路面電車が豆粒のように見えます。',
      ),
      p(
        '山腹には、麓と本丸を結ぶ「登り石垣」が残ります。斜面に沿って塀のように石を積む珍しい造りで、県庁裏の登城道を下ると、苔のついた石をすぐ脇に見られます。下りは急な坂なので、時間を見て、靴を選んで。',
      ),
      callout(
        'tip',
        '行きはリフト、帰りは歩く',
        '往復券でリフトとロープウェイは乗り換え自由です。木の上に出るのは行きのリフトだけ。帰りは二之丸の庭へ歩いて下ると、季節の花に出ます。',
      ),
    ],
    related: ['dogo-onsen-honkan'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'dogo-yuzarashi-an',
    name: '道後の宿 湯ざらし庵',
    nameKana: 'どうごのやど ゆざらしあん',
    city: '愛媛県松山市',
    address: '愛媛県松山市道後湯月町',
    lat: 33.851,
    lng: 132.789,
    catch: '外湯へは坂を下って三分。貸し下駄に目じるしの色紐',
    hero: {
      key: 'dogo-yuzarashi-an',
      motif: 'ryokan-room',
      season: 'winter',
      time: 'night',
    },
    tags: ['道後温泉', '旅館', '外湯めぐり', '一人旅'],
    publishedOn: '2025-12-23',
    updatedOn: '2026-10-15',
    author: 'nishi-wataru',
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '旅館',
    checkIn: '15:00',
    checkOut: '10:00',
    minCharge: 15400,
    onsen: { has: true, quality: 'アルカリ性単純温泉', kakenagashi: false, privateBath: true },
    bathTaxNote: '入湯税150円が別にかかります。',
    rooms: 12,
    mealPlan: '朝食付き（夕食は近くの食事処を紹介）',
    access: [
      {
        mode: 'train',
        line: '伊予鉄道市内電車',
        station: '道後温泉駅',
        minutes: 7,
        text: '市内電車「道後温泉」から坂を上って徒歩約7分',
      },
    ],
    parking: { available: true, count: 5, fee: '1泊800円' },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['現金', 'クレジットカード'],
      languages: ['日本語', '英語'],
    },
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
    body: [
      p(
        '本館の裏の坂を上った、十二室の旅館です。館内の湯は小さく、四人で満員になります。そのかわり、外湯へ行く人には下駄と竹籠を貸し、鼻緒に部屋ごとの色紐を結んで、湯上がりに取り違えないようにしてあります。',
      ),
      p(
        '部屋は六畳が半分、残りが八畳。布団は自分で敷いてもよく、敷いてもらってもよい。長く泊まる人ほど自分で敷くそうです。一人客の割増しはありません。',
      ),
      h2('朝の雑炊'),
      p(
        '朝食は七時半から。夜明けの一番太鼓で湯へ行った人に合わせ、鯛の骨でとった出汁の雑炊が、少しずつ炊き足されます。卵を落とす時機は、自分で決められます。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'kurushima-half-day-ride',
    name: '来島海峡の橋を渡る、半日の自転車',
    nameKana: 'くるしまかいきょうのはしをわたる、はんにちのじてんしゃ',
    city: '愛媛県今治市',
    address: '愛媛県今治市砂場町',
    lat: 34.113,
    lng: 132.988,
    catch: '海の上を四キロ。行きは向かい風と覚えておく',
    hero: {
      key: 'kurushima-half-day-ride',
      motif: 'bicycle',
      season: 'spring',
      time: 'morning',
    },
    tags: ['しまなみ海道', '自転車', '橋', '初心者'],
    publishedOn: '2026-04-07',
    author: 'amano-haruka',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    durationMin: 240,
    meetingPoint: '来島海峡大橋の今治側たもとの広場（JR今治駅から車で約15分）',
    ageMin: 10,
    capacity: 10,
    included: ['自転車とヘルメット', '伴走する案内人', '補給の柑橘', '保険'],
    bring: ['動きやすい服と運動靴', '飲みもの', '薄い上着', '日焼け止め'],
    cancelPolicy: '雨と強風の日は前日に判断し、無料で日程を変更。自己都合は前日50％、当日100％。',
    months: [3, 4, 5, 6, 9, 10, 11],
    prices: [
      ['大人', 6800],
      ['小学4年生〜中学生', 5200],
    ],
    access: [
      { mode: 'train', line: 'JR予讃線', station: '今治駅', minutes: 15, text: 'JR「今治駅」から車で約15分' },
    ],
    parking: { available: true, count: 20, fee: '無料' },
    body: [
      p(
        '今治と大島を結ぶ来島海峡大橋は、三つの吊り橋がつながった全長約4キロの橋です。車道の脇に自転車と歩行者の道があり、海面からの高さは数十メートル。初めの坂をゆっくり上がるところから始めます。',
      ),
      table(
        null,
        ['時刻', 'こと'],
        ['9:00', '自転車を合わせ、ブレーキの練習'],
        ['9:40', '橋へ。渡りきって下田水港へ下りる（約40分）'],
        ['10:50', '潮の見える休み場で補給'],
        ['11:30', '往路より楽な追い風で橋を戻る'],
        ['13:00', '解散'],
      ),
      p(
        '橋のなかほどで止まり、下の海を見ます。来島海峡は潮の速い難所で、流れの向きが時刻で変わり、大きな船がそれに合わせて通る側を変えます。案内人は必ず潮見表を持っていて、いま上を向いているか下を向いているかを教えてくれます。',
      ),
      callout(
        'caution',
        '体力のめやす',
        '走る距離はおよそ14キロ、上りは橋の取り付けの一か所だけ。自転車に15分乗り続けられるお子さんから参加できます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'ehime-mikan-straight-juice',
    name: '温州みかんのストレートジュース',
    nameKana: 'うんしゅうみかんのすとれーとじゅーす',
    prefecture: '愛媛県',
    city: '愛媛県松山市',
    catch: '水で薄めず、砂糖も足さず、蔵出しの甘さだけ',
    tags: ['みかん', 'ジュース', '柑橘'],
    publishedOn: '2025-12-30',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '飲料・酒',
    maker: null,
    price: 3240,
    contents: '500ml瓶×3本',
    shelfLife: '製造から約12か月（開封後は冷蔵で3日）',
    storage: '直射日光を避けて常温',
    allergens: [],
    sellPlaces: [
      { spot: 'dogo-onsen-honkan', text: '道後商店街の柑橘専門店' },
      { spot: 'matsuyama-castle', text: '松山城のロープウェイ商店街' },
      { text: '松山空港、今治駅の土産売り場' },
    ],
    body: [
      p(
        '愛媛の段々畑は、空からの日、海からの照り返し、石垣の輻射の「三つの太陽」で実を甘くするといわれます。搾ったままのジュースは、缶のみかんを思い浮かべて口にすると、酸味の残り方に驚きます。',
      ),
      p(
        '品種によって味が違い、早生は軽く、十二月以降の中生は濃い。伊予柑や清見を並べて飲み比べる箱もあります。果汁が沈むので、静かに二、三度、逆さにしてから注ぎます。',
      ),
      callout(
        'tip',
        '瓶の重さ',
        '一本でおよそ800グラム。三本は宅配が賢明です。旅先から送れば、割れる心配がありません。',
      ),
    ],
  },
]
