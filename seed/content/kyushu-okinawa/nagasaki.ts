import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'dejima',
    city: '長崎県長崎市',
    name: '出島',
    nameKana: 'でじま',
    address: '長崎県長崎市出島町6-1',
    lat: 32.7434,
    lng: 129.8732,
    officialUrl: 'https://nagasakidejima.jp/',
    access: [
      {
        mode: 'train',
        line: '長崎電気軌道1号系統',
        station: '出島',
        minutes: 1,
        text: '長崎電気軌道「出島」電停下車すぐ（長崎駅前から約5分）',
      },
      {
        mode: 'walk',
        station: '新地中華街',
        minutes: 4,
        text: '長崎電気軌道「新地中華街」電停から徒歩約4分',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:00', close: '21:00', lastEntry: '20:40', season: null }],
    },
    closed: { note: '年中無休' },
    prices: [
      ['一般', 520],
      ['高校生', 200],
      ['小・中学生', 100],
    ],
    parking: { available: false, note: '周辺の有料駐車場をご利用ください。' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      note: '復元建物の2階へは階段です。通路には砂利のところがあります。',
    },
    facilities: { wifi: true, locker: true, restroom: true, languages: ['英語', '中国語', '韓国語'] },
    catch: '扇の形の島は、いま町の中にあります。',
    category: '城・史跡',
    stayMinutes: 90,
    bestMonths: [3, 4, 5, 9, 10, 11],
    seasons: [{ name: '長崎くんち', from: '10-07', to: '10-09' }],
    rainyDay: true,
    kids: true,
    tags: ['鎖国', 'オランダ商館', '復元', '夜も開館'],
    related: ['unzen-jigoku', 'arita-uchiyama', 'kyushu-national-museum'],
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2025-10-08',
    checkedOn: '2025-10-06',
    author: 'hayase-mio',
    body: [
      p(
        '1636年、長崎の港に扇形の島が築かれました。はじめはポルトガル人を、1641年からはオランダ商館を置き、安政の開国まで200年あまり、ヨーロッパへ開いたほぼ唯一の窓でした。明治になって周りが埋め立てられ、島は陸の中に消えます。',
      ),
      h2('島を島に戻す仕事'),
      p(
        '長崎市は長い時間をかけて土地を買い戻し、発掘と復元を続けてきました。いまは16棟が並び、2017年には中島川をまたぐ表門橋がかかって、130年ぶりに橋を渡って入れるようになりました。橋の重みを対岸だけで支えているのは、国の史跡である島を傷めないためです。',
      ),
      p(
        '建物の中は時代ごとに分かれています。カピタン部屋には和室にテーブルと椅子を置いた食堂があり、壁は唐紙。砂糖と胡椒を積んだ蔵、天秤を据えた荷揚げ場。復元というより、暮らしの途中で人だけが席を外したように整えられています。',
      ),
      h2('どこが海だったのか'),
      p(
        '外周を歩くと、足元に石垣の線が見えてきます。路面電車の走る通りが、かつての岸です。敷地の一角にある15分の1の模型「ミニ出島」で形を頭に入れてから歩くと、扇の弧と要がどこにあるのか、すぐにわかります。',
      ),
      callout(
        'tip',
        '夕方からもおすすめです',
        '夜まで開いているので、夕食の前に寄ることができます。日が落ちると表門橋に灯がともり、川面に建物の影が並びます。',
      ),
    ],
  },
  {
    slug: 'unzen-jigoku',
    city: '長崎県雲仙市',
    name: '雲仙地獄',
    nameKana: 'うんぜんじごく',
    address: '長崎県雲仙市小浜町雲仙',
    lat: 32.7405,
    lng: 130.2635,
    access: [
      {
        mode: 'bus',
        station: '諫早駅',
        minutes: 80,
        text: 'JR・島原鉄道「諫早駅」から島鉄バス雲仙行きで約80分、「雲仙お山の情報館」付近下車',
      },
      { mode: 'car', minutes: 60, text: '長崎自動車道「諫早IC」から約60分' },
    ],
    hours: {
      regular: [],
      allDay: true,
      note: '遊歩道は自由に歩けます。噴気の状態により通行止めになる道があります。',
    },
    free: true,
    parking: { available: true, fee: '有料' },
    accessibility: { stepFree: false, note: '遊歩道の一部に段差のない区間があります。' },
    facilities: { restroom: true },
    catch: '硫黄のにおいと白い湯気。標高700メートルの地獄を歩く。',
    category: '温泉',
    stayMinutes: 60,
    bestMonths: [1, 2, 5, 10, 11],
    seasons: [
      { name: 'ミヤマキリシマ', from: '05-01', to: '06-05' },
      { name: '紅葉', from: '10-20', to: '11-15' },
      { name: '霧氷（花ぼうろ）', from: '12-15', to: '02-28' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['地獄めぐり', '国立公園', '硫黄泉', '霧氷'],
    related: ['dejima', 'beppu-kannawa', 'aso-kusasenri'],
    publishedOn: '2026-01-22',
    author: 'nishi-wataru',
    body: [
      p(
        '雲仙は1934年、瀬戸内海、霧島とともに日本で最初の国立公園に指定されました。温泉街のまん中に三十あまりの地獄があり、宿の門を出て数分で湯気の中に立ちます。明治の終わりから外国人の避暑地として知られ、赤い屋根の宿はその名残です。',
      ),
      h2('靴の裏が温かい'),
      p(
        '遊歩道はゆっくり歩いて40分ほど。岩の割れ目から噴く蒸気は最高で120度にもなり、風向きが変わると目の前の人の背中が消えます。手を伸ばして地面に触れてみると、冬でもじんわり温かい。猫が丸まっている石は、たいてい温かい石です。',
      ),
      p(
        'お糸地獄、清七地獄、大叫喚地獄。名のひとつひとつに話があります。清七の名は、江戸のはじめに信仰を棄てず、この地で責めを受けた人に由来すると伝わります。高台には殉教の碑が立ち、湯気の向こうに静かに見えています。',
      ),
      h2('温泉たまごと、湯せんぺい'),
      p(
        '地獄の中の小屋では、噴気で蒸した卵を売っています。ひとつ食べると寿命が延びるのだそうで、その先の年数は小屋の人に聞いてみてください。通りでは湯せんぺいを焼く甘いにおい。温泉水を生地に使った薄焼きで、丸い鉄型で一枚ずつ焼きます。',
      ),
      callout(
        'caution',
        '風と湯気に気をつけて',
        '火山ガスが出ている場所です。ぜんそくなどのある方、乳児を連れた方は長居を避け、柵の内側には入らないでください。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kirishigure-ryokan-unzen',
    city: '長崎県雲仙市',
    name: '湯宿 霧しぐれ',
    nameKana: 'ゆやど きりしぐれ',
    address: '長崎県雲仙市小浜町雲仙',
    lat: 32.7424,
    lng: 130.2612,
    access: [
      {
        mode: 'bus',
        station: '諫早駅',
        minutes: 80,
        text: 'JR「諫早駅」から島鉄バスで約80分、雲仙の停留所から徒歩約4分',
      },
      { mode: 'car', minutes: 60, text: '長崎自動車道「諫早IC」から約60分' },
    ],
    parking: { available: true, count: 20, fee: '無料' },
    accessibility: { stepFree: false, elevator: true, note: '大浴場の入口に5段の階段があります。' },
    facilities: { wifi: true, smoking: 'separate', payments: ['現金', 'クレジットカード'] },
    catch: '白く濁った湯と、避暑地のころから続く長い廊下。',
    hero: {
      key: 'kirishigure-ryokan-unzen',
      motif: 'ryokan-room',
      season: 'autumn',
      time: 'dusk',
    },
    type: '旅館',
    checkIn: '15:00',
    checkOut: '10:30',
    minCharge: 18700,
    onsen: {
      has: true,
      quality: '酸性・含鉄（Ⅱ、Ⅲ）－単純温泉（硫黄の香る白濁の湯）',
      kakenagashi: true,
      privateBath: true,
    },
    bathTaxNote: '入湯税150円が別にかかります。',
    rooms: 19,
    mealPlan: '1泊2食付き',
    tags: ['にごり湯', '源泉かけ流し', '避暑地', '読書'],
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
    publishedOn: '2026-01-29',
    updatedOn: '2026-10-20',
    body: [
      p(
        '帳場に、横文字の宿帳が残っています。大正のころ、上海や香港から夏を過ごしに来た客のものです。廊下が広いのは、大きな旅行鞄を二人で運ぶため。いまは窓辺ごとに椅子を置き、好きな場所で本が読めるようにしています。',
      ),
      p(
        '湯は地獄から引き、加水だけで温度を合わせています。鉄気と硫黄の香る白濁で、銀の指輪は黒くなりますから外して入ります。朝5時に湯を入れ替えるので、一番きれいなのは6時ごろです。',
      ),
      h2('夕食は早めに'),
      p(
        '橘湾の魚と、島原半島の野菜が中心です。冬は具雑煮、夏は冷たい{寒ざらし|かんざらし}。食後に外へ出ると、地獄の湯気に街灯がにじんで、帰り道がわからなくなりそうなほどです。18時の席を選べば、その時間がたっぷりとれます。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'shippoku-maruzen-nagasaki',
    city: '長崎県長崎市',
    name: '小さな卓袱 まるぜん',
    nameKana: 'ちいさなしっぽく まるぜん',
    address: '長崎県長崎市鍛冶屋町',
    lat: 32.7432,
    lng: 129.8826,
    access: [
      {
        mode: 'train',
        line: '長崎電気軌道',
        station: '崇福寺',
        minutes: 4,
        text: '長崎電気軌道「崇福寺」電停から徒歩約4分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '11:30',
          close: '14:30',
          lastEntry: null,
          season: null,
        },
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat'],
          open: '17:30',
          close: '21:30',
          lastEntry: null,
          season: null,
        },
      ],
    },
    closed: {
      weekdays: ['mon'],
      holidayRule: 'openAndCloseNextDay',
      yearEnd: { from: '12-31', to: '01-03' },
    },
    parking: { available: false },
    facilities: { smoking: 'none', payments: ['現金', 'クレジットカード', 'QRコード決済'] },
    catch: '「お鰭をどうぞ」から始まる、ひとりでも頼める円卓。',
    hero: {
      key: 'shippoku-maruzen-nagasaki',
      motif: 'hotpot',
      season: 'autumn',
      time: 'night',
    },
    genres: ['卓袱料理', '郷土料理'],
    specialty: '半卓袱（お鰭、三品盛り、角煮、梅椀）',
    budgetLunch: { from: 2200, to: 3800 },
    budgetDinner: { from: 5500, to: 9000 },
    lastOrder: '20:30',
    seats: 26,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: 'えび、小麦、卵、乳を使う皿があります。予約のときにお知らせください。',
    tags: ['卓袱', '角煮', 'ひとりごはん'],
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    publishedOn: '2026-04-16',
    author: 'tomioka-saki',
    body: [
      p(
        '卓袱は、中国の円卓と西洋の煮込みと日本の膳がひとつの卓に集まった、長崎のもてなし料理です。本来は大勢で囲みますが、この店では七寸の小さな朱の卓を用意し、ひとり分から出しています。',
      ),
      p(
        '女将が鯛の吸い物を置いて「お{鰭|ひれ}をどうぞ」と言うまで、乾杯も挨拶もありません。鰭は、客ひとりに鯛を一尾使ったというしるし。静かに汁を飲み終えると、三品盛り、豚の角煮と続きます。',
      ),
      table(
        '昼と夜の違い',
        ['', '品数', '目安の時間'],
        ['昼の半卓袱', '6品', '50分'],
        ['夜の卓袱', '10品', '2時間'],
      ),
      p(
        '締めは{梅椀|うめわん}。塩漬けの桜をのせた甘い汁粉です。角煮の脂のあとに、少しの甘さと桜の塩気がちょうどよく、なるほどここで終わるのかと腑に落ちます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'nagasaki-castella',
    prefecture: '長崎県',
    city: '長崎県長崎市',
    name: 'カステラ',
    nameKana: 'かすてら',
    catch: '底のざらめまで一切れ。卵と砂糖と小麦だけの焼き菓子。',
    category: '和菓子',
    maker: null,
    price: 1296,
    contents: '0.6号（約310g、10切れ）',
    shelfLife: '常温で約10日',
    storage: '直射日光を避けて常温',
    allergens: ['卵', '小麦'],
    tags: ['南蛮菓子', '日持ちする', '手みやげ'],
    sellPlaces: [{ spot: 'dejima', text: '出島周辺と浜町の菓子店' }, { text: '長崎駅・長崎空港の売店' }],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2025-10-15',
    checkedOn: '2025-10-15',
    author: 'tomioka-saki',
    body: [
      p(
        '16世紀にポルトガルの人々が伝えた菓子を、長崎の職人が日本の窯と水飴に合わせて作り替えてきました。乳製品も油も使わず、材料は卵、砂糖、小麦粉、水飴。しっとりとした弾力は水飴から来ています。',
      ),
      p(
        '底に沈んだ{双目糖|ざらめとう}を残すのが長崎の流儀です。焼きたてより、二日ほどおいたほうが味がなじみます。店によって「五三焼」があり、これは卵黄を増やして焼いた、色も味も濃いものです。',
      ),
      h2('切り方'),
      p(
        '包丁を湯で温め、一切れごとに拭いて、前後に引いて切ります。底の紙は切ってからはがすと、ざらめが皿に残りません。濃い緑茶にも、牛乳にも合います。',
      ),
    ],
  },
]
