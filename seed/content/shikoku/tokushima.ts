import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'naruto-uzushio',
    name: '鳴門の渦潮（大鳴門橋 渦の道）',
    nameKana: 'なるとのうずしお（おおなるときょう うずのみち）',
    city: '徳島県鳴門市',
    address: '徳島県鳴門市鳴門町土佐泊浦',
    lat: 34.237,
    lng: 134.642,
    catch: 'ガラスの床の四十五メートル下で、海が段差になる',
    hero: {
      key: 'naruto-uzushio',
      motif: 'coast',
      season: 'spring',
      time: 'noon',
      landmark: 'whirlpool',
    },
    tags: ['渦潮', '鳴門海峡', '潮見表', '観潮船'],
    publishedOn: '2025-10-16',
    updatedOn: '2026-03-10',
    checkedOn: '2026-03-10',
    author: 'kurata-jun',
    dataNote: SAMPLE_FACTS,
    category: '絶景',
    stayMinutes: 90,
    bestMonths: [3, 4, 5, 9, 10],
    seasons: [
      { name: '春の大潮', from: '03-15', to: '04-30' },
      { name: '秋の大潮', from: '09-10', to: '10-31' },
    ],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '18:00',
          lastEntry: '17:30',
          season: { from: '03-01', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '10-01', to: '02-28' },
        },
      ],
      note: '時刻と料金は遊歩道「渦の道」のものです。',
    },
    prices: [
      ['大人', 510],
      ['中・高校生', 410],
      ['小学生', 260],
    ],
    access: [
      {
        mode: 'bus',
        line: '路線バス（鳴門公園行き）',
        station: '鳴門駅',
        minutes: 22,
        text: 'JR「鳴門駅」から路線バス約22分「鳴門公園」下車、徒歩約5分',
      },
      { mode: 'car', minutes: 5, text: '神戸淡路鳴門自動車道「鳴門北IC」から約5分' },
    ],
    parking: { available: true, fee: '500円', bus: true },
    accessibility: { stepFree: true, wheelchairRental: true, multiToilet: true, stroller: true },
    facilities: { restroom: true, locker: true, smoking: 'none' },
    body: [
      p(
        '太平洋側の紀伊水道と、瀬戸内海側の播磨灘。満ち引きの時刻がずれるため、淡路島とのあいだの幅1.3キロほどの海峡をはさんで、水面の高さが違ってきます。高いほうから低いほうへ流れ込む潮は、速いとき時速20キロ前後。渦は、その流れと岸寄りのゆるい流れの境に生まれます。',
      ),
      h2('見る方法は、上からと横から'),
      p(
        '「渦の道」は1985年に開通した大鳴門橋の、車道の下にある遊歩道です。片道450メートルを歩いた先の展望室に、ガラスの床が並びます。高さは約45メートル。海が平らでないこと、白い筋の左右で水の色まで違うことが、ここからはよくわかります。',
      ),
      p(
        '観潮船に乗ると、今度は渦を横から見ます。大潮で直径20メートルに達するという渦も、船の上では形より音と揺れが先にきます。酔いやすい人は橋から、近くで感じたい人は船へ。両方見るなら、橋で向きを確かめてから船がよい順番です。',
      ),
      table(
        '潮の読み方',
        ['言葉', '意味'],
        ['満潮・干潮の時刻', '渦の見ごろの中心。前後1時間半を目安に'],
        ['大潮', '新月と満月のころ。流れが速く、渦が大きい'],
        ['南流・北流', '流れの向き。展望室のどちら側に渦が出るかが変わる'],
      ),
      callout(
        'caution',
        '時刻を外すと、ふつうの海',
        '渦は一日じゅう出ているわけではありません。見ごろは日ごとに約50分ずつずれます。潮見表で時刻を決め、そこから逆に列車とバスを選んでください。',
      ),
    ],
    related: ['awaodori-kaikan', 'iya-kazurabashi'],
  },
  {
    slug: 'iya-kazurabashi',
    name: '祖谷のかずら橋',
    nameKana: 'いやのかずらばし',
    city: '徳島県三好市',
    address: '徳島県三好市西祖谷山村善徳',
    lat: 33.875,
    lng: 133.835,
    catch: '踏み板と踏み板のあいだに、川がある',
    tags: ['吊り橋', '祖谷渓', '紅葉', '平家伝説'],
    publishedOn: '2025-11-04',
    author: 'nishi-wataru',
    dataNote: SAMPLE_FACTS,
    category: '絶景',
    stayMinutes: 60,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '新緑', from: '04-20', to: '06-05' },
      { name: '紅葉', from: '11-01', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: null, season: null }],
      note: '渡橋時間は季節により前後します。夜は19時から灯りが入り、外から眺められます。',
    },
    prices: [
      ['大人', 550],
      ['小学生', 350],
    ],
    access: [
      {
        mode: 'bus',
        line: '四国交通（祖谷線）',
        station: '大歩危駅',
        minutes: 25,
        text: 'JR「大歩危駅」から路線バス約25分「かずら橋」下車、徒歩約5分',
      },
      { mode: 'car', minutes: 60, text: '徳島自動車道「井川池田IC」から約60分' },
    ],
    parking: { available: true, count: 265, fee: '500円', bus: true },
    facilities: { restroom: true },
    body: [
      p(
        '長さ45メートル、幅2メートル、水面からの高さ14メートル。サルナシの仲間のシラクチカズラを編み、両岸の太い杉に巻きつけた橋です。国の重要有形民俗文化財。かつて祖谷の谷には、こうした蔓の橋がいくつも架かっていました。',
      ),
      p(
        '平家の落人が、追手が来たときに切り落とせるよう蔓で架けた、という話が伝わります。いまは安全のため中にワイヤを通し、3年ごとに架け替えます。新しい年の橋は蔓が青く香り、3年目は飴色になって、よく揺れます。',
      ),
      h2('一方通行の五分間'),
      p(
        '渡れるのは片方向だけ。丸太を割った踏み板は20センチ近い間隔で並び、そのあいだから川が見えます。下を見ないで渡ろうとすると踏み外すので、見ながら、蔓の手すりを両手で持って進みます。足が止まった人の後ろで待つのも、この橋の作法です。',
      ),
      ul(
        '足もと：踵の低い、脱げない靴で。サンダルは不向きです',
        '荷物：両手が空くように背負う。帽子と携帯電話はしまう',
        '橋を渡って左へ少し下ると、高さ40メートルほどの琵琶の滝',
      ),
      h3('渡らなくてもよい'),
      p(
        '怖ければ、隣の車道の橋から全景を見られます。谷底の河原にも下りられ、橋を下から仰ぐと、蔓の編み目が空に透けます。日が暮れると橋に灯りが入り、昼とは別のもののように静かです。',
      ),
      callout(
        'tip',
        '朝の一便で',
        '観光バスの着く10時までが静かです。大歩危駅からの始発のバスの時刻を、前の日に確かめておきましょう。',
      ),
    ],
    related: ['naruto-uzushio', 'kotohira-gu', 'shimanto-sada-chinkabashi'],
  },
  {
    slug: 'awaodori-kaikan',
    name: '阿波おどり会館',
    nameKana: 'あわおどりかいかん',
    city: '徳島県徳島市',
    address: '徳島県徳島市新町橋2丁目',
    lat: 34.07,
    lng: 134.545,
    catch: '八月でなくても、二拍子のなかに入れる',
    tags: ['阿波おどり', '眉山', '雨の日', '体験'],
    publishedOn: '2026-03-24',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    category: '祭り・行事',
    stayMinutes: 90,
    bestMonths: [3, 4, 5, 6, 9, 10, 11],
    seasons: [{ name: '阿波おどり（市内各所）', from: '08-12', to: '08-15' }],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '21:00', lastEntry: null, season: null }],
      note: '昼の公演は午前と午後に数回、夜は20時から。ミュージアムは17時まで。',
    },
    prices: [
      ['昼のおどり（大人）', 800],
      ['夜のおどり（大人）', 1000],
      ['ミュージアム（大人）', 300],
    ],
    access: [
      {
        mode: 'walk',
        line: 'JR高徳線・徳島線・牟岐線',
        station: '徳島駅',
        minutes: 10,
        text: 'JR「徳島駅」から徒歩約10分',
      },
    ],
    parking: { available: false, note: '近くの有料駐車場をご利用ください。' },
    accessibility: { stepFree: true, elevator: true, multiToilet: true, stroller: true },
    facilities: { restroom: true, locker: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    body: [
      p(
        '徳島駅から新町橋を渡り、眉山の正面に立つ五階建ての会館です。一階が特産品の店、二階がホール、三階が阿波おどりの歴史をたどるミュージアム、五階が眉山へ上がるロープウェイの駅。雨でも一日の半分を組み立てられます。',
      ),
      h2('踊りは、見て、覚えて、入る'),
      p(
        'ホールでは、昼は会館の専属連が、夜は市内の有名連が日替わりで踊ります。男踊りは腰を落として地を這い、女踊りは爪先で立って指先を揃える。同じ鉦の音のなかで、まるで違う二つの形が交差します。',
      ),
      p(
        '公演の後半で、客席に声がかかります。右手と右足、左手と左足を一緒に出す。それだけのことが、二拍子に乗せるとうまくいきません。子どもはすぐに覚え、大人は首をかしげ、上手な人には首に小さな賞のレイが掛けられます。',
      ),
      callout(
        'info',
        '三味線、太鼓、鉦、笛',
        'お囃子の早さを決めるのは鉦です。叩き手が先頭に立ち、合図ひとつで全員の足が速くなります。ミュージアムでは、音の重なりを聞き分けられます。',
      ),
      ol(
        '昼の公演の30分前に券を買う（休日は早めに）',
        'ミュージアムで衣装と笠の形を見ておく',
        '公演のあと、五階から眉山の山頂へ約6分',
      ),
    ],
    related: ['naruto-uzushio', 'iya-kazurabashi'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'iya-sora-no-dan',
    name: '祖谷グランピング 空の段',
    nameKana: 'いやぐらんぴんぐ そらのだん',
    city: '徳島県三好市',
    address: '徳島県三好市西祖谷山村',
    lat: 33.885,
    lng: 133.823,
    catch: '茶畑だった段々に、天幕を六つだけ',
    hero: {
      key: 'iya-sora-no-dan',
      motif: 'mountain',
      season: 'summer',
      time: 'night',
    },
    tags: ['グランピング', '星空', '雲海', '家族'],
    publishedOn: '2026-05-26',
    author: 'amano-haruka',
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: 'グランピング',
    businessStatus: 'seasonal',
    checkIn: '15:00',
    checkOut: '10:30',
    minCharge: 14300,
    onsen: null,
    rooms: 6,
    mealPlan: '夕食の炉端と朝食つき',
    closed: { note: '12月から3月中旬は休業します。' },
    access: [
      {
        mode: 'train',
        line: 'JR土讃線',
        station: '大歩危駅',
        minutes: 20,
        text: 'JR「大歩危駅」から送迎車で約20分（要予約）',
      },
      { mode: 'car', minutes: 70, text: '徳島自動車道「井川池田IC」から約70分。最後の2キロは一車線です' },
    ],
    parking: { available: true, count: 8, fee: '無料' },
    facilities: {
      wifi: false,
      restroom: true,
      pets: true,
      smoking: 'separate',
      payments: ['クレジットカード'],
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
        '標高はおよそ600メートル。耕す人のいなくなった茶畑の段を直し、一段に一張りずつ天幕を置きました。隣とは石垣ひとつ分の高さの差があるので、声は届いても姿は見えません。',
      ),
      p(
        '夕食は、囲炉裏に見立てた炉を囲んで。{木偶|でこ}まわしと呼ぶ、いも・豆腐・こんにゃくを串に刺して味噌を塗ったものを、火のまわりに立てて焼きます。肉と川魚もありますが、子どもたちはたいてい、串を回す係を取り合います。',
      ),
      h2('夜と朝の空'),
      p(
        '電波は弱く、Wi-Fiもありません。かわりに、灯りを落とす21時からの星と、春と秋の朝に谷を埋める雲海があります。雲海が出そうな朝は、五時に係の人が天幕の外で鈴を小さく鳴らします。',
      ),
      callout(
        'caution',
        '夜は冷えます',
        '真夏でも20度を下回る夜があります。長袖と、滑りにくい靴を。お手洗いと浴室は、石段を下りた別棟です。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'awa-aizome-aizumi',
    name: '阿波藍の手ぬぐい染め',
    nameKana: 'あわあいのてぬぐいぞめ',
    city: '徳島県板野郡藍住町',
    address: '徳島県板野郡藍住町徳命',
    lat: 34.126,
    lng: 134.494,
    catch: '緑の布が、空気に触れて青くなる十秒',
    hero: {
      key: 'awa-aizome-aizumi',
      motif: 'craft-textile',
      season: 'summer',
      time: 'noon',
    },
    tags: ['藍染め', '雨の日', '手仕事'],
    publishedOn: '2026-04-28',
    author: 'tomioka-saki',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    durationMin: 90,
    meetingPoint: '工房「藍の甕」前（JR徳島駅から路線バス約20分）',
    ageMin: 5,
    capacity: 12,
    included: ['手ぬぐい1枚', 'エプロンと手袋', '絞りの道具', '持ち帰りの袋'],
    bring: ['汚れてもよい靴', '髪を結ぶもの'],
    cancelPolicy: '前日17時まで無料。当日は参加費の全額。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    prices: [
      ['大人', 2800],
      ['小学生以下', 2200],
    ],
    access: [
      { mode: 'bus', station: '徳島駅', minutes: 20, text: 'JR「徳島駅」から路線バス約20分、下車徒歩5分' },
      { mode: 'car', minutes: 10, text: '徳島自動車道「藍住IC」から約10分' },
    ],
    parking: { available: true, count: 10, fee: '無料' },
    body: [
      p(
        '吉野川の下流は、毎年のように水があふれ、米の代わりに藍を育ててきた土地です。刈り取った藍の葉を干し、水を打って百日ほど発酵させたものが{蒅|すくも}。これを灰汁と合わせて甕で建てると、ようやく染め液になります。',
      ),
      p(
        '布を甕に一分沈め、引き上げると、色は青ではなく緑です。広げて風に当てると、十秒ほどで縁から青に変わります。沈めて、上げて、待つ。四回で空の色、八回で紺に近づきます。',
      ),
      ul('輪ゴムで絞る：丸い模様', '割り箸で挟む：まっすぐな縞', 'ビー玉を包む：星のような点'),
      callout(
        'tip',
        '持ち帰ってから',
        '最初の二、三回は、ほかのものと分けて水だけで洗います。手についた青は、三日ほどで消えます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'naruto-wakame-itoshi',
    name: '鳴門わかめ（塩蔵・糸わかめ）',
    nameKana: 'なるとわかめ（えんぞう・いとわかめ）',
    prefecture: '徳島県',
    city: '徳島県鳴門市',
    catch: '速い潮に揉まれた葉は、煮ても形が崩れない',
    tags: ['わかめ', '乾物', '軽い'],
    publishedOn: '2026-03-17',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '海産物',
    maker: null,
    price: 864,
    contents: '糸わかめ60g（袋入り）',
    shelfLife: '乾燥品で約1年、塩蔵は冷蔵で約3か月',
    storage: '乾燥は常温、塩蔵は冷蔵',
    allergens: [],
    sellPlaces: [
      { spot: 'naruto-uzushio', text: '鳴門公園の売店' },
      { spot: 'awaodori-kaikan', text: '阿波おどり会館1階の特産品売り場' },
      { text: '徳島駅の土産売り場' },
    ],
    body: [
      p(
        '鳴門海峡の流れは、わかめにとって厳しい寝床です。絶えず引かれる葉は厚く、芯はしなやかになり、汁に入れてもとろけず、歯を押し返します。刈り取りは2月から4月。浜に渡した縄に、人の背より長い葉が並びます。',
      ),
      p(
        '糸わかめは、葉を細く裂いて乾かした保存食です。もどすと十倍近くに増えるので、ひとつかみは多すぎ、ふたつまみで家族四人の味噌汁に足ります。塩蔵のほうは色が鮮やかで、酢のものに向きます。',
      ),
      callout(
        'tip',
        'もどし方',
        '水に3分、湯なら1分で十分です。長く浸すと香りが水に逃げます。薄く切ったすだちを添えると徳島の膳になります。',
      ),
    ],
  },
]
