import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kurashiki-bikan',
    name: '倉敷美観地区',
    nameKana: 'くらしきびかんちく',
    city: '岡山県倉敷市',
    address: '岡山県倉敷市本町・中央',
    lat: 34.596,
    lng: 133.772,
    catch: '荷舟の川は、いま柳の影を運んでいる',
    tags: ['白壁', '川舟', '大原美術館', '夜景'],
    publishedOn: '2025-10-03',
    checkedOn: '2025-10-03',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '町並み',
    stayMinutes: 180,
    bestMonths: [4, 5, 6, 10, 11],
    seasons: [
      { name: '柳の新緑', from: '04-10', to: '05-20' },
      { name: '阿知の藤', from: '04-20', to: '05-05' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: {
      allDay: true,
      note: '町並みの散策は自由です。川舟や美術館には、それぞれの営業日と時間があります。',
    },
    access: [
      {
        mode: 'walk',
        line: 'JR山陽本線・伯備線',
        station: '倉敷駅',
        minutes: 12,
        text: 'JR「倉敷駅」南口から中央通りを徒歩約12分',
      },
      { mode: 'car', minutes: 20, text: '山陽自動車道「倉敷IC」から約20分' },
    ],
    parking: { available: true, bus: true, note: '地区の周囲に市営・民営の有料駐車場があります。' },
    accessibility: { multiToilet: true, note: '川沿いはおおむね平坦ですが、石畳の継ぎ目があります。' },
    facilities: { restroom: true },
    body: [
      p(
        '1642年に江戸幕府の直轄地となり、年貢米や綿花の集まる町として育ちました。倉敷川は、潮の満ち引きに合わせて荷舟が上り下りした運河の名残です。岸に残る「雁木」の石段は、水位がどこであっても荷を揚げられるように刻まれました。',
      ),
      p(
        '白い漆喰に、黒い平瓦を張って目地を盛り上げたなまこ壁。倉敷の蔵は、この貼り瓦の使い方に特徴があります。地面に近い部分、角、窓の下と、雨のかかるところにだけ張られ、理由のある模様になっています。',
      ),
      h2('絵を買いに行った人'),
      p(
        '川のほとりの大原美術館は、1930年に実業家の大原孫三郎が、友人で画家の児島虎次郎をしのんで開きました。虎次郎が欧州で選んだエル・グレコやモネを、東京でも大阪でもない町で見られる。その不思議さも込みで、ここでは時間をとってください。',
      ),
      h2('通りを一本、外す'),
      p(
        '川沿いが混む時間は、東へ一本入った本町通りへ。杉玉を吊るした酒蔵、い草や帆布の店、畳屋が続く、もとの街道です。蔦のからむ倉敷アイビースクエアは、1889年に建った紡績工場の赤煉瓦を使っています。',
      ),
      table(
        '一日のうちの、三つの顔',
        ['時間', '様子'],
        ['7時〜9時', '店はまだ閉まり、掃除の水音と雀の声だけ'],
        ['11時〜15時', 'もっとも混む。美術館か喫茶店の中で過ごす'],
        ['日没〜22時', '街灯が低く灯り、蔵の白壁が水に映る'],
      ),
      callout(
        'tip',
        '川舟は当日売り',
        '笠をかぶって約20分揺られる川舟は、当日に案内所で券を買います。休日は午前のうちに売り切れることがあります。',
      ),
    ],
    related: ['okayama-korakuen', 'kurayoshi-shirakabe', 'onomichi-senkoji'],
  },
  {
    slug: 'okayama-korakuen',
    name: '岡山後楽園',
    nameKana: 'おかやまこうらくえん',
    city: '岡山県岡山市北区',
    address: '岡山県岡山市北区後楽園',
    lat: 34.667,
    lng: 133.936,
    catch: '広い芝生と水路。歩くほど城が近くなったり隠れたりする',
    tags: ['特別名勝', '大名庭園', '岡山城', 'タンチョウ'],
    publishedOn: '2025-12-02',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://okayama-korakuen.jp/',
    category: '公園・庭園',
    stayMinutes: 90,
    bestMonths: [2, 4, 5, 6, 11],
    seasons: [
      { name: '梅', from: '02-10', to: '03-05' },
      { name: '花菖蒲', from: '06-01', to: '06-20' },
      { name: '紅葉（千入の森）', from: '11-15', to: '12-05' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '07:30',
          close: '18:00',
          lastEntry: '17:45',
          season: { from: '03-20', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:00',
          close: '17:00',
          lastEntry: '16:45',
          season: { from: '10-01', to: '03-19' },
        },
      ],
      note: '夏と秋に、灯りをともす夜間の開園があります。',
    },
    prices: [
      ['大人（15〜64歳）', 500],
      ['65歳以上', 200],
    ],
    access: [
      {
        mode: 'train',
        line: '岡山電気軌道東山線',
        station: '城下電停',
        minutes: 10,
        text: '「岡山駅前」から路面電車約4分「城下」下車、徒歩約10分',
      },
      { mode: 'walk', station: '岡山駅', minutes: 25, text: 'JR「岡山駅」東口から桃太郎大通りを徒歩約25分' },
    ],
    parking: { available: true, count: 570, fee: '1時間100円', bus: true },
    accessibility: {
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      note: '主な園路は段差の少ない土の道です。雨のあとは車輪が沈むことがあります。',
    },
    facilities: { restroom: true, locker: true, smoking: 'none' },
    body: [
      p(
        '岡山藩主の池田綱政が家臣の津田永忠に命じ、1687年に着工、1700年にひととおりの完成をみた大名庭園です。面積は約13万平方メートル。旭川を挟んだ対岸に岡山城が立ち、庭はその天守を遠景に取り込みます。',
      ),
      h2('芝生という発明'),
      p(
        '江戸の庭園というと苔や石組みを思いますが、ここでは開けた芝生が主役です。藩主が客をもてなし、家臣と能を楽しみ、ときに領民にも見せた庭でした。園の中央には田と茶畑も残り、六月にはお田植え祭が行われます。',
      ),
      p(
        '庭をめぐる水は、総延長約640メートルの曲水となって流れます。{流店|りゅうてん}という亭では、建物の床の真ん中を水が通り抜けます。壁のない一階に腰をおろし、色石を並べた流れを眺める場所で、歩き疲れたころに行き当たります。',
      ),
      ul(
        '{唯心山|ゆいしんざん}：高さ6メートルほどの築山。園内を見渡せます',
        '沢の池：城を背にして写すなら、北側の岸から',
        '鶴舎：タンチョウを飼育。正月などに園内を歩かせる日があります',
      ),
      callout(
        'tip',
        '南門から城へ',
        '月見橋を渡れば岡山城まで歩いて5分ほど。黒い板張りの天守は、庭から見るのと、橋の上から見るのとで表情が違います。共通券があります。',
      ),
      p(
        '訪ねるなら、朝の開園すぐ。芝の露が光り、園を歩くのは散歩の人と鶴の声だけです。岡山駅から路面電車で往復しても、午前中に余裕をもって戻れます。午後を倉敷にあてれば、一日で庭と町を見比べられます。',
      ),
    ],
    related: ['kurashiki-bikan', 'adachi-museum'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kurashiki-igusa-no-kura',
    name: '町家一棟 藺草の蔵',
    nameKana: 'まちやいっとう いぐさのくら',
    city: '岡山県倉敷市',
    address: '岡山県倉敷市東町',
    lat: 34.597,
    lng: 133.776,
    catch: '畳表の問屋だった蔵に、ひと組だけ泊まる',
    hero: {
      key: 'kurashiki-igusa-no-kura',
      motif: 'ryokan-room',
      season: 'autumn',
      time: 'night',
    },
    tags: ['一棟貸し', '町家', '倉敷'],
    publishedOn: '2026-04-14',
    author: 'hayase-mio',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '一棟貸し',
    checkIn: '16:00',
    checkOut: '11:00',
    minCharge: 16000,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり（朝の重箱を前日まで予約可）',
    access: [
      { mode: 'walk', station: '倉敷駅', minutes: 18, text: 'JR「倉敷駅」から徒歩約18分、または車で約6分' },
    ],
    parking: { available: true, count: 1, fee: '無料', note: '前の道は一方通行です。' },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['クレジットカード'],
      languages: ['日本語', '英語'],
    },
    body: [
      p(
        '川沿いのにぎわいから歩いて6分、{東町|ひがしまち}の古い街道筋に建つ土蔵です。備中の干拓地で刈られたい草が、ここで束ねられ、畳表になって船で出ていきました。二階の梁には、荷の数を記した墨の線がいまも残っています。',
      ),
      p(
        '定員は五人。一階が土間と台所、二階が十二畳の寝間です。床はすべて県内で織った畳表に替えてあり、入ると青い匂いがします。冬は底冷えするので、湯たんぽを人数ぶん用意しています。',
      ),
      ul(
        '鍵は近くの帳場で受け取り、あとは町の住人のように過ごせます',
        '台所に鍋と食器あり。魚は商店街の鮮魚店が捌いてくれます',
        '朝の重箱は8時に届きます。ままかりの酢漬けが一品',
      ),
      callout(
        'caution',
        '階段について',
        '二階へは箱階段で上がります。小さなお子さんと足の不安な方には、一階に布団を敷きます。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'bizen-tebineri-inbe',
    name: '備前焼の手びねり、半日',
    nameKana: 'びぜんやきのてびねり、はんにち',
    city: '岡山県備前市',
    address: '岡山県備前市伊部',
    lat: 34.738,
    lng: 134.161,
    catch: '釉薬をかけない土に、火のあとだけが残る',
    hero: {
      key: 'bizen-tebineri-inbe',
      motif: 'craft-pottery',
      season: 'winter',
      time: 'noon',
    },
    tags: ['備前焼', '陶芸', '雨の日', '伊部'],
    publishedOn: '2026-02-03',
    author: 'hayase-mio',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    durationMin: 120,
    meetingPoint: 'JR赤穂線「伊部駅」改札前',
    ageMin: 6,
    capacity: 8,
    included: ['土500g', '道具の貸し出し', '焼成', '窯元通りの案内（30分）'],
    bring: ['汚れてもよい服', 'タオル', '爪を短く切ってくること'],
    cancelPolicy: '前々日まで無料。前日50％、当日100％。',
    months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
    prices: [
      ['大人', 4800, '焼成費を含む'],
      ['小学生', 3500, '保護者同伴'],
    ],
    access: [
      {
        mode: 'train',
        line: 'JR赤穂線',
        station: '伊部駅',
        minutes: 1,
        text: 'JR「岡山駅」から赤穂線約40分「伊部駅」下車すぐ',
      },
    ],
    body: [
      p(
        '{伊部|いんべ}は、備前焼の窯元が集まる町です。駅を出ると煉瓦の煙突が何本も見えます。備前焼は釉薬をかけず、田の底から採った粘土を高温で焼き締めるもの。色や模様は、灰の降り方と炎の通り道で決まります。',
      ),
      h2('当日の流れ'),
      table(
        null,
        ['時間', 'すること'],
        ['0:00', '駅前で集合、煙突の見える通りを歩く'],
        ['0:30', '工房で土を練り、ひもをつくる'],
        ['0:50', 'ひもを積んで、湯のみか小鉢をひとつ'],
        ['1:40', '高台に名前を彫り、焼き色の希望を伝える'],
      ),
      p(
        '焼き上がりは三か月ほど先で、郵送されます。縮みは約二割。手のひらに余る大きさに作って、ちょうどよくなります。胡麻、桟切り、緋襷と、焼き色の希望は聞いてもらえますが、そのとおりになるとは限りません。',
      ),
      callout(
        'info',
        '同じものは二つできない',
        '窯の中の置き場所で色が変わります。友人と同じ形に作っても、届くころには別の器です。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'kibi-dango-hako',
    name: 'きびだんご',
    nameKana: 'きびだんご',
    prefecture: '岡山県',
    city: '岡山県岡山市北区',
    catch: '桃太郎より先に、茶席の菓子として整えられた餅',
    tags: ['和菓子', '餅', '配りやすい'],
    publishedOn: '2025-11-18',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 690,
    contents: '15個入り',
    shelfLife: '製造から約14日',
    storage: '直射日光を避けて常温。冷蔵すると硬くなる',
    allergens: [],
    sellPlaces: [
      { spot: 'okayama-korakuen', text: '後楽園の門前の売店' },
      { spot: 'kurashiki-bikan', text: '倉敷美観地区の和菓子店' },
      { text: '岡山駅の土産売り場' },
    ],
    body: [
      p(
        '求肥に少量のきび粉を加え、親指の先ほどに丸めた餅です。国名の「吉備」と穀物の「黍」をかけた名で、江戸の終わりから岡山の菓子として広まりました。駅で売られて全国に知られたのは、鉄道が通った明治のころです。',
      ),
      p(
        '味は穏やかで、噛むとほのかに穀物の香りがします。きなこをまぶしたもの、黒糖を練り込んだもの、白桃の風味をつけたものなど、店ごとに幅があります。はじめてなら、飾りのない白いものから。',
      ),
      callout(
        'tip',
        '冷やさない',
        '冷蔵庫に入れると硬くなります。持ち帰りは常温で。個包装のものは、職場で配るのに向きます。',
      ),
    ],
  },
]
