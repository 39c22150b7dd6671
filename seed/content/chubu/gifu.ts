import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'gero-onsen',
    name: '下呂温泉',
    nameKana: 'げろおんせん',
    city: '岐阜県下呂市',
    address: '岐阜県下呂市湯之島',
    lat: 35.807,
    lng: 137.241,
    category: '温泉',
    catch: '飛騨川の河原から湧いた、肌の上をすべる湯。石けんが要らないと昔の人は言いました。',
    tags: ['三名泉', '温泉街', '足湯', '飛騨川'],
    publishedOn: '2025-11-14',
    updatedOn: '2026-09-15',
    access: [
      {
        mode: 'train',
        line: 'JR高山本線',
        station: '下呂',
        minutes: 100,
        text: 'JR名古屋駅から特急「ひだ」で約1時間40分、下呂駅から温泉街まで徒歩約5〜10分',
      },
      { mode: 'car', minutes: 70, text: '東海環状自動車道 富加関ICから車で約1時間10分' },
    ],
    free: true,
    parking: { available: true, fee: '有料', note: '温泉街に市営などの駐車場があります。' },
    facilities: { restroom: true },
    stayMinutes: 180,
    bestMonths: [1, 2, 4, 10, 11, 12],
    seasons: [
      { name: '下呂温泉まつり', from: '08-01', to: '08-04' },
      { name: '紅葉', from: '10-30', to: '11-20' },
    ],
    rainyDay: true,
    kids: true,
    related: ['gujo-odori', 'gokayama-ainokura', 'matsumoto-castle'],
    body: [
      p(
        '江戸のはじめ、儒学者の林羅山は詩のなかで、有馬、草津とともに下呂の名を挙げました。これが「日本三名泉」の由来です。もともと湯は東の湯ヶ峰の山頂近くに湧いていたとされ、13世紀に河原へ移ったと伝わります。傷ついた白鷺が、新しい湧き口を教えたという話がついています。',
      ),
      p(
        '泉質はアルカリ性単純温泉。においがほとんどなく、なめらかで、上がったあとに肌がさらりとします。各宿へは集中管理された源泉が配られ、町のどこで入っても大きくは変わりません。そのぶん、湯船からの眺めで宿を選べます。',
      ),
      h2('足湯をつないで歩く'),
      ul(
        '**噴泉池**　下呂大橋のたもと、川風の通る足湯。両岸の宿の灯がよく見えます。',
        '**さるぼぼ七福神社の足湯**　飛騨のお守り、さるぼぼが並ぶ小さな社の前に。',
        '**白鷺の湯**　洋館の趣をもつ木造の共同浴場。脇に「ビーナスの足湯」があります。',
      ),
      p(
        '坂の上の温泉寺まで、石段は173段。町を見おろす境内には、薬師の化身とされた白鷺の像があります。秋の夜には紅葉に灯りがともり、浴衣に羽織を重ねた人が、下駄の音を立ててゆっくり上っていきます。',
      ),
      callout(
        'tip',
        '湯めぐりの札',
        '木の札を買うと、加盟する宿から三か所の湯に入れます。日帰り入浴の時間は宿ごとに違うので、札を求めるときに当日の一覧をもらってください。',
      ),
    ],
  },
  {
    slug: 'gujo-odori',
    name: '郡上おどり',
    nameKana: 'ぐじょうおどり',
    city: '岐阜県郡上市',
    address: '岐阜県郡上市八幡町島谷',
    lat: 35.748,
    lng: 136.959,
    category: '祭り・行事',
    catch: '見る祭りではなく、入る踊り。七月から九月まで、三十夜ほど輪ができます。',
    tags: ['盆踊り', 'ユネスコ無形文化遺産', '城下町', '水のまち'],
    publishedOn: '2026-06-23',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'train',
        line: '長良川鉄道 越美南線',
        station: '郡上八幡',
        minutes: 20,
        text: '長良川鉄道 郡上八幡駅から旧庁舎記念館まで徒歩約20分',
      },
      { mode: 'car', minutes: 8, text: '東海北陸自動車道 郡上八幡ICから車で約8分。夜は臨時駐車場へ' },
    ],
    hours: { note: '7月中旬から9月上旬の夜。会場は日ごとに変わります。おおむね20時から。' },
    free: true,
    parking: {
      available: true,
      fee: '有料（臨時）',
      note: '徹夜おどりの四夜は市街の手前で早く満車になります。',
    },
    facilities: { restroom: true },
    stayMinutes: 180,
    bestMonths: [7, 8, 9],
    seasons: [
      { name: '郡上おどり', from: '07-11', to: '09-05' },
      { name: '徹夜おどり', from: '08-13', to: '08-16' },
    ],
    rainyDay: false,
    kids: true,
    related: ['gero-onsen', 'inuyama-castle'],
    body: [
      p(
        '町のどこかに屋形が組まれ、三味線と笛が鳴りはじめると、通りの人がそのまま輪になります。土地の人が昔から言うのは、郡上の盆踊りは「見るおどり」ではなく「踊るおどり」。作法を知らなくても、前の人の背中についていけば一曲目の途中で足が合います。',
      ),
      p(
        '曲は十種。ゆったりした「かわさき」で手と足が慣れ、「春駒」になると跳ねるように速くなり、夜が更けて「まつさか」で締めます。江戸時代、城主が士農工商の隔てなく踊ることを勧めたのが始まりと伝えられ、2022年には風流踊のひとつとしてユネスコの無形文化遺産に登録されました。',
      ),
      table(
        'はじめて行く人の支度',
        ['もの', '理由'],
        ['下駄', '路面を踏む音も踊りのうち。鳴らない靴でも踊れます'],
        ['手ぬぐい', '汗をぬぐうため。帯に挟んでおくと両手が空きます'],
        ['小銭', '夜店の飲みものに。大きな札はお釣りに困られます'],
      ),
      h2('四晩の徹夜'),
      p(
        'お盆の8月13日から16日は、夜の八時から明け方まで踊りつづけます。人は倍になり、宿はほとんど取れません。はじめてならば、七月の末の平日をすすめます。輪は小さく、地元の子どもの手本がよく見えます。',
      ),
      callout(
        'info',
        '昼は水を見に',
        '吉田川に面したいがわ小径では、水路に鯉が泳ぎ、昔の洗い場が残ります。{宗祇水|そうぎすい}は、名水百選の第一号に選ばれた湧き水です。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'gero-kawaoto-nemunoki',
    name: '川音旅館 ねむの木',
    nameKana: 'かわおとりょかん ねむのき',
    city: '岐阜県下呂市',
    address: '岐阜県下呂市湯之島',
    lat: 35.81,
    lng: 137.239,
    type: '旅館',
    catch: '川向こうの列車の灯が、湯に細く映ります。十二室のうち四室は床の高さをそろえました。',
    hero: {
      key: 'gero-kawaoto-nemunoki',
      motif: 'ryokan-room',
      season: 'summer',
      time: 'dusk',
    },
    tags: ['旅館', '美肌の湯', '段差の少ない宿', '飛騨牛'],
    publishedOn: '2025-11-20',
    updatedOn: '2026-04-02',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'walk',
        station: '下呂',
        minutes: 8,
        text: 'JR下呂駅から徒歩約8分。到着時刻を伝えると荷物だけ先に預かります',
      },
    ],
    parking: { available: true, count: 12, fee: '無料' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      note: '4室は段差なし。貸切湯に椅子と手すりがあります。',
    },
    facilities: {
      wifi: true,
      restroom: true,
      pets: false,
      smoking: 'none',
      payments: ['クレジットカード', '現金'],
    },
    checkIn: '15:00',
    checkOut: '10:30',
    minCharge: 19800,
    onsen: { has: true, quality: 'アルカリ性単純温泉', kakenagashi: false, privateBath: true },
    bathTaxNote: '入湯税は別途150円（見本）',
    rooms: 12,
    mealPlan: '1泊2食付き。夕食は飛騨牛の朴葉味噌を含む八品。量を減らした「六品」もあります。',
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
        '夕方の川霧が立つころ、高山本線の特急が向こう岸を過ぎます。窓の灯が三秒ほど湯に映る。大浴場の縁に時刻表が掛かっているのは、この数秒を楽しみにする客が多いからです。',
      ),
      p(
        '湯はなめらかで、長湯をしても指がふやけにくいといいます。朝は五時から、貸切の檜風呂は予約なしで空いていれば入れます。湯上がりには飛騨りんごの冷たい汁が一杯、木の桶に入って置いてあります。',
      ),
      h2('足の弱い人と泊まる'),
      p(
        '先代の女将が車いすの父を泊めるために、廊下の敷居を削らせたのがきっかけです。今は四室が部屋風呂まで平らで、食事処の椅子席は背もたれの高いものを選べます。電話で歩ける距離を尋ねられるのも、そのためです。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'gujo-food-sample-making',
    name: '郡上八幡 食品サンプルづくり',
    nameKana: 'ぐじょうはちまん しょくひんさんぷるづくり',
    city: '岐阜県郡上市',
    address: '岐阜県郡上市八幡町',
    lat: 35.75,
    lng: 136.962,
    catch: 'お湯に流した蝋が、海老の衣になる。天ぷら三品とレタス一枚を自分の手で。',
    hero: {
      key: 'gujo-food-sample-making-day',
      motif: 'old-street',
      season: 'summer',
      time: 'noon',
    },
    tags: ['ものづくり', '子ども連れ', '雨の日', '郡上八幡'],
    publishedOn: '2026-05-20',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [
      { mode: 'train', station: '郡上八幡', minutes: 18, text: '長良川鉄道 郡上八幡駅から徒歩約18分' },
    ],
    parking: { available: false, note: '市街の有料駐車場を利用' },
    prices: [
      ['天ぷら三品とレタス', 2400],
      ['レタスのみ', 1200],
    ],
    durationMin: 50,
    meetingPoint: '八幡町、旧庁舎記念館前の広場（受付の10分前）',
    ageMin: 5,
    capacity: 10,
    included: ['材料費', 'エプロンの貸し出し', '持ち帰り用の箱'],
    bring: ['汚れてもよい服'],
    cancelPolicy: '前日17時まで無料。当日の取り消しは全額を申し受けます。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    body: [
      p(
        '店先に並ぶ本物そっくりの料理の見本。その仕事を大きく広げた岩崎瀧三は、郡上八幡の人でした。いまもこの町は食品サンプルの産地で、水路沿いに看板が目立ちます。',
      ),
      p(
        '天ぷらは、40℃ほどの湯に溶けた蝋を少しずつ落とし、手で手前に引いて衣を広げます。指を離すと、花びらのように端が開く。海老を芯にくるむと、箸で持ち上げたときの角度まで残ります。',
      ),
      callout(
        'info',
        '持ち帰りの注意',
        '蝋は暑さで曲がります。夏の車内に置かず、箱のまま冷ましてから運びます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'tono-kuri-kinton',
    name: '栗きんとん',
    nameKana: 'くりきんとん',
    prefecture: '岐阜県',
    catch: '栗と砂糖を、茶巾でひとつに絞る。九月から年の瀬まで、東濃の店の湯気の味です。',
    tags: ['栗', '秋の味', '東濃', '和菓子'],
    publishedOn: '2026-09-08',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 1650,
    contents: '6個入り',
    shelfLife: '製造から3〜5日',
    storage: '直射日光を避け、涼しい所で保存',
    allergens: [],
    sellPlaces: [
      { text: '中津川市・恵那市の和菓子店' },
      { text: '名古屋駅構内の菓子売り場' },
      { spot: 'gero-onsen', text: '下呂温泉街の土産店（秋のみ）' },
    ],
    body: [
      p(
        '正月の甘いきんとんとは別のものです。蒸した栗をくり抜いて粗くつぶし、砂糖と火にかけて、茶巾で小さくしぼる。それだけの菓子で、栗のつぶの大きさがそのまま口に残ります。',
      ),
      p(
        '東濃の中津川や恵那では、9月に入ると、栗の荷が着いた日を店先に出します。はじめの栗は水気があって軽く、10月になるとほくほくし、12月は甘みが濃い。三度食べ比べる人がいるほどの違いです。',
      ),
      h2('味わう前に'),
      ol(
        '常温に戻してから。冷蔵庫で固くなったら、電子レンジで5秒だけ温めます。',
        'お茶は濃いめの煎茶か、渋みのあるほうじ茶を。',
        '干し柿に栗きんとんを詰めたものもあり、こちらは日が持ちます。',
      ),
    ],
  },
]
