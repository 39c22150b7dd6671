import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'ouchijuku',
    city: '福島県南会津郡下郷町',
    name: '大内宿',
    nameKana: 'おおうちじゅく',
    address: '福島県南会津郡下郷町大字大内字山本',
    lat: 37.334,
    lng: 139.861,
    access: [
      {
        mode: 'bus',
        line: '会津鉄道',
        station: '湯野上温泉駅',
        minutes: 20,
        text: '会津鉄道「湯野上温泉駅」から季節運行のバスで約20分、またはタクシーで約15分',
      },
      { mode: 'car', minutes: 60, text: '東北自動車道「白河IC」から約60分' },
    ],
    hours: { regular: [], allDay: true, note: '店は9時から16時30分ごろまで。冬は休む店があります。' },
    free: true,
    parking: {
      available: true,
      fee: '普通車 1回500円',
      bus: true,
      note: '紅葉の連休は朝8時前に着くと入りやすいです。',
    },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '通りは土と砂利のゆるい坂。見晴台へは急な石段です。',
    },
    facilities: { restroom: true, pets: true },
    dataNote: SAMPLE,
    catch: '街道に向かって同じ間隔で並ぶ茅葺き。水は、道の両脇を流れています。',
    category: '町並み',
    stayMinutes: 120,
    bestMonths: [5, 7, 10, 11, 2],
    seasons: [
      { name: '新緑', from: '05-03', to: '06-10' },
      { name: '半夏まつり', from: '07-02', to: '07-02' },
      { name: '紅葉', from: '10-22', to: '11-08' },
      { name: '雪まつり', from: '02-08', to: '02-14' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['茅葺き', '宿場', 'ねぎそば', '会津西街道'],
    related: ['aizu-tsurugajo', 'hanamiyama'],
    publishedOn: '2025-10-31',
    updatedOn: '2026-09-18',
    author: 'hayase-mio',
    body: [
      p(
        '会津の城下と日光の今市を結ぶ会津西街道の宿場です。参勤の行列も、江戸へ運ぶ米もここを通りました。明治になって新しい道が川沿いに開くと、宿場は山あいに取り残されます。それが、三十軒あまりの茅葺きがそろって残った理由です。',
      ),
      p(
        '昭和56年に重要伝統的建造物群保存地区となり、売らない、貸さない、壊さないを住民が約束しました。屋根は村の{結|ゆい}で葺き替えられます。アスファルトを剝いで土の道に戻し、電線を裏へまわしたのも、この人たちの決めたことです。',
      ),
      h2('箸は、一本の葱'),
      p(
        '名物は、太い葱を一本添えたそば。曲がった白いところでそばをすくい、かじりながら食べます。高遠そばと呼ぶのは、会津藩祖の{保科正之|ほしなまさゆき}が信州高遠から来たことにちなみます。葱だけで食べきるのは難しいので、割り箸もちゃんと付いています。',
      ),
      h2('見晴台へは、先に'),
      p(
        '通りの突き当たりの急な石段を上ると、宿場を正面に見下ろせます。写真で知られた眺めはここから。十一時を過ぎると順番待ちになるため、着いたらまず上まで歩き、下りながら店をのぞくのがよい順序です。',
      ),
      ul(
        '家の軒は私有地です。縁側に座るのは、店の人に声をかけてからにします。',
        '道の両脇の水路は、飲みものを冷やす冷蔵庫でもあります。夏はラムネが沈んでいます。',
        '火の用心のため、通りは禁煙です。',
      ),
    ],
  },
  {
    slug: 'aizu-tsurugajo',
    city: '福島県会津若松市',
    name: '鶴ヶ城（若松城）',
    nameKana: 'つるがじょう（わかまつじょう）',
    address: '福島県会津若松市追手町',
    lat: 37.488,
    lng: 139.93,
    officialUrl: 'https://www.tsurugajo.com/',
    access: [
      {
        mode: 'bus',
        line: 'JR磐越西線',
        station: '会津若松駅',
        minutes: 20,
        text: 'JR「会津若松駅」からまちなか周遊バスで約20分、「鶴ヶ城入口」から徒歩約5分',
      },
      { mode: 'car', minutes: 15, text: '磐越自動車道「会津若松IC」から約15分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:30', close: '17:00', lastEntry: '16:30', season: null }],
    },
    prices: [
      ['天守閣 大人', 410],
      ['天守閣 小中学生', 150],
      ['天守閣と茶室麟閣 大人', 520],
    ],
    parking: { available: true, fee: '1時間200円、以後30分ごと100円', bus: true },
    accessibility: {
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      elevator: false,
      note: '公園内は回れますが、天守の中は階段です。',
    },
    facilities: { restroom: true, locker: true, payments: ['現金', '電子マネー'] },
    dataNote: SAMPLE,
    catch: '赤い瓦の天守。ひと月の籠城に耐えた城は、雪に映えます。',
    category: '城・史跡',
    stayMinutes: 90,
    bestMonths: [4, 9, 11, 2],
    seasons: [
      { name: '桜', from: '04-10', to: '04-25' },
      { name: '会津まつり', from: '09-20', to: '09-24' },
      { name: '絵ろうそくまつり', from: '02-12', to: '02-13' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['天守', '赤瓦', '戊辰戦争', '桜'],
    related: ['ouchijuku', 'hakodate-goryokaku', 'hanamiyama'],
    publishedOn: '2025-11-07',
    author: 'hayase-mio',
    body: [
      p(
        '至徳元年（1384年）に葦名氏が館を築いたのが始まり。文禄2年（1593年）に{蒲生氏郷|がもううじさと}が七層の天守を建て、氏郷の幼名と家紋にちなんで鶴ヶ城と名づけました。五層になったのは、のちの加藤氏の時代です。',
      ),
      p(
        '慶応4年（1868年）、戊辰戦争で新政府軍に囲まれた城は、ひと月の砲撃に耐えました。古写真には、壁の落ちた天守が写っています。明治に取り壊され、いまの天守は昭和40年に外観を復元したもの。平成23年、屋根が幕末のころの赤い瓦に葺き替えられました。凍って割れないよう、鉄分の入った釉薬をかけた瓦です。',
      ),
      h2('石垣の内側で、お茶を'),
      p(
        '本丸の隅に、小さな茶室があります。{麟閣|りんかく}。千利休が切腹を命じられたあと、その子少庵を氏郷が会津にかくまい、建てたと伝わります。少庵はやがて京へ戻り、千家が続きました。戦の城に、茶の湯の恩人の顔がある。抹茶を一服しながら思い出したい話です。',
      ),
      h2('季節の歩き方'),
      p(
        '桜は約千本で、見ごろは四月なかばから。石垣の上まで枝がおおい、夜は天守とともに照らされます。二月は雪のなかに絵ろうそくがともる二晩の行事。九月の会津まつりでは、藩公行列が城から出て町を一巡し、子どもたちも白い鉢巻で歩きます。',
      ),
      callout(
        'tip',
        '城の次は七日町へ',
        '周遊バスで北西へ十分ほどの七日町通りには、漆器や絵ろうそくの老舗と洋館が並びます。城の入口で一日券を買うと、行き帰りの分で元がとれます。',
      ),
    ],
  },
  {
    slug: 'hanamiyama',
    city: '福島県福島市',
    name: '花見山',
    nameKana: 'はなみやま',
    address: '福島県福島市渡利',
    lat: 37.734,
    lng: 140.495,
    access: [
      {
        mode: 'bus',
        line: 'JR東北新幹線・東北本線',
        station: '福島駅',
        minutes: 15,
        text: 'JR「福島駅」東口から、花の時期に運行する臨時バスで約15分',
      },
    ],
    hours: { regular: [], note: '日の出から日没までの散策をお願いしています。' },
    free: true,
    parking: { available: true, fee: '花の時期は予約制・有料の日があります', bus: true },
    accessibility: {
      stepFree: false,
      multiToilet: true,
      note: '農道の坂が続きます。麓の園路からも斜面の花を見渡せます。',
    },
    facilities: { restroom: true, pets: true },
    dataNote: SAMPLE,
    catch: '花を育てる農家が、自分の山を開いた。春の二週間、丘が七色になります。',
    category: '公園・庭園',
    stayMinutes: 90,
    bestMonths: [3, 4],
    seasons: [
      { name: '梅とサンシュユ', from: '03-10', to: '03-31' },
      { name: '桜と花桃', from: '04-03', to: '04-20' },
      { name: 'つつじ', from: '04-25', to: '05-10' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['花', '花木農家', '春', '散策'],
    related: ['aizu-tsurugajo', 'ouchijuku', 'zao-okama'],
    publishedOn: '2026-02-27',
    author: 'amano-haruka',
    body: [
      p(
        '花見山は公園のように見えますが、生け花用の枝を育てる農家の山です。養蚕や野菜で暮らしていた阿部家が、雑木の丘を鍬で開いて花木を植え、見たいという人が増えたため、昭和34年（1959年）から無料で開放してきました。',
      ),
      p(
        'ソメイヨシノ、東海桜、彼岸桜、{花桃|はなもも}、レンギョウ、ボケ、サンシュユ、モクレン。ふつうは少しずつずれる花が、雪の遅い盆地の春に一度に押し寄せます。写真家の秋山庄太郎は「福島に桃源郷あり」と言い、毎年のように通いました。',
      ),
      h2('三つの道から選ぶ'),
      table(
        '歩く時間のめやす（山の入口から一周）',
        ['道', '時間', '向く人'],
        ['30分コース', '約30分', '小さな子、足に不安のある人'],
        ['45分コース', '約45分', '斜面の花を近くで見たい人'],
        ['60分コース', '約60分', '山頂から市街と吾妻連峰を見たい人'],
      ),
      p(
        '道はどれも農作業のためのもので、途中で短い道へ移ることもできます。吾妻の山に残雪が種まきうさぎの形で現れるのも、ちょうどこのころ。山頂の展望場所からは、花の帯のうしろに市街、その奥に白い山並みという三段の景色になります。',
      ),
      callout(
        'info',
        '畑を歩かせてもらう山です',
        '枝は農家の収穫物です。花にふれず、道から外れず、三脚は広げません。周辺の道は混むため、福島駅からのバスが結局いちばん早く着きます。',
      ),
      h3('雨の朝に'),
      p(
        '小雨の日は人が減り、花の色が濃くなります。麓の産直では長靴を貸してくれる年もあり、足もとだけ用意すれば、静かな花見ができます。雨上がりの霧が斜面を流れていくと、花の段が一つずつ現れます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'shimogo-minshuku-irori-no-oto',
    city: '福島県南会津郡下郷町',
    name: '民宿 いろりの音',
    nameKana: 'みんしゅく いろりのおと',
    address: '福島県南会津郡下郷町大字湯野上',
    lat: 37.286,
    lng: 139.895,
    access: [
      {
        mode: 'walk',
        line: '会津鉄道',
        station: '湯野上温泉駅',
        minutes: 8,
        text: '会津鉄道「湯野上温泉駅」から徒歩約8分',
      },
    ],
    parking: { available: true, count: 6, fee: '無料' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金'] },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    catch: '茅葺きの駅から歩いて八分。岩魚の骨酒と、六組だけの夕餉。',
    hero: {
      key: 'shimogo-minshuku-irori-no-oto',
      motif: 'ryokan-room',
      season: 'autumn',
      time: 'night',
    },
    type: '民宿',
    checkIn: '15:00',
    checkOut: '10:00',
    minCharge: 9800,
    onsen: { has: true, quality: '単純温泉', kakenagashi: true, privateBath: true },
    bathTaxNote: '入湯税150円を宿で預かります。',
    rooms: 6,
    mealPlan: '一泊二食（囲炉裏を囲む夕食）',
    tags: ['囲炉裏', '駅から歩ける', '岩魚', '家族経営'],
    publishedOn: '2026-02-13',
    author: 'kurata-jun',
    body: [
      p(
        '湯野上温泉駅は、駅舎が茅葺きで、待合に囲炉裏のある駅です。この民宿はそこから坂を下りた川べり。母と息子の二人で切り盛りしていて、夕方の列車の時刻に合わせ、息子さんが懐中電灯を持って坂の途中まで迎えに出てくれます。',
      ),
      h2('夕食は全員で一つの火'),
      p(
        '六組の客が、大きな囲炉裏を囲みます。灰に立てた岩魚は一時間かけて焼き、頭から食べられます。身欠きにしんの山椒漬け、こづゆ、蕎麦の実の雑炊。こづゆは貝柱だしの汁椀で、何杯おかわりしても失礼にならないのが会津の決まりです。',
      ),
      p(
        '風呂は貸切の内湯が二つ。源泉が熱いので、湯守の木札が「水一本」「水二本」と、足す水の量を教えてくれます。朝は始発の前に握り飯を作ってもらえるので、大内宿へ誰よりも早く着きたい人は前の晩に頼んでおくとよいでしょう。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'kitakata-asara-menbito',
    city: '福島県喜多方市',
    name: '朝の中華そば 麺人',
    nameKana: 'あさのちゅうかそば めんびと',
    address: '福島県喜多方市字二丁目',
    lat: 37.654,
    lng: 139.874,
    access: [
      {
        mode: 'walk',
        line: 'JR磐越西線',
        station: '喜多方駅',
        minutes: 14,
        text: 'JR「喜多方駅」から徒歩約14分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'fri', 'sat', 'sun'],
          open: '07:00',
          close: '14:30',
          lastEntry: '14:15',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['thu'], holidayRule: 'openAndCloseNextDay' },
    parking: { available: true, count: 7, fee: '無料' },
    accessibility: { stepFree: true },
    facilities: { smoking: 'none', payments: ['現金', '電子マネー'] },
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    catch: '七時の暖簾。透きとおった醬油のつゆに、平たく縮れた太麺。',
    hero: {
      key: 'kitakata-asara-menbito',
      motif: 'noodle-bowl',
      season: 'winter',
      time: 'morning',
    },
    genres: ['ラーメン'],
    specialty: '喜多方ラーメン（朝の小盛りあり）',
    budgetLunch: { from: 750, to: 1300 },
    budgetDinner: null,
    lastOrder: '14:15',
    seats: 22,
    smoking: 'none',
    reservation: 'none',
    takeout: false,
    allergyNote: '麺に小麦と卵、つゆに豚肉と大豆を使います。',
    tags: ['朝ラー', '喜多方', '蔵の町'],
    publishedOn: '2026-03-20',
    author: 'tomioka-saki',
    body: [
      p(
        '喜多方では、朝にラーメンを食べます。夜勤明けの人や農作業の前の人が寄ったのが始まりといわれ、地元では「朝ラー」。この店も七時に開き、七時十分には出勤前の人でカウンターが埋まります。',
      ),
      p(
        '麺は幅四ミリほどの平打ちで、水を多く含ませて寝かせた多加水麺。手でもんだ縮れが、つゆを持ち上げます。豚骨と煮干しを別に取って合わせたつゆは、脂の輪が細かく、朝の胃にも重くありません。',
      ),
      h2('蔵の町を歩いてから、もう一度'),
      p(
        '飯豊山の伏流水に恵まれた町には、酒、味噌、醬油の蔵が四千を超えて残るといわれます。食後に一時間ほど歩き、蔵の座敷で味噌を買う。昼過ぎにまた小腹がすいて、別の店の暖簾をくぐる人も少なくありません。小盛りがあるのは、そのためだそうです。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'aizu-erosoku-painting',
    city: '福島県会津若松市',
    name: '会津絵ろうそくの絵付け',
    nameKana: 'あいづえろうそくのえつけ',
    address: '福島県会津若松市七日町',
    lat: 37.498,
    lng: 139.921,
    access: [
      {
        mode: 'walk',
        line: 'JR只見線',
        station: '七日町駅',
        minutes: 6,
        text: 'JR只見線「七日町駅」から徒歩約6分',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:30', close: '16:00', lastEntry: '15:00', season: null }],
    },
    closed: { yearEnd: { from: '12-30', to: '01-03' }, irregular: true },
    prices: [
      ['小さなろうそく 1本', 1600],
      ['大きなろうそく 1本', 2800],
    ],
    accessibility: { stepFree: true, stroller: true },
    facilities: { restroom: true, payments: ['現金', 'クレジットカード', '電子マネー'] },
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    catch: '花のない冬に、花を供える。菊や牡丹を、ろうの肌に描きます。',
    hero: {
      key: 'aizu-erosoku-painting',
      motif: 'lanterns',
      season: 'winter',
      time: 'night',
    },
    durationMin: 60,
    meetingPoint: '七日町通りの土蔵の工房',
    ageMin: 5,
    capacity: 12,
    included: ['白いろうそく', '絵の具と筆', '下絵', '持ち帰りの箱'],
    bring: ['汚れてもよい服'],
    cancelPolicy: '当日の開始1時間前まで無料です。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    offers: [],
    tags: ['絵ろうそく', '七日町', '手仕事', '雨の日'],
    publishedOn: '2026-01-12',
    author: 'amano-haruka',
    body: [
      p(
        '会津は漆の産地でした。漆の木の実からは蠟が採れ、藩は城下で和ろうそくを作らせます。雪に閉ざされて供える花のない冬、花の絵を描いて仏壇にあげたのが絵ろうそくの始まりと伝わります。',
      ),
      p(
        'ろうそくは油をはじくので、筆は立てて、絵の具を置くように。先生のすすめは花びら五枚の梅からですが、子どもは迷わず車や犬を描きはじめます。直すときは布でふけば消えるので、失敗の心配がありません。',
      ),
      h2('火をつけるかどうか'),
      p(
        '持ち帰ったろうそくを、飾っておくか、ともすか。工房の人は「描いたその冬のうちに一度つけてみてください」と言います。和ろうそくの芯は太く、炎が大きく揺れます。描いた花が、下から照らされて咲いたように見える一瞬があります。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'aizu-akabeko',
    prefecture: '福島県',
    name: '赤べこ',
    nameKana: 'あかべこ',
    catch: '首をゆらす赤い牛。疫病を遠ざけるという、会津の張り子です。',
    category: '工芸品',
    maker: null,
    price: 1650,
    contents: '張り子 1体（高さ約8cm）',
    shelfLife: null,
    storage: '湿気を避けて',
    allergens: [],
    sellPlaces: [
      { spot: 'aizu-tsurugajo', text: '鶴ヶ城周辺と七日町通りの民芸店' },
      { spot: 'ouchijuku', text: '大内宿の土産店' },
      { text: 'JR会津若松駅・郡山駅の売店' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['郷土玩具', '張り子', '魔除け'],
    publishedOn: '2025-12-30',
    author: 'tomioka-saki',
    body: [
      p(
        'べこは牛のこと。柳津の円蔵寺の普請で、重い材を運んで働きつづけた赤い牛の言い伝えがもとになったといわれます。子どもの玩具になったのは江戸時代で、赤い色と体の丸い斑点が、疱瘡よけのまじないとされました。',
      ),
      p(
        '木型に和紙を貼り重ね、乾いたら背を切って型から抜き、また貼りあわせる。首は胴の中に糸で吊るしてあり、指で一度押すと、うなずくように長くゆれます。筆の止まりぐせで、顔つきは一体ずつ違います。',
      ),
      h2('選び方'),
      p(
        '並べて全部の首をゆらし、いちばん長くゆれるものではなく、いちばん自分の間に合うものを。子どもが口に入れる年ごろの家には、棚に置ける大きさを選んでください。水拭きはせず、やわらかい筆でほこりを払います。',
      ),
    ],
  },
]
