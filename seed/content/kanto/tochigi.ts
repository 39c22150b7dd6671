import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'nikko-toshogu',
    name: '日光東照宮',
    nameKana: 'にっこうとうしょうぐう',
    city: '栃木県日光市',
    address: '栃木県日光市山内',
    lat: 36.758,
    lng: 139.599,
    officialUrl: 'https://www.toshogu.jp/',
    category: '神社仏閣',
    catch: '五百を超える彫刻が見おろす、家康をまつる社',
    tags: ['世界遺産', '国宝', '彫刻', '杉並木'],
    publishedOn: '2025-12-18',
    updatedOn: '2026-09-30',
    author: 'hayase-mio',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'bus',
        line: '東武日光線・JR日光線',
        station: '東武日光・日光',
        minutes: 10,
        text: '東武日光駅またはJR日光駅から世界遺産めぐりバスで約10分、「表参道」下車すぐ',
      },
      {
        mode: 'walk',
        station: '東武日光',
        minutes: 30,
        text: '東武日光駅から門前町の坂を上って約30分、神橋のたもとを経て山内へ',
      },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '04-01', to: '10-31' },
        },
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '16:00',
          lastEntry: '15:30',
          season: { from: '11-01', to: '03-31' },
        },
      ],
    },
    prices: [
      ['大人・高校生', 1600],
      ['小・中学生', 550],
    ],
    parking: { fee: '有料', bus: true, note: '紅葉の時期は神橋付近から渋滞します' },
    accessibility: {
      stepFree: false,
      multiToilet: true,
      note: '参道は玉砂利と石段が続きます。奥社へは207段の石段があります。',
    },
    stayMinutes: 120,
    bestMonths: [2, 5, 6, 10, 11],
    seasons: [
      { name: '春の大祭', from: '05-17', to: '05-18' },
      { name: '秋の大祭', from: '10-16', to: '10-17' },
      { name: '山内の紅葉', from: '10-28', to: '11-12' },
    ],
    rainyDay: true,
    kids: true,
    related: ['lake-chuzenji', 'oya-history-museum'],
    body: [
      p(
        '徳川家康をまつる社として1617年に創建され、いまの社殿の多くは三代将軍家光の命で1636年に建て替えられました。日光の社寺は二荒山神社、輪王寺とあわせて1999年に世界遺産に登録されています。',
      ),
      h2('見上げる順番'),
      p(
        '石鳥居をくぐると左に五重塔、表門の先に神厩舎が現れます。「見ざる・言わざる・聞かざる」で知られる猿は八面の連作で、親が子の行く末を見る場面から始まり、恋に悩み、やがて身ごもるまでの一生が描かれています。三猿だけで通り過ぎず、端から順に読んでみてください。',
      ),
      p(
        '陽明門には五百八体の彫刻があるとされ、日が暮れるまで見飽きないことから「日暮の門」の名があります。龍や獅子ばかりに目が行きますが、柱の間には遊ぶ子どもの姿も多く、平和な世を願う心が読みとれます。柱の一本だけ文様を逆さに彫り、完成の手前でとどめたという「魔除けの逆柱」も、この門の話です。',
      ),
      h2('眠り猫の先へ'),
      p(
        '眠り猫の下をくぐり、杉の根の間を上る石段は207段。奥社の宝塔に着くころには、きらびやかな社殿の屋根がはるか下になっています。音の少ないこの場所まで来て、ようやく墓所なのだと気づく人もいるでしょう。',
      ),
      callout(
        'tip',
        '雨の日の東照宮',
        '屋根の下を歩く区間は多くありませんが、濡れた杉と石は色が深まり、胡粉の白と金がよく映えます。すべりにくい靴であれば、雨を理由に予定を変えなくてもよい場所です。',
      ),
    ],
  },
  {
    slug: 'lake-chuzenji',
    name: '中禅寺湖',
    nameKana: 'ちゅうぜんじこ',
    city: '栃木県日光市',
    address: '栃木県日光市中宮祠',
    lat: 36.74,
    lng: 139.479,
    category: '絶景',
    catch: '男体山の裾、標高1,269メートルに静まる青い湖',
    tags: ['湖', '紅葉', '避暑地', '遊覧船'],
    publishedOn: '2026-07-10',
    author: 'nishi-wataru',
    access: [
      {
        mode: 'bus',
        line: '東武日光線・JR日光線',
        station: '東武日光・日光',
        minutes: 50,
        text: '東武日光駅またはJR日光駅から中禅寺温泉行きバスで約50分。紅葉の週末は倍以上かかる日もある',
      },
      { mode: 'car', text: '日光宇都宮道路・清滝ICから第二いろは坂経由で約25分' },
    ],
    hours: { allDay: true, note: '湖畔の散策は自由です。遊覧船や記念公園にはそれぞれの時間があります。' },
    free: true,
    parking: { fee: '県営駐車場は有料', bus: true },
    accessibility: {
      stepFree: true,
      multiToilet: true,
      note: '中禅寺温泉から二荒山神社中宮祠の前まで、湖岸の歩道は平らです。',
    },
    stayMinutes: 180,
    bestMonths: [5, 6, 8, 10],
    seasons: [
      { name: '新緑', from: '05-15', to: '06-15' },
      { name: '避暑', from: '07-15', to: '08-31' },
      { name: '湖畔の紅葉', from: '10-10', to: '10-25' },
    ],
    rainyDay: false,
    kids: true,
    related: ['nikko-toshogu', 'ozegahara', 'fukuroda-falls'],
    body: [
      p(
        'およそ二万年前、男体山の噴火で流れ出た溶岩が谷をせき止めてできた湖です。周囲は約25キロ、最も深いところは163メートル。水面の標高は1,269メートルあり、真夏でも朝夕は長袖がほしくなります。',
      ),
      h2('外交官たちの夏'),
      p(
        '明治の半ばから昭和の初めにかけて、湖の東岸には各国の大使館の別荘が並びました。いまも英国とイタリアの別荘が記念公園として公開されています。英国大使館別荘は、幕末の日本をよく知る外交官アーネスト・サトウの山荘がもと。二階の広縁から見る湖は、手前に何ひとつ遮るものがありません。',
      ),
      p(
        'イタリア大使館別荘は、杉の樹皮を市松や矢羽根に張り分けた内装が見どころです。建物までは駐車場から湖岸の道を15分ほど歩きます。その距離があるおかげで、着いたときには車の音が消えています。',
      ),
      h2('水が出ていくところ'),
      p(
        '湖から流れ出る大尻川は、すぐ先で落差97メートルの華厳の滝になります。湖を見たあとに滝を訪ねると、さっきまで足もとで揺れていた水がそのまま落ちていくことに、少し不思議な気持ちになります。',
      ),
      ul(
        '遊覧船は例年4月から11月。船から見る岸の紅葉は、道路から見るより層が多く見えます',
        'いろは坂の渋滞を避けるなら、7時台に上りきるか、湖畔に泊まるのが確実です',
      ),
    ],
  },
  {
    slug: 'oya-history-museum',
    name: '大谷資料館',
    nameKana: 'おおやしりょうかん',
    city: '栃木県宇都宮市',
    address: '栃木県宇都宮市大谷町',
    lat: 36.6,
    lng: 139.825,
    category: '博物館・美術館',
    catch: '石を切り出したあとに残った、地下三十メートルの大空間',
    tags: ['大谷石', '地下空間', '雨の日', '日本遺産'],
    publishedOn: '2026-06-18',
    updatedOn: '2026-10-02',
    author: 'hayase-mio',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'bus',
        line: 'JR東北新幹線・宇都宮線',
        station: '宇都宮',
        minutes: 30,
        text: 'JR「宇都宮」駅西口から大谷・立岩行きバスで約30分、「資料館入口」下車、歩いて約5分',
      },
      { mode: 'car', text: '東北自動車道・宇都宮ICから約15分' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '04-01', to: '11-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '09:30',
          close: '16:30',
          lastEntry: '16:00',
          season: { from: '12-01', to: '03-31' },
        },
      ],
    },
    closed: {
      weekdays: ['tue'],
      holidayRule: 'openAndCloseNextDay',
      note: '4月から11月は無休、12月から3月は火曜休みです。',
    },
    prices: [
      ['大人', 800],
      ['小・中学生', 400],
    ],
    parking: { count: 200, fee: '無料' },
    accessibility: { stepFree: false, elevator: false, note: '坑内へは長い石の階段を上り下りします。' },
    stayMinutes: 60,
    bestMonths: [6, 7, 8, 9],
    seasons: [{ name: '外との気温差が大きい頃', from: '07-01', to: '09-15' }],
    rainyDay: true,
    kids: true,
    related: ['nikko-toshogu', 'tomioka-silk-mill'],
    body: [
      p(
        '宇都宮の北西、大谷の里では、軽くてやわらかい凝灰岩が採れます。大谷石です。資料館の地下には、1919年から1986年まで掘り進められた採石場の跡が、広さ約2万平方メートルの空洞となって残っています。',
      ),
      h2('つるはしの跡、機械の跡'),
      p(
        '階段を下りると、まず温度が変わります。坑内は年間を通して一桁台から十度あまり。目が慣れるにつれ、壁に刻まれた筋が見えてきます。手掘りの時代の不ぞろいな線と、機械に替わってからの真っすぐな線。一本の石を切り出すのに、手掘りでは四千回もつるはしを振ったといいます。',
      ),
      p(
        '天井の一部は地上へ抜けていて、そこから落ちる外光が、霧のように広がる時間があります。戦時中は地下の工場や倉庫として、近年は音楽や映像の舞台としても使われてきました。どの時代にも、この暗さと広さが必要とされたわけです。',
      ),
      callout(
        'caution',
        '真夏でも上着を',
        '半袖で入ると十分ほどで体が冷えます。足もとは濡れて滑りやすいところがあるため、かかとの低い靴を。',
      ),
      h2('石の里を歩く'),
      p(
        'バス停の近くには、岩壁に彫られた高さ約27メートルの平和観音と、洞穴の壁に平安時代の千手観音が彫られた大谷寺があります。塀や蔵、納屋にいたるまで大谷石を積んだ集落の道も、資料館の続きのように眺めてください。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'yumoto-shirokabanoyado-kirinoma',
    name: '白樺の湯宿 霧の間',
    nameKana: 'しらかばのゆやど きりのま',
    city: '栃木県日光市',
    address: '栃木県日光市湯元',
    lat: 36.808,
    lng: 139.425,
    type: '旅館',
    catch: '奥日光の湯元、白く濁る硫黄泉の十四室',
    hero: {
      key: 'yumoto-shirokabanoyado-kirinoma',
      motif: 'onsen',
      season: 'winter',
      time: 'night',
    },
    tags: ['硫黄泉', '源泉かけ流し', '奥日光', '雪見風呂'],
    publishedOn: '2026-01-23',
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
    access: [
      {
        mode: 'bus',
        line: '東武日光線・JR日光線',
        station: '東武日光・日光',
        minutes: 85,
        text: '東武日光駅またはJR日光駅から湯元温泉行きバスで約85分、終点下車、歩いて約5分',
      },
    ],
    parking: { count: 14, fee: '無料', note: '冬は冬用タイヤが必要です' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    checkIn: '15:00',
    checkOut: '10:30',
    minCharge: 19800,
    onsen: { has: true, quality: '硫黄泉', kakenagashi: true, privateBath: true },
    bathTaxNote: '入湯税150円を別に申し受けます。',
    rooms: 14,
    mealPlan: '1泊2食（夕食は湯波と山菜の膳、朝食は和食）',
    body: [
      p(
        'バスの終点から湯ノ湖へ向かって少し下ったところにあります。湯元の湯は湧き出したときには透きとおり、空気にふれて乳白色に変わります。朝いちばんの湯船が青みを帯びているのは、夜の間だれも入らなかったしるしです。',
      ),
      h2('部屋に時計を置かない'),
      p(
        '十四の部屋はすべて湖の側を向き、時計を置いていません。夕食の知らせは廊下の木の板を打つ音、朝は湯守が戸を開ける音。二日もいると、その音で時刻の見当がつくようになります。',
      ),
      p(
        '夕食は日光の湯波を主にした膳で、揚げ巻き湯波の煮ものと、豆乳の鍋が続けて出ます。川魚が苦手な人には、予約のときに伝えれば栃木の豚に替えてくれます。',
      ),
      callout(
        'info',
        '金属は外してから',
        '硫黄の湯は銀や銅を黒くします。指輪と腕時計は、脱衣所の引き出しに入れてから湯へどうぞ。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'utsunomiya-gyoza-ishizue',
    name: '餃子と麦酒 石ずえ',
    nameKana: 'ぎょうざとばくしゅ いしずえ',
    city: '栃木県宇都宮市',
    address: '栃木県宇都宮市馬場通り',
    lat: 36.561,
    lng: 139.884,
    catch: '大谷石の蔵で、焼きと水餃子を交互にいただく',
    tags: ['餃子', '宇都宮', '大谷石の蔵'],
    publishedOn: '2026-04-24',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'walk',
        line: 'JR宇都宮線',
        station: '宇都宮',
        minutes: 15,
        text: 'JR「宇都宮」駅西口から大通りを歩いて約15分',
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
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '17:00',
          close: '21:30',
          lastEntry: null,
          season: null,
        },
      ],
    },
    closed: { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' },
    genres: ['餃子', '居酒屋'],
    specialty: '白菜と豚の焼き餃子、生姜の水餃子',
    budgetLunch: { from: 800, to: 1300 },
    budgetDinner: { from: 1800, to: 3000 },
    lastOrder: '21:00',
    seats: 26,
    smoking: 'none',
    reservation: 'accepted',
    takeout: true,
    allergyNote: '皮に小麦を使います。油は大豆とごまです。',
    body: [
      p(
        'もとは肥料問屋の蔵で、壁は大谷石。夏は涼しく、冬は石が火のぬくもりを抱えてくれます。品書きは焼き、水、揚げの三つと、漬物が二種。それだけですが、焼きと水を一皿ずつ交互に頼む人がほとんどです。',
      ),
      h2('野菜が七、肉が三'),
      p(
        '餡は白菜とにらが主で、にんにくはごく控えめ。水餃子は生姜を利かせ、ゆで汁ごと椀に張って出します。宇都宮では酢と醤油をこの汁に落として飲む人が多く、店の卓にも小さな匙が添えてあります。',
      ),
      p(
        '開店前から並ぶ有名店の多い町ですが、ここは17時台なら予約で入れます。持ち帰りの生餃子は20個から。保冷剤は二時間分まで付けてくれます。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'mashiko-rokuro-hajimete',
    name: '益子のろくろ、はじめの二時間',
    nameKana: 'ましこのろくろ はじめのにじかん',
    city: '栃木県芳賀郡益子町',
    address: '栃木県芳賀郡益子町益子',
    lat: 36.466,
    lng: 140.1,
    catch: '土を回し、失敗し、ふたつ残す。益子焼の手びねりとろくろ',
    hero: {
      key: 'mashiko-rokuro-hajimete',
      motif: 'craft-pottery',
      season: 'spring',
      time: 'noon',
    },
    tags: ['陶芸', '益子焼', '雨の日', '大人の休日'],
    publishedOn: '2026-04-10',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [
      {
        mode: 'bus',
        line: '真岡鐵道真岡線',
        station: '益子',
        minutes: 5,
        text: '真岡鐵道「益子」駅から町内のバスで約5分、城内坂の上で下車',
      },
    ],
    prices: [
      ['大人', 4500, '粘土1キロ・焼成2点分を含む'],
      ['小学生', 3500],
    ],
    parking: { count: 10, fee: '無料' },
    durationMin: 120,
    meetingPoint: '城内坂の工房入口（藍ののれんの前）',
    ageMin: 7,
    capacity: 8,
    included: ['粘土1キロ', '道具と前掛けの貸し出し', '二点分の釉薬と焼成'],
    bring: ['汚れてもよい服', '爪を短く切っておくこと', '手ふき'],
    cancelPolicy: '前日は50％、当日は100％を申し受けます。焼き上がりまで約二か月、送料は別です。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    body: [
      p(
        '益子の土は砂気があり、ろくろで引くと少しざらりとします。厚めの器が多いのは、その土が薄作りに向かないためでもありました。体験ではまず菊練りを見せてもらい、土の固さを指で覚えるところから始めます。',
      ),
      h2('作った数より、残す数'),
      ol(
        '土を中心に据える。ここで全体の半分の時間を使います',
        '筒に引き上げ、縁を整える',
        '三つ四つ引いたうちから、焼きに出すふたつを自分で選ぶ',
        '柿釉・糠白・青磁の三つから釉薬を決める',
      ),
      p(
        '崩れた土は練り直して、また使います。教える人は器の形にはほとんど口を出しません。分厚い湯呑みも、傾いた鉢も、焼き上がって届くころには、その日の手の記憶になっています。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'nikko-yuba-kanso',
    name: '日光の乾燥湯波',
    nameKana: 'にっこうのかんそうゆば',
    prefecture: '栃木県',
    city: '栃木県日光市',
    category: '漬物・惣菜',
    catch: '二つ折りにすくう、厚みのある日光の湯波',
    maker: null,
    price: 1200,
    contents: '巻き湯波8個入り',
    shelfLife: '製造から約90日',
    storage: '直射日光と湿気を避けて常温',
    allergens: ['大豆'],
    tags: ['湯波', '精進料理', '日光', '大豆'],
    publishedOn: '2026-02-13',
    dataNote: '価格と内容量は見本データです。',
    sellPlaces: [
      { spot: 'nikko-toshogu', text: '日光東照宮の門前、国道沿いの専門店' },
      { text: '東武日光駅前のみやげ物店' },
    ],
    body: [
      p(
        '豆乳を温めたときに張る膜をすくったものが「ゆば」です。京都では「湯葉」、日光では「湯波」と書きます。京都では膜の端に棒を入れて引き上げますが、日光は真ん中に串を入れて二つ折りにするため、厚みのある湯波になります。',
      ),
      table(
        '使い方のめやす',
        ['品', 'もどし方', '向く料理'],
        ['巻き湯波（乾燥）', 'ぬるま湯に20分', '含め煮、鍋'],
        ['揚げ巻き湯波', '熱湯をかけて油を抜く', 'おでん、煮しめ'],
        ['結び湯波', 'そのまま汁へ', '吸いもの'],
      ),
      p(
        '山内の寺社で精進の膳に使われてきた食材で、いまも門前には生湯波を出す店が並びます。持ち帰りには乾燥か、揚げ巻きが扱いやすいでしょう。含め煮は、だしと薄口の醤油、少しの砂糖で静かに煮て、火を止めてから一時間おくと味が入ります。',
      ),
    ],
  },
]
