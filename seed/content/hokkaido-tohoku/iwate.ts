import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, ol, p, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'chusonji-konjikido',
    city: '岩手県西磐井郡平泉町',
    name: '中尊寺',
    nameKana: 'ちゅうそんじ',
    address: '岩手県西磐井郡平泉町平泉字衣関',
    lat: 39.001,
    lng: 141.1,
    officialUrl: 'https://www.chusonji.or.jp/',
    access: [
      {
        mode: 'walk',
        line: 'JR東北本線',
        station: '平泉駅',
        minutes: 25,
        text: 'JR東北本線「平泉駅」から月見坂の登り口まで徒歩約25分、または町内循環バスで約10分',
      },
      { mode: 'car', minutes: 5, text: '東北自動車道「平泉スマートIC」から約5分' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '17:00',
          lastEntry: null,
          season: { from: '03-01', to: '11-03' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '16:30',
          lastEntry: null,
          season: { from: '11-04', to: '02-28' },
        },
      ],
      note: '金色堂と讃衡蔵の拝観時間です。',
    },
    prices: [
      ['大人（金色堂・讃衡蔵ほか）', 1000],
      ['高校生', 700],
      ['中学生', 500],
      ['小学生', 300],
    ],
    parking: { available: true, fee: '普通車 1回400円', bus: true, note: '登り口に町営の駐車場があります。' },
    accessibility: {
      stepFree: false,
      note: '月見坂は急な砂利の坂です。足の不自由な方の車の乗り入れは寺に相談できます。',
    },
    facilities: { restroom: true, payments: ['現金'] },
    dataNote: SAMPLE,
    catch: '杉の坂を上りつめた先に、九百年前の金色が、堂の中だけで光ります。',
    category: '神社仏閣',
    stayMinutes: 120,
    bestMonths: [5, 7, 10, 11],
    seasons: [
      { name: '藤原まつりと新緑', from: '05-01', to: '05-20' },
      { name: '中尊寺ハス', from: '07-05', to: '08-10' },
      { name: '紅葉', from: '10-25', to: '11-12' },
    ],
    rainyDay: false,
    kids: false,
    tags: ['世界遺産', '国宝', '芭蕉', '杉並木'],
    related: ['yamadera-risshakuji', 'hagurosan', 'matsushima-bay'],
    publishedOn: '2025-10-05',
    updatedOn: '2026-06-12',
    author: 'hayase-mio',
    body: [
      p(
        '奥州藤原氏の初代{清衡|きよひら}は、長い戦で肉親を失った人でした。敵も味方も、鳥や獣や魚まで、命を落としたものすべてを浄土へ導きたいと願文に書き、12世紀のはじめ、この丘に大きな寺を営みます。金色堂の上棟は天治元年（1124年）です。',
      ),
      h2('月見坂を上る'),
      p(
        '登り口から、樹齢三百年を超える杉の並ぶ月見坂が始まります。最初の二百メートルが最も急で、東物見台まで来ると木の間がひらけ、衣川と北上川の合わさる平野が見えます。戦の続いた土地が、いまは一面の田です。',
      ),
      p(
        '本堂、峯薬師堂、鐘楼と坂沿いの堂を拝みながら進むと、十五分から二十分で金色堂の{覆堂|おおいどう}に着きます。堂は三間四方の小さなもので、内も外も漆を塗って金箔を押し、柱には夜光貝の螺鈿。須弥壇の中には、清衡、基衡、秀衡の遺体と、泰衡の首級が納められています。',
      ),
      h2('からっぽのお堂'),
      p(
        '見逃したくないのが、少し先の旧覆堂です。昭和の修理まで金色堂を五百年あまり守ってきた建物で、中には今、何もありません。芭蕉が訪れて「五月雨の降り残してや光堂」と詠んだとき、光堂はこの覆いの中にありました。暗がりに立つと、その句の近さに驚きます。',
      ),
      callout(
        'info',
        '中尊寺ハスのこと',
        '昭和25年の調査で、四代泰衡の首桶から見つかったハスの種が、のちに芽を出して花をつけました。例年7月上旬から8月、午前のうちに開きます。',
      ),
      p(
        '時間があれば、同じ町の毛越寺へも足をのばしてください。堂はほとんど失われましたが、池と石組みに平安の庭の骨格が残り、中尊寺と対になって浄土の姿を見せてくれます。',
      ),
    ],
  },
  {
    slug: 'jodogahama',
    city: '岩手県宮古市',
    name: '浄土ヶ浜',
    nameKana: 'じょうどがはま',
    address: '岩手県宮古市日立浜町',
    lat: 39.65,
    lng: 141.981,
    access: [
      {
        mode: 'bus',
        line: 'JR山田線・三陸鉄道リアス線',
        station: '宮古駅',
        minutes: 20,
        text: 'JR・三陸鉄道「宮古駅」から岩手県北バスで約20分、「浄土ヶ浜ビジターセンター」下車、浜まで徒歩約10分',
      },
      { mode: 'car', minutes: 15, text: '三陸沿岸道路「宮古中央IC」から約15分' },
    ],
    hours: { regular: [], allDay: true },
    free: true,
    parking: { available: true, fee: '無料', bus: true, note: '夏の混む日は第1駐車場から浜へ歩きます。' },
    accessibility: {
      elevator: true,
      multiToilet: true,
      note: 'ビジターセンターから遊歩道まで昇降機で下りられます。浜は小石です。',
    },
    facilities: { restroom: true, locker: true },
    catch: '白い岩と松と、湖のように静かな入江。浜は丸い小石でできています。',
    category: '絶景',
    stayMinutes: 90,
    bestMonths: [6, 7, 8, 10],
    seasons: [
      { name: '海開き', from: '07-18', to: '08-20' },
      { name: '澄んだ秋の海', from: '09-15', to: '10-31' },
      { name: '初日の出', from: '01-01', to: '01-03' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['三陸', '白い岩', '海水浴', '小舟'],
    related: ['matsushima-bay', 'tatehana-ganpeki-asaichi'],
    publishedOn: '2026-06-19',
    author: 'nishi-wataru',
    body: [
      p(
        '江戸時代、この浜を訪れた僧の霊鏡が「さながら極楽浄土のごとし」と嘆じたのが名の起こりと伝わります。沖に向かって並ぶ白い岩の列が外海の波をさえぎり、内側には池のような水面ができました。',
      ),
      p(
        '岩は石英の多い流紋岩で、約五千万年前の火山の名残です。海水にさらされた下のほうは白く、上には南部アカマツが根を張る。浜を埋めるのも同じ石のかけらで、波に転がされて角がとれ、踏むところころと鳴ります。',
      ),
      h2('小舟で岩の裏へ'),
      p(
        '磯漁に使う「さっぱ船」が、岬をまわって{青の洞窟|あおのどうくつ}へ案内してくれます。ヘルメットをかぶり、頭を低くして入ると、光が水底から返って舟べりが青く染まる。色は日の高さと天気しだいで、緑に見える日もあると船頭さんは言います。',
      ),
      ul(
        '泳ぐなら遊泳期間のあいだに。足裏が痛くないよう、濡れてもよい靴が要ります。',
        '朝は岩の側から日が差し、白がいちばん強く出ます。',
        '秋から冬は海が澄み、入江の底の海藻まで見えます。',
      ),
      callout(
        'caution',
        '揺れを感じたら高台へ',
        '三陸の浜には津波の避難路の標識があります。着いたらまず、ビジターセンターへ上がる道を一つ見ておいてください。',
      ),
      p(
        '平成23年の津波は、ここのレストハウスと遊歩道も壊しました。岩と松はほとんど姿を変えずに残り、施設は翌年の夏から順に戻っています。町の人が海開きを喜ぶ理由を知ってから見ると、静かな水面も少し違って見えます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'tono-magariya-uma-no-ma',
    city: '岩手県遠野市',
    name: '曲り家一棟貸し 馬の間',
    nameKana: 'まがりやいっとうがし うまのま',
    address: '岩手県遠野市附馬牛町',
    lat: 39.404,
    lng: 141.523,
    access: [
      {
        mode: 'car',
        line: 'JR釜石線',
        station: '遠野駅',
        minutes: 20,
        text: 'JR釜石線「遠野駅」から車で約20分（送迎なし）',
      },
    ],
    parking: { available: true, count: 4, fee: '無料' },
    facilities: { wifi: true, restroom: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    catch: '人と馬が一つ屋根に暮らした家を、囲炉裏ごと一晩借ります。',
    hero: {
      key: 'tono-magariya-uma-no-ma',
      motif: 'thatched-village',
      season: 'autumn',
      time: 'dusk',
    },
    type: '一棟貸し',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 12000,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり（囲炉裏の鍋の具材は前日までに予約）',
    tags: ['曲り家', '囲炉裏', '一棟貸し', '民話'],
    publishedOn: '2026-03-06',
    author: 'hayase-mio',
    body: [
      p(
        '南部の曲り家は、母屋の前に馬屋が突き出したL字形の農家です。冬、囲炉裏の煙は屋根裏を通って馬屋へ流れ、人の起きているあいだは馬も暖かい。この家では、その馬屋だったところを板の間にして、寝室に使っています。だから「馬の間」です。',
      ),
      h2('火の番は客の仕事'),
      p(
        '鍵を受けとるとき、管理人さんが囲炉裏の火のおこし方を一度だけやってみせます。あとは客の番です。煙が目にしみたら、薪を少し寝かせる。初めは部屋中が煙たくなりますが、一時間もするとこつがわかり、鉄瓶の湯が鳴りはじめます。',
      ),
      p(
        '台所には電磁調理器も冷蔵庫もあり、風呂は新しいものです。六人まで泊まれて、料金は人数で割ります。夜は真っ暗なので、星を見るなら懐中電灯を消してから五分。裏の林で何か鳴いても、たいていはフクロウです。',
      ),
      callout(
        'caution',
        '冬に泊まる方へ',
        '12月から3月は雪道の運転になります。囲炉裏のそばは暖かい一方、廊下は外と同じくらい冷えます。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'morioka-reimen-kita-no-ma',
    city: '岩手県盛岡市',
    name: '冷麺と焼肉 北の間',
    nameKana: 'れいめんとやきにく きたのま',
    address: '岩手県盛岡市大通',
    lat: 39.702,
    lng: 141.147,
    access: [
      {
        mode: 'walk',
        line: 'JR東北本線',
        station: '盛岡駅',
        minutes: 12,
        text: 'JR「盛岡駅」から開運橋を渡って徒歩約12分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '11:30',
          close: '22:00',
          lastEntry: '21:30',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['wed'] },
    accessibility: { stepFree: true },
    facilities: { smoking: 'none', payments: ['現金', 'クレジットカード', '電子マネー'] },
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    catch: '注文が入ってから押し出す麺。辛さは、別の小皿で自分で決めます。',
    hero: {
      key: 'morioka-reimen-kita-no-ma',
      motif: 'noodle-bowl',
      season: 'summer',
      time: 'noon',
    },
    genres: ['冷麺', '焼肉'],
    specialty: '盛岡冷麺（辛味は別皿）',
    budgetLunch: { from: 1000, to: 2000 },
    budgetDinner: { from: 2500, to: 5500 },
    lastOrder: '21:30',
    seats: 46,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '麺に小麦、スープに牛肉と大豆を使います。卵は抜けます。',
    tags: ['盛岡冷麺', '駅から歩ける', '一人でも'],
    publishedOn: '2026-07-10',
    author: 'tomioka-saki',
    body: [
      p(
        '盛岡冷麺は、昭和29年に朝鮮半島出身の店主がこの町で出した一杯から始まったとされます。そば粉を入れず、小麦粉とでんぷんで打つので、麺は半透明で強いこしがあります。',
      ),
      p(
        'この店では、席に着いて注文すると奥で機械の音がして、麺が押し出されます。ゆで時間は一分半。牛骨のスープは脂を丁寧に引いてあり、最後まで澄んだまま。果物は夏がすいか、秋から春は梨やりんごに替わります。',
      ),
      h2('辛味は別でお願いします'),
      p(
        '盛岡では、キムチの汁を別の小皿で受けとる「別辛」という頼み方が通じます。まずスープを一口、それから少しずつ落とす。麺を半分食べたあたりで酢をひと回しすると、味がもう一度ほどけます。焼肉は冷麺のあとで少しだけ、という人も多い店です。',
      ),
      ol('まずスープだけを一口', '辛味を小匙で半分', '麺の残りが半分になったら酢'),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'nambu-senbei',
    prefecture: '岩手県',
    name: '南部せんべい',
    nameKana: 'なんぶせんべい',
    catch: '小麦粉と塩と水。鉄の型で焼く、耳つきの素朴なせんべいです。',
    category: '和菓子',
    maker: null,
    price: 540,
    contents: '12枚入り（胡麻・落花生）',
    shelfLife: '製造から約90日',
    storage: '直射日光・高温多湿を避けて常温',
    allergens: ['小麦', '落花生', 'ごま'],
    sellPlaces: [
      { text: 'JR盛岡駅の土産売り場' },
      { spot: 'chusonji-konjikido', text: '平泉・中尊寺の登り口周辺の売店' },
      { spot: 'tatehana-ganpeki-asaichi', text: '八戸・館鼻岸壁朝市（焼きたての出る店もあります）' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['南部', '小麦のせんべい', '常温', '軽い'],
    publishedOn: '2026-02-20',
    author: 'tomioka-saki',
    body: [
      p(
        '米ではなく小麦の粉でつくる、旧南部藩領のせんべいです。丸い鉄の型にはさんで焼くと、ふちに薄いはみ出しができます。これが{耳|みみ}。ぱりぱりと香ばしく、耳だけを袋に詰めて売る店もあるほどです。',
      ),
      p(
        '胡麻と落花生が昔からの二枚看板で、ほかにかぼちゃの種、くるみ、りんごを散らしたものなど。土地の家では白せんべいに水飴をはさんだり、赤飯をはさんだりして、おやつにもおかずにもします。',
      ),
      h2('汁に入れるものは、別です'),
      p(
        'せんべい汁用は「かやきせんべい」などの名で売られ、煮ても崩れないよう塩加減と焼きが違います。おやつ用を鍋に入れると、あっという間に溶けてしまいます。袋の表示を見て、両方買って帰るのが正解です。',
      ),
    ],
  },
]
