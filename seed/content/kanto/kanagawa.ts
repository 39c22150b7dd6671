import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'kamakura-daibutsu',
    name: '鎌倉大仏（高徳院）',
    nameKana: 'かまくらだいぶつ（こうとくいん）',
    city: '神奈川県鎌倉市',
    address: '神奈川県鎌倉市長谷',
    lat: 35.317,
    lng: 139.536,
    category: '神社仏閣',
    catch: '屋根を失って五百年、空の下に座る阿弥陀さま',
    hero: {
      key: 'kamakura-daibutsu',
      motif: 'temple',
      season: 'summer',
      time: 'noon',
      landmark: 'great-buddha',
    },
    tags: ['国宝', '鎌倉', '江ノ電', '大仏'],
    publishedOn: '2026-02-27',
    updatedOn: '2026-08-21',
    author: 'hayase-mio',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'walk',
        line: '江ノ島電鉄',
        station: '長谷',
        minutes: 7,
        text: '江ノ島電鉄「長谷」駅から歩いて約7分',
      },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:00',
          close: '17:30',
          lastEntry: '17:15',
          season: { from: '04-01', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:00',
          close: '17:00',
          lastEntry: '16:45',
          season: { from: '10-01', to: '03-31' },
        },
      ],
    },
    prices: [
      ['中学生以上', 300],
      ['小学生', 150],
      ['胎内拝観', 50, '別に申し受けます'],
    ],
    parking: { available: false, note: '長谷の周辺は道が狭く、電車が確実です' },
    accessibility: {
      stepFree: true,
      multiToilet: true,
      note: '大仏の前の広場は平らです。胎内へは狭い階段を使います。',
    },
    stayMinutes: 45,
    bestMonths: [2, 4, 6, 11],
    seasons: [
      { name: '桜', from: '03-28', to: '04-08' },
      { name: '長谷のあじさい', from: '06-05', to: '06-28' },
    ],
    rainyDay: true,
    kids: true,
    related: ['odawara-castle', 'hakone-open-air-museum'],
    body: [
      p(
        '青銅の阿弥陀如来坐像です。造立が始まったのは1252年とされますが、誰がどのような願いで造らせたのか、はっきり書いたものは残っていません。像の高さは約11.3メートル、重さは約121トン。国宝に指定されています。',
      ),
      h2('青空の下にある理由'),
      p(
        'もとは大きな仏殿の中に座っていました。『太平記』などは大風で堂が倒れたことを伝え、室町時代の終わりごろの津波を最後に、再び建てられることはありませんでした。境内に五十あまり残る平たい石は、堂の柱を支えた礎石です。腰かけずに、柱の太さを思い浮かべてみてください。',
      ),
      p(
        '正面から見上げたあとは、ぜひ背中へ。肩のうしろに窓が二つ開いています。胎内に入ると、像を下から七段に分けて鋳上げていった継ぎ目が、内側から横の筋となって見えます。夏は外よりも熱く、冬は思いのほか冷えます。',
      ),
      h2('晶子の歌'),
      p(
        '境内の奥には、与謝野晶子の「かまくらやみほとけなれど釈迦牟尼は美男におはす夏木立かな」の歌碑があります。実際の像は釈迦ではなく阿弥陀ですが、夏の木立を背にしたこの顔を前にすると、言いたくなった気持ちもわかります。',
      ),
      callout(
        'tip',
        '大わらじ',
        '回廊の壁に掛けられた大きなわらじは、茨城県常陸太田市の子どもたちが編んで贈ってきたもの。大仏に日本中を歩いてほしいという願いから始まりました。',
      ),
    ],
  },
  {
    slug: 'odawara-castle',
    name: '小田原城',
    nameKana: 'おだわらじょう',
    city: '神奈川県小田原市',
    address: '神奈川県小田原市城内',
    lat: 35.251,
    lng: 139.154,
    category: '城・史跡',
    catch: '相模湾を見おろす天守と、町を囲んだ九キロの土塁',
    tags: ['城', '北条氏', '桜', '駅から徒歩'],
    publishedOn: '2026-03-20',
    author: 'kurata-jun',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'walk',
        line: 'JR東海道線・小田急線ほか',
        station: '小田原',
        minutes: 10,
        text: 'JR・小田急線ほか「小田原」駅東口から歩いて約10分',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:30', season: null }],
    },
    closed: {
      yearEnd: { from: '12-31', to: '01-01' },
      nthWeekdays: [],
      note: '12月に臨時の休館日があります。',
    },
    prices: [
      ['一般', 510],
      ['小・中学生', 200],
    ],
    parking: { available: false, note: '駅周辺の駐車場を利用します' },
    accessibility: {
      elevator: false,
      multiToilet: true,
      note: '本丸までは坂と階段があります。天守の中は階段のみです。',
    },
    facilities: { restroom: true, locker: true },
    stayMinutes: 90,
    bestMonths: [2, 3, 4, 6, 11],
    seasons: [
      { name: '梅', from: '02-01', to: '03-05' },
      { name: '桜', from: '03-25', to: '04-07' },
      { name: '花菖蒲とあじさい', from: '06-01', to: '06-20' },
    ],
    rainyDay: true,
    kids: true,
    related: ['hakone-open-air-museum', 'kamakura-daibutsu'],
    body: [
      p(
        '戦国大名の北条氏が五代およそ百年にわたって本拠とした城です。上杉謙信、武田信玄が攻めても落ちませんでしたが、1590年、豊臣秀吉が十数万の兵で囲み、三か月あまりののちに開城しました。江戸時代の天守は明治に取り壊され、いまの天守は1960年に復興されたものです。',
      ),
      h2('城は天守だけではない'),
      p(
        '秀吉に備えて、北条氏は城だけでなく町と田畑まで土塁と空堀で囲みました。延長およそ9キロの総構です。駅の西、八幡山から小峯の大堀切へ歩くと、深い堀の底を通る道がいまも残り、両側の土の壁が頭より高く立ち上がります。',
      ),
      p(
        '馬出門、銅門、常盤木門と進む道筋は、攻める側の足を止めるために何度も曲がります。この順に門をくぐって本丸へ上がるのが、江戸時代の正面からの道です。駅から最も近い北の入口を使うと、この曲がり角を見ないまま着いてしまいます。',
      ),
      h2('最上階から'),
      p(
        '展望の回廊からは相模湾、晴れた日には房総と伊豆大島まで見渡せます。南西の低い山が、秀吉が一夜で築いたと見せかけた石垣山。城のあった位置を指でさすと、どれほど近くから見おろされていたのかがわかります。',
      ),
      ul(
        '天守の展示は四階まで。雨の日でも一時間ほど過ごせます',
        '二の丸の観光案内所で総構の地図をもらえます',
      ),
    ],
  },
  {
    slug: 'hakone-open-air-museum',
    name: '箱根 彫刻の森美術館',
    nameKana: 'はこね ちょうこくのもりびじゅつかん',
    city: '神奈川県足柄下郡箱根町',
    address: '神奈川県足柄下郡箱根町二ノ平',
    lat: 35.245,
    lng: 139.051,
    officialUrl: 'https://www.hakone-oam.or.jp/',
    category: '博物館・美術館',
    catch: '山の緑を壁にして、彫刻と風にあたる',
    tags: ['美術館', '彫刻', '箱根', '子連れ'],
    publishedOn: '2025-10-10',
    checkedOn: '2025-10-08',
    author: 'amano-haruka',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'walk',
        line: '箱根登山鉄道',
        station: '彫刻の森',
        minutes: 2,
        text: '箱根登山鉄道「彫刻の森」駅から歩いて約2分。箱根湯本駅から彫刻の森駅までは約35分',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:30', season: null }],
    },
    prices: [
      ['大人', 2000],
      ['高校・大学生', 1600],
      ['小・中学生', 800],
    ],
    parking: { count: 400, fee: '有料（入館者は割引）' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      nursingRoom: true,
      note: '園内は坂がありますが、階段を避ける道が地図に示されています。',
    },
    facilities: { locker: true, restroom: true, payments: ['現金', 'クレジットカード', '交通系IC'] },
    stayMinutes: 150,
    bestMonths: [5, 7, 8, 10, 11],
    seasons: [
      { name: '新緑', from: '05-01', to: '06-05' },
      { name: '紅葉', from: '11-05', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    related: ['odawara-castle', 'kamakura-daibutsu', 'tokyo-national-museum'],
    body: [
      p(
        '1969年に開いた、日本で初めての野外美術館です。箱根の山を背にした約7万平方メートルの庭に、ロダン、ムーア、岡本太郎らの作品およそ120点が置かれています。ヘンリー・ムーアの収集は世界でもまとまった規模のものです。',
      ),
      h2('触れてよいもの、眺めるもの'),
      p(
        '作品の多くは触れずに見るものですが、子どものための作品がいくつかあります。木組みの大きなドームの中に色とりどりの網を吊った「ネットの森」は小学生まで。中で揺られる子を、外から親が見上げるのも、この美術館らしい眺めの一つです。',
      ),
      p(
        '高さ18メートルの塔「幸せをよぶシンフォニー彫刻」は、内側の壁がすべて厚い色ガラスでできています。らせん階段を上るにつれ、光の色が変わり、いちばん上で箱根の山に出ます。晴れた午前がいちばん濃く、曇りの日はやわらかく見えます。',
      ),
      h2('ピカソ館と足湯'),
      p(
        'ピカソ館には、晩年に打ちこんだ陶芸を中心に絵画や版画が並びます。皿に引いた数本の線だけで、魚にも闘牛にも見えるのが不思議です。見終えたら、館の近くの足湯へ。山から引いた湯で、タオルはその場で買えます。',
      ),
      callout(
        'info',
        '雨の日は',
        '屋根のある展示は全体の三割ほど。本降りなら、室内の展示と塔を先に見て、雨脚の弱まったところで庭へ出るとよいでしょう。濡れた芝は滑りやすくなります。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'oyama-shukubo-kanae-bo',
    name: '大山宿坊 かなえ坊',
    nameKana: 'おおやましゅくぼう かなえぼう',
    city: '神奈川県伊勢原市',
    address: '神奈川県伊勢原市大山',
    lat: 35.422,
    lng: 139.244,
    type: '宿坊',
    catch: '朝の祓いを受け、豆腐の膳で山へ送り出される',
    hero: {
      key: 'oyama-shukubo-kanae-bo',
      motif: 'shrine-gate',
      season: 'spring',
      time: 'morning',
    },
    tags: ['宿坊', '大山詣り', '豆腐料理', '登山'],
    publishedOn: '2026-04-24',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'bus',
        line: '小田急小田原線',
        station: '伊勢原',
        minutes: 25,
        text: '小田急線「伊勢原」駅から大山ケーブル行きバスで約25分、良弁滝で下車して歩いて約3分',
      },
    ],
    parking: { count: 6, fee: '無料' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'QRコード'] },
    checkIn: '15:00',
    checkOut: '09:30',
    minCharge: 13200,
    onsen: null,
    rooms: 6,
    mealPlan: '1泊2食（大山豆腐の会席、朝は粥）',
    body: [
      p(
        '江戸の町人が講を組んで歩いた大山詣り。その案内と宿を務めたのが、参道に軒を連ねる先導師の家々でした。かなえ坊もそのひとつのつくりで、玄関には講の名を記した古い板まねきが掛かっています。',
      ),
      h2('六時の神殿'),
      p(
        '奥の座敷に神殿があり、希望する人は朝六時の祓いに加われます。正座が難しければ椅子が出ます。鈴と太鼓の音で半時間ほど。終わるころには、味噌の匂いがしてきます。',
      ),
      p(
        '夕食は大山の水でつくる豆腐の膳。冷ややっこに始まり、揚げ出し、田楽、豆腐の茶碗蒸しと十品ほど続きますが、どれもひと口の大きさなので、翌朝の山に重くなりません。',
      ),
      ol(
        '前の晩に弁当を頼む',
        '六時の祓いのあと、粥の朝食',
        '八時にこま参道を上り、下社へ',
        '下りてきたら、風呂だけ借りて帰れます',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'kamakura-hase-kissa-namima',
    name: '喫茶 波間',
    nameKana: 'きっさ なみま',
    city: '神奈川県鎌倉市',
    address: '神奈川県鎌倉市長谷',
    lat: 35.311,
    lng: 139.537,
    catch: '江ノ電の線路ぎわ、プリンと釜揚げしらすの昼',
    hero: {
      key: 'kamakura-hase-kissa-namima',
      motif: 'cafe',
      season: 'summer',
      time: 'noon',
    },
    tags: ['喫茶', '鎌倉', 'しらす', '江ノ電'],
    publishedOn: '2026-06-05',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'walk',
        line: '江ノ島電鉄',
        station: '長谷',
        minutes: 3,
        text: '江ノ島電鉄「長谷」駅から海のほうへ歩いて約3分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'thu', 'fri', 'sat', 'sun'],
          open: '10:00',
          close: '17:00',
          lastEntry: null,
          season: null,
        },
      ],
    },
    closed: { weekdays: ['tue', 'wed'], holidayRule: 'open' },
    facilities: { wifi: false, pets: true, payments: ['現金', '交通系IC'] },
    genres: ['喫茶', '軽食'],
    specialty: '固めのプリン、釜揚げしらすのトースト',
    budgetLunch: { from: 1000, to: 1800 },
    budgetDinner: null,
    lastOrder: '16:30',
    seats: 20,
    smoking: 'none',
    reservation: 'none',
    takeout: true,
    allergyNote: '卵・乳・小麦を使います。しらすには、えび・かにが混じることがあります。',
    body: [
      p(
        '十四分ほどに一度、窓の外を江ノ電が通ります。そのたびに水の入ったコップがかすかに鳴るので、店の名を波間としたそうです。古い家の土間に、高さの違う椅子が二十脚。どれも近所で役目を終えたものを譲り受けています。',
      ),
      p(
        'しらすは、漁のある日の釜揚げだけ。バターを塗った厚切りの食パンに山のように載せ、海苔を散らして焼きます。1月から3月上旬の禁漁のあいだは、代わりに鎌倉野菜のトーストになります。',
      ),
      table(
        '混み具合のめやす',
        ['時間', '平日', '休日'],
        ['10時〜11時', '空席あり', '空席あり'],
        ['12時〜14時', '少し待つ', '30分ほど待つ'],
        ['15時以降', '空席あり', '少し待つ'],
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'hakone-yosegi-coaster',
    name: '寄木細工のコースターづくり',
    nameKana: 'よせぎざいくのこーすたーづくり',
    city: '神奈川県足柄下郡箱根町',
    address: '神奈川県足柄下郡箱根町畑宿',
    lat: 35.217,
    lng: 139.077,
    catch: '木の色だけで文様を組む、旧東海道の里の手しごと',
    hero: {
      key: 'hakone-yosegi-coaster',
      motif: 'craft-wood',
      season: 'autumn',
      time: 'noon',
    },
    tags: ['寄木細工', '工芸体験', '雨の日', '子連れ'],
    publishedOn: '2025-12-19',
    updatedOn: '2026-09-18',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [
      {
        mode: 'bus',
        line: '箱根登山鉄道',
        station: '箱根湯本',
        minutes: 13,
        text: '「箱根湯本」駅から畑宿経由の元箱根方面行きバスで約13分、畑宿で下車してすぐ',
      },
    ],
    prices: [['一枚', 1600, '年齢によらず同じ料金です']],
    parking: { count: 5, fee: '無料' },
    durationMin: 60,
    meetingPoint: '畑宿の一里塚の手前、杉板の看板の工房',
    ageMin: 6,
    capacity: 12,
    included: ['木片と台紙', 'やすり・接着剤の使用', '仕上げの塗り'],
    bring: ['特にありません', '袖をまくれる服だと作業が楽です'],
    cancelPolicy: '当日の連絡でも料金はいただきません。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    body: [
      p(
        '寄木細工は、江戸時代の終わりに畑宿の石川仁兵衛が始めたと伝わる工芸です。旧東海道を越える旅人に売る小箱や盆から広まりました。染めは使わず、みずきの白、桑の黄、朴の緑、黒檀の黒と、木がもともと持つ色を組み合わせます。',
      ),
      h2('正三角形からはじめる'),
      p(
        '体験では、あらかじめ三角や菱形に切られた木片を並べ、六角形の文様をつくります。麻の葉、矢羽根、亀甲の見本はありますが、半分ほどの人は途中から自分の模様を始めます。隙間ができたら、木片をやすりで二回こする。それだけでぴたりと収まることがあります。',
      ),
      p(
        '貼り終えたら一時間ほど重しをかけ、その間に石畳の旧街道か、一里塚までを歩いてきてください。戻るころに塗りまで済んで、手渡されます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'odawara-kamaboko-ita',
    name: '小田原の板かまぼこ',
    nameKana: 'おだわらのいたかまぼこ',
    prefecture: '神奈川県',
    city: '神奈川県小田原市',
    category: '海産物',
    catch: 'しなやかに曲がり、折れない。白身魚と水の仕事',
    maker: null,
    price: 1188,
    contents: '白・紅 各1本（1本220グラム）',
    shelfLife: '冷蔵で製造から約8日',
    storage: '要冷蔵（10度以下）',
    allergens: ['卵'],
    tags: ['かまぼこ', '小田原', '正月', '酒の肴'],
    publishedOn: '2025-11-28',
    dataNote: '価格と内容量は見本データです。',
    sellPlaces: [
      { spot: 'odawara-castle', text: '小田原城の周辺、国道1号沿いの専門店' },
      { text: '小田原駅の構内と地下街' },
      { text: '箱根湯本駅前のみやげ物店' },
    ],
    body: [
      p(
        '相模湾のぐちなどの白身魚を使い、箱根・丹沢からの水でさらすのが小田原のかまぼこの始まりです。東海道の宿場で、山越えを前にした旅人に出されて名が広まりました。きめ細かく、両端を持って曲げても折れないほどの弾力があります。',
      ),
      h2('厚さで変わる'),
      p(
        '板から外さずに切るときは、包丁の背を板に沿わせて先にはがします。そのまま食べるなら12ミリ、だし茶漬けや和えものには3ミリ。わさび醤油をつける前に、まず何もつけずに一切れ食べてみてください。魚の甘みがよくわかります。',
      ),
      p(
        '板は水分を吸い、日持ちを助ける役目があります。残ったら板に戻してぴったり包み、冷蔵庫へ。冷凍するとすが入り、あの弾力は戻りません。',
      ),
    ],
  },
]
