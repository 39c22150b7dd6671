import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kuromon-ichiba',
    name: '黒門市場',
    nameKana: 'くろもんいちば',
    city: '大阪府大阪市中央区',
    address: '大阪府大阪市中央区日本橋',
    lat: 34.6655,
    lng: 135.5065,
    catch: '五百八十メートルのアーケードで、大阪の台所をのぞく',
    tags: ['市場', '食べ歩き', '年の瀬', 'ミナミ'],
    publishedOn: '2025-12-02',
    updatedOn: '2026-10-06',
    author: 'tomioka-saki',
    category: '道の駅・市場',
    stayMinutes: 80,
    bestMonths: [1, 2, 3, 6, 11, 12],
    seasons: [
      { name: 'はもの季節', from: '06-15', to: '08-31' },
      { name: '年末の買い出し', from: '12-26', to: '12-31' },
    ],
    rainyDay: true,
    kids: true,
    free: true,
    hours: { note: '店ごとに違います。鮮魚や青果は朝9時ごろから、多くの店は夕方6時までに閉まります。' },
    closed: { irregular: true, note: '日曜に休む店が多くあります。' },
    access: [
      {
        mode: 'walk',
        line: '大阪メトロ千日前線・堺筋線、近鉄難波線',
        station: '日本橋駅',
        minutes: 3,
        text: '大阪メトロ・近鉄「日本橋駅」10番出口から徒歩約3分',
      },
      {
        mode: 'walk',
        line: '南海本線',
        station: '難波駅',
        minutes: 10,
        text: '南海「難波駅」から徒歩約10分',
      },
    ],
    parking: { available: false },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '通りは平らですが、昼どきは人が多く通りにくくなります。',
    },
    body: [
      p(
        '江戸の後期、圓明寺という寺の黒い門の前に魚商人が集まったのが始まり。寺は明治の大火で焼け、門の名だけが市場に残りました。南北に延びるアーケードは約580メートル、鮮魚、青果、塩干、鰹節、天ぷら、漬物と、およそ150の店が軒を連ねます。',
      ),
      h2('誰の台所か'),
      p(
        '長く、料理人の仕入れ先でした。近年は串に刺した焼きものを手にした旅行者でにぎわい、値札に外国の言葉が並びます。それでも、朝9時台に歩けば、割烹の主人が箱ごと魚を選び、近所の人が厚揚げを二枚だけ買う、もとの市場の調子が残っています。',
      ),
      p(
        '夏ははも、冬はふぐ。骨切りの音が通りまで聞こえる店では、湯引きにして小さな皿で食べられます。鰹節店で削りたてを頼むと、袋が温かい。ここで買っただしの粉は、常温で持ち帰れる大阪みやげになります。',
      ),
      table(
        '時間帯で変わる市場',
        ['時刻', '通りのようす', '向くこと'],
        ['9時〜10時半', '仕入れの人が中心', '店の人に料理法を聞く'],
        ['11時〜14時', 'もっとも混む', '食べ歩き'],
        ['16時〜', '値引きの札が出る', '宿で食べる惣菜選び'],
      ),
      callout(
        'tip',
        '食べ歩きの作法',
        '買った店の前か、店内の席で食べ、串と皿はその店へ返します。歩きながら食べないのが、この市場の約束です。',
      ),
    ],
    related: ['expo70-park', 'kishiwada-danjiri-kaikan'],
  },
  {
    slug: 'expo70-park',
    name: '万博記念公園',
    nameKana: 'ばんぱくきねんこうえん',
    city: '大阪府吹田市',
    address: '大阪府吹田市千里万博公園',
    lat: 34.8095,
    lng: 135.5323,
    catch: '太陽の塔の背中側に、五十年かけて育った森がある',
    tags: ['太陽の塔', '公園', '桜', '家族'],
    publishedOn: '2026-03-12',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.expo70-park.jp/',
    category: '公園・庭園',
    stayMinutes: 210,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '桜', from: '03-25', to: '04-10' },
      { name: 'チューリップ', from: '04-05', to: '04-25' },
      { name: '紅葉渓', from: '11-10', to: '12-05' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '09:30',
          close: '17:00',
          lastEntry: '16:30',
          season: null,
        },
      ],
    },
    closed: {
      weekdays: ['wed'],
      holidayRule: 'openAndCloseNextDay',
      note: '4月からゴールデンウイーク、10月・11月は無休の期間があります。',
    },
    prices: [
      ['自然文化園・日本庭園（大人）', 260],
      ['同（小・中学生）', 80],
      ['太陽の塔 内部（大人）', 930, '予約を優先'],
    ],
    access: [
      {
        mode: 'walk',
        line: '大阪モノレール',
        station: '万博記念公園駅',
        minutes: 5,
        text: '大阪モノレール「万博記念公園駅」から徒歩約5分',
      },
      { mode: 'car', minutes: 5, text: '中国自動車道「中国吹田IC」から約5分' },
    ],
    parking: { fee: '有料', bus: true, note: '催しのある休日は昼前に埋まります。' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      nursingRoom: true,
    },
    facilities: { restroom: true, locker: true },
    body: [
      p(
        'モノレールの駅を出ると、もうこちらを見ています。岡本太郎の太陽の塔は高さ約70メートル。頂の黄金の顔が未来、胴の正面が現在、そして背中の黒い太陽が過去をあらわします。1970年の博覧会が終わったあとも残され、2025年に国の重要文化財に指定されました。',
      ),
      h2('塔の中の、生命の樹'),
      p(
        '内部は2018年から公開されています。高さ約41メートルの「生命の樹」の枝に、単細胞の生きものから人までが並び、階段を上るほど時代が進みます。入れる人数に限りがあるため、予約が先。当日の空きがあっても、昼の枠は早く埋まります。',
      ),
      p(
        '塔の後ろへ回ると、雰囲気が変わります。建物を壊した更地に土を盛り、木を植えて森に戻す試みが続く自然文化園です。空中観察路「ソラード」は林の高いところを300メートルほど渡る木の橋。子どもは足もとの隙間を、大人は鳥の声を気にして歩きます。',
      ),
      h2('半日の組み立て'),
      ul(
        '**小さな子と**：塔、芝生で昼、やったねの木や砂場のある遊具広場',
        '**雨が降りだしたら**：園内の国立民族学博物館へ。急いでも2時間かかる広さ',
        '**ひとりで**：日本庭園を西から東へ。古代から現代まで四つの様式が一本の流れでつながる',
      ),
      callout(
        'info',
        'お弁当の場所',
        '芝生に簡単な敷物を広げられます。テントの扱いは場所と時期で決まりがあるので、入口の案内板を見てください。',
      ),
    ],
    related: ['kuromon-ichiba', 'kyoto-railway-museum'],
  },
  {
    slug: 'kishiwada-danjiri-kaikan',
    name: '岸和田だんじり会館',
    nameKana: 'きしわだだんじりかいかん',
    city: '大阪府岸和田市',
    address: '大阪府岸和田市本町',
    lat: 34.4605,
    lng: 135.3697,
    catch: '四トンの木の車が角を曲がる。その仕組みを、静かに見る',
    tags: ['祭り', 'だんじり', '彫刻', '城下町'],
    publishedOn: '2026-08-18',
    author: 'editorial-desk',
    dataNote: SAMPLE_FACTS,
    category: '祭り・行事',
    stayMinutes: 70,
    bestMonths: [5, 8, 9, 10, 11],
    seasons: [
      { name: '岸和田だんじり祭（9月）', from: '09-13', to: '09-21' },
      { name: '十月祭礼', from: '10-05', to: '10-14' },
    ],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '10:00',
          close: '17:00',
          lastEntry: '16:00',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['mon'], holidayRule: 'open', yearEnd: { from: '12-29', to: '01-03' } },
    prices: [
      ['大人', 600],
      ['小・中学生', 300],
    ],
    access: [
      {
        mode: 'walk',
        line: '南海本線',
        station: '蛸地蔵駅',
        minutes: 7,
        text: '南海本線「蛸地蔵駅」から徒歩約7分',
      },
      {
        mode: 'walk',
        line: '南海本線',
        station: '岸和田駅',
        minutes: 13,
        text: '南海本線「岸和田駅」から商店街を抜けて徒歩約13分',
      },
    ],
    accessibility: { elevator: true, multiToilet: true, stepFree: true },
    facilities: { restroom: true },
    body: [
      p(
        '岸和田のだんじり祭は、1703年、城主の岡部長泰が三の丸に伏見稲荷を勧請した稲荷祭に始まると伝わります。会館は城のすぐ北。文化・文政のころにつくられた古い{地車|だんじり}をはじめ、纏や古文書を並べ、祭りのない季節にも、落ち着いて地車と向き合えます。',
      ),
      h2('近くでしか見えないもの'),
      p(
        '走る地車は速すぎて、彫りものの細部は見えません。欅の一枚から彫り出された武者の兜は小指の先ほど、馬の手綱は絹糸のよう。題材は源平や太閤記が多く、右と左で場面がつながります。展示室では、腰の高さにある「腰回り」から順に目を上げていくと、物語の筋が追えます。',
      ),
      p(
        '見せ場の{遣り回し|やりまわし}は、勢いを落とさずに直角の角を曲がること。前方の綱、前梃子、後ろの緞子、屋根の上の大工方。四つの動きが揃わなければ、四トンほどの車は曲がりません。館内の映像は、この息の合わせ方を上から撮ったものです。',
      ),
      h2('体験の間'),
      p(
        '復元した地車の大屋根に上がれる一角があり、太鼓や鉦も打てます。子どもより先に列に並ぶのは、たいてい父親。上に立つと、ここから飛び移るのかと足がすくみます。',
      ),
      callout(
        'caution',
        '祭りの当日',
        '9月の祭礼の日は周辺が歩行者専用となり、会館の開き方もふだんと変わります。地車の近くでは、前を横切らず、角の内側に立たないでください。',
      ),
    ],
    related: ['kuromon-ichiba', 'koyasan-okunoin'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'osaka-hotel-dobuike-works',
    name: 'ホテル どぶ池ワークス',
    nameKana: 'ほてる どぶいけわーくす',
    city: '大阪府大阪市中央区',
    address: '大阪府大阪市中央区南久宝寺町',
    lat: 34.68,
    lng: 135.504,
    catch: '繊維問屋のビルを直した、仮縫いの跡が残るホテル',
    hero: {
      key: 'osaka-hotel-dobuike-works',
      motif: 'hotel-building',
      season: 'summer',
      time: 'dusk',
    },
    tags: ['ホテル', '船場', 'リノベーション', '一人旅'],
    publishedOn: '2026-07-09',
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
    type: 'ホテル',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 7900,
    onsen: null,
    rooms: 58,
    mealPlan: '素泊まり、または朝食つき（1,400円）',
    access: [
      {
        mode: 'walk',
        line: '大阪メトロ御堂筋線・中央線・四つ橋線',
        station: '本町駅',
        minutes: 7,
        text: '大阪メトロ「本町駅」「堺筋本町駅」からそれぞれ徒歩約7分',
      },
    ],
    parking: { available: false },
    accessibility: { elevator: true, stepFree: true, multiToilet: true },
    facilities: {
      wifi: true,
      locker: true,
      smoking: 'none',
      payments: ['クレジットカード', '交通系IC', 'QRコード決済'],
    },
    body: [
      p(
        '丼池筋はかつて、朝五時から反物を担いだ商人で歩けないほどだった通り。そこに建つ1960年代の問屋ビルを、骨組みと階段を残して客室58のホテルに直しています。ロビーの帳場は裁断台、部屋番号の札は布の見本帳です。',
      ),
      p(
        '客室は15平方メートルから。広くはありませんが、窓が大きく、机の奥行きが60センチあります。防音の内窓を入れてあるので、朝の荷さばきの音は気になりません。上の階の角は、西日が床の古い板にまっすぐ届きます。',
      ),
      h2('朝は焼きたての食パンだけ'),
      p(
        '朝食はパンと卵と珈琲。種類を増やさない代わりに、7時、8時、9時と三度焼きます。町へ出るなら、船場の喫茶店も七時には開いています。洗濯機が各階にあり、連泊の人は仕上げのアイロン台まで自由に使えます。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'osaka-kappo-hanafuji',
    name: '小割烹 はな藤',
    nameKana: 'こかっぽう はなふじ',
    city: '大阪府大阪市中央区',
    address: '大阪府大阪市中央区千日前',
    lat: 34.666,
    lng: 135.504,
    catch: '九席の板前割烹。昼は、だし巻きと船場汁の定食',
    hero: {
      key: 'osaka-kappo-hanafuji',
      motif: 'hotpot',
      season: 'winter',
      time: 'night',
    },
    tags: ['割烹', 'カウンター', 'ミナミ', 'だし'],
    publishedOn: '2025-11-27',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['割烹', '和食'],
    specialty: '塩さばと大根の船場汁',
    budgetLunch: { from: 1500, to: 2800 },
    budgetDinner: { from: 8000, to: 13000 },
    lastOrder: '21:00',
    seats: 9,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '前日までに伝えれば、えび・かに・卵を除いた献立にできます。',
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          open: '11:30',
          close: '14:00',
          lastEntry: '13:30',
          season: null,
        },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          open: '17:30',
          close: '22:00',
          lastEntry: '21:00',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['sun'], holidayRule: 'closed' },
    access: [
      {
        mode: 'walk',
        line: '大阪メトロ千日前線・堺筋線',
        station: '日本橋駅',
        minutes: 4,
        text: '大阪メトロ「日本橋駅」から徒歩約4分',
      },
    ],
    body: [
      p(
        '船場汁は、塩さばのあらと大根を昆布だしで炊いた椀です。忙しい問屋街の奉公人が、魚を余さず食べるために考えたといわれます。この店では昼の定食に必ずつき、夜は造りのあと、口をあらためる位置に出てきます。',
      ),
      p(
        '主人は毎朝、黒門市場まで歩いて仕入れます。だし巻きは注文ごとに三個の卵で焼き、切らずに出すのが昼の決まり。箸を入れると、だしが皿に広がります。醤油は卓にありません。',
      ),
      h2('夜の過ごし方'),
      p(
        '品書きは一枚の半紙。値段が書いていないものは尋ねれば教えてくれますし、「八千円で」と先に言ってもかまいません。一人客には小さな土鍋ご飯を炊き、食べきれなければ笹に包んで持たせてくれます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'senshu-mizunasu-asazuke',
    name: '泉州水なすの浅漬け',
    nameKana: 'せんしゅうみずなすのあさづけ',
    prefecture: '大阪府',
    city: '大阪府岸和田市',
    catch: '包丁を入れず、手で裂く。夏の泉州のみずみずしさ',
    tags: ['漬物', '要冷蔵', '夏', '泉州'],
    publishedOn: '2026-06-04',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '漬物・惣菜',
    maker: null,
    price: 480,
    contents: '1個（糠床ごと）',
    shelfLife: '冷蔵で5〜7日（夏は3日目が食べごろ）',
    storage: '要冷蔵（10℃以下）',
    allergens: [],
    sellPlaces: [
      { spot: 'kishiwada-danjiri-kaikan', text: '岸和田の城下の漬物店、駅前の直売所' },
      { spot: 'kuromon-ichiba', text: '黒門市場の漬物店' },
    ],
    body: [
      p(
        '水なすは、大阪の南、泉州で育つ丸いなす。あくが少なく、生のまま絞ると水がしたたるほどです。昔は田仕事のあいだに喉をうるおしたともいいます。皮がうすく傷みやすいため、長く地元の外へ出ませんでした。',
      ),
      h2('裂き方'),
      p(
        '糠を軽く洗い、へたのところに浅く切り込みを入れたら、あとは手で縦に裂きます。包丁で切るより断面が粗くなり、味がのります。食べる直前まで糠をつけたままにしておくと、紫が鮮やかです。',
      ),
      callout(
        'caution',
        '持ち歩きは保冷で',
        '夏の電車で一時間を超えるなら、保冷剤と袋を頼んでください。糠に小麦を使う店があります。袋の原材料を確かめましょう。',
      ),
    ],
  },
]
