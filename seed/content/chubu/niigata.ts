import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'sado-kinzan',
    name: '史跡 佐渡金山',
    nameKana: 'しせき さどきんざん',
    city: '新潟県佐渡市',
    address: '新潟県佐渡市下相川',
    lat: 38.042,
    lng: 138.257,
    category: '城・史跡',
    catch: '山を二つに割るまで掘りつづけた、四百年の金銀山。坑道の中は夏でも上着がいります。',
    tags: ['世界遺産', '鉱山', '坑道', '離島', '佐渡'],
    publishedOn: '2025-10-21',
    updatedOn: '2026-06-09',
    dataNote: SAMPLE,
    officialUrl: 'https://www.sado-kinzan.com/',
    access: [
      { mode: 'car', text: '両津港から車で約50分', minutes: 50 },
      { mode: 'bus', text: '両津港から路線バスで相川方面へ。直通しない便は相川の市街で乗り継ぎ' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:00',
          close: '17:30',
          lastEntry: null,
          season: { from: '04-01', to: '10-31' },
        },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:30',
          close: '17:00',
          lastEntry: null,
          season: { from: '11-01', to: '03-31' },
        },
      ],
    },
    prices: [
      ['坑道1コース（大人）', 1000],
      ['2コース共通（大人）', 1500],
      ['坑道1コース（小中学生）', 500],
    ],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: false,
      note: '坑道内には階段と傾斜があります。足もとが濡れている区間もあります。',
    },
    stayMinutes: 90,
    bestMonths: [5, 6, 9, 10],
    seasons: [
      { name: '新緑', from: '05-01', to: '06-10' },
      { name: '紅葉', from: '10-25', to: '11-10' },
    ],
    rainyDay: true,
    kids: true,
    related: ['kiyotsu-gorge', 'yahiko-shrine'],
    body: [
      p(
        '山頂が、V字に裂けています。{道遊|どうゆう}の割戸と呼ばれるこの形は、地震や浸食ではなく、人が露頭の金鉱脈を上から掘り下げていった跡です。江戸時代の初めに開発が進み、佐渡の金銀は幕府の財政を長く支えました。',
      ),
      p(
        '坑道の総延長はおよそ400kmといわれます。操業は1989年まで続きました。2024年7月には、西三川砂金山と相川鶴子金銀山からなる「佐渡島の金山」が世界文化遺産に登録されています。',
      ),
      h2('二つの坑道を歩く'),
      table(
        '坑道コースの違い',
        ['コース', '時代', '見どころ', '目安'],
        ['宗太夫坑', '江戸', '手掘りの坑道と、採掘のようすを再現した人形', '約30分'],
        ['道遊坑', '明治以降', 'トロッコの線路、機械工場、割戸の真下の広場', '約40分'],
      ),
      p(
        '宗太夫坑では、のみの跡が残る壁のあいだを、身をかがめるほどではない高さで進みます。水をくみ上げる人足の人形の前では、立ち止まる人が多くなります。道遊坑は近代の鉱山で、線路に沿って歩いた先で外へ出ると、割れた山を見上げることになります。',
      ),
      callout(
        'tip',
        '服装のこと',
        '坑道の中は一年を通して==10℃前後==です。真夏の汗ばんだ体には、薄手の長袖が一枚あると落ち着いて見られます。',
      ),
      p(
        '時間が許せば、海側の北沢浮遊選鉱場跡まで下りてみてください。蔦の絡むコンクリートの階段状の遺構は、昭和の鉱山がどれほど大きな仕事だったかを、説明板より先に伝えます。',
      ),
    ],
  },
  {
    slug: 'kiyotsu-gorge',
    name: '清津峡',
    nameKana: 'きよつきょう',
    city: '新潟県十日町市',
    address: '新潟県十日町市小出',
    lat: 36.998,
    lng: 138.758,
    category: '絶景',
    catch: '全長750mのトンネルの終わりに、柱状節理の谷と、それを映す浅い水があります。',
    tags: ['渓谷', '柱状節理', '大地の芸術祭', '紅葉', 'トンネル'],
    publishedOn: '2026-04-17',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        line: '急行バス 森宮野原方面',
        station: '越後湯沢駅',
        minutes: 25,
        text: 'JR越後湯沢駅からバス約25分「清津峡入口」下車、徒歩約30分',
      },
      { mode: 'car', minutes: 25, text: '関越自動車道 塩沢石打ICから車で約25分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:30',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '03-01', to: '11-30' },
        },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '16:00',
          lastEntry: '15:30',
          season: { from: '12-01', to: '02-28' },
        },
      ],
      note: '積雪や雪崩のおそれがある日は休坑します。紅葉の時期は事前予約制になることがあります。',
    },
    closed: { irregular: true, note: '冬期に休坑期間があります。' },
    prices: [
      ['大人（高校生以上）', 1000],
      ['小・中学生', 400],
    ],
    parking: { available: true, fee: '無料', bus: true, note: '紅葉の週末は朝のうちに満車になります。' },
    facilities: { restroom: true, pets: false },
    stayMinutes: 80,
    bestMonths: [5, 6, 10, 11],
    seasons: [
      { name: '新緑', from: '05-10', to: '06-15' },
      { name: '紅葉', from: '10-25', to: '11-10' },
    ],
    rainyDay: true,
    kids: true,
    related: ['sado-kinzan', 'tateyama-murodo', 'shosenkyo'],
    body: [
      p(
        '水たまりを避けるように壁ぎわを歩く人と、靴を脱いで真ん中へ進む人。トンネルの終点、パノラマステーションでは、訪れた人がだいたいこの二つに分かれます。床に張られた沢の水は、くるぶしより少し上。鏡のように谷を映すのは、風のないほんの数分です。',
      ),
      h2('岩が柱になった理由'),
      p(
        '谷をつくるのは、冷えて固まるときに縮み、規則正しい割れ目が入った柱状節理の岩壁です。黒部峡谷、大杉谷とともに日本三大峡谷に数えられ、国の名勝・天然記念物に指定されています。',
      ),
      p(
        'かつては川沿いに遊歩道がありましたが、1988年の落石事故のあと閉ざされました。安全に谷を見るためのトンネルが通ったのは1996年。2018年に「大地の芸術祭」の作品として、中国出身の建築家マ・ヤンソンが率いるMADアーキテクツの手で改修され、光と水の道になりました。',
      ),
      h2('歩く順番'),
      ol(
        '坑口までは温泉街の坂を数分。受付で長靴の貸し出しの有無を確かめます。',
        '第一見晴所は外が見えません。目を暗さに慣らしながら通り過ぎます。',
        '第二、第三見晴所で岩壁を正面から見ます。人の流れが途切れるのを待つなら第三です。',
        '終点のパノラマステーションへ。ここまで片道20〜30分が目安です。',
      ),
      callout(
        'caution',
        '足もとについて',
        '終点の水は夏でも冷たく、底の縁は滑ります。替えの靴下とタオルを一枚。革靴なら、脱いでしまうほうが早いです。',
      ),
      p(
        '帰りは坑口の手前にある足湯へ。旅館が数軒だけ並ぶ清津峡温泉の、飾らない湯です。ここから車で30分圏内に、十日町や松代の野外作品が点在しています。',
      ),
    ],
  },
  {
    slug: 'yahiko-shrine',
    name: '彌彦神社',
    nameKana: 'やひこじんじゃ',
    city: '新潟県西蒲原郡弥彦村',
    address: '新潟県西蒲原郡弥彦村弥彦',
    lat: 37.707,
    lng: 138.826,
    category: '神社仏閣',
    catch: '二礼四拍手一礼。越後平野を見おろす山のふもとで、手を打つ回数が少し多い社です。',
    tags: ['一宮', '弥彦山', '菊まつり', 'ロープウェイ'],
    publishedOn: '2025-11-05',
    checkedOn: '2025-10-30',
    access: [
      {
        mode: 'train',
        line: 'JR弥彦線',
        station: '弥彦駅',
        minutes: 15,
        text: 'JR弥彦線 弥彦駅から徒歩約15分',
      },
      { mode: 'car', minutes: 25, text: '北陸自動車道 三条燕ICから車で約25分' },
    ],
    free: true,
    parking: { available: true, fee: '無料', bus: true, note: '初詣と菊まつりの期間は混み合います。' },
    facilities: { restroom: true },
    stayMinutes: 60,
    bestMonths: [4, 7, 10, 11],
    seasons: [
      { name: '桜', from: '04-05', to: '04-18' },
      { name: '弥彦燈籠まつり', from: '07-24', to: '07-26' },
      { name: '菊まつり', from: '11-01', to: '11-24' },
    ],
    rainyDay: false,
    kids: true,
    related: ['sado-kinzan', 'kiyotsu-gorge'],
    body: [
      p(
        '越後の人に「おやひこさま」と呼ばれる、越後一宮です。祀られているのは{天香山命|あめのかごやまのみこと}。漁や製塩、稲作など、この土地の暮らしの始まりを教えた神と伝えられています。',
      ),
      p(
        '一の鳥居をくぐると、御手洗川に、神様だけが渡る朱塗りの反り橋が架かっています。人は脇の橋から参道へ。随神門の先で視界が開け、拝殿の真うしろに標高634mの弥彦山が立ち上がります。山そのものが神体で、頂には奥宮にあたる御神廟があります。',
      ),
      h2('参拝の作法'),
      p(
        'ここでは**二礼四拍手一礼**が作法です。出雲大社や宇佐神宮と並んで知られる拍手の数で、周りに合わせて打てば、自然と間がそろいます。参道脇の「火の玉石」は、願いを心に置いて持ち上げ、軽く感じるか重く感じるかで占うもの。思うよりも重い石です。',
      ),
      h2('山の上まで'),
      p(
        '拝殿の裏から出るシャトルバスでロープウェイ乗り場へ向かい、5分ほどで山頂駅に着きます。片側に越後平野の水田、もう片側に日本海と佐渡。歩いて登るなら表参道で1時間半ほどです。',
      ),
      ul(
        '秋は弥彦公園のもみじ谷が色づきます。弥彦駅から歩いてすぐです。',
        '社殿に似せた弥彦駅の駅舎は、降りてから振り返って見てください。',
        '門前では、枝豆の餡を包んだ焼き菓子や、だしで煮た玉こんにゃくが湯気を立てています。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'sado-minshuku-amisuke',
    name: '佐渡の民宿 網すけ',
    nameKana: 'さどのみんしゅく あみすけ',
    city: '新潟県佐渡市',
    address: '新潟県佐渡市小木',
    lat: 37.815,
    lng: 138.281,
    type: '民宿',
    catch: '夕食の献立は、その日の定置網が決めます。小木の港まで歩いて五分の六室です。',
    hero: {
      key: 'sado-minshuku-amisuke',
      motif: 'harbour',
      season: 'summer',
      time: 'dusk',
    },
    tags: ['民宿', '魚料理', '港町', '佐渡'],
    publishedOn: '2026-05-12',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      { mode: 'bus', text: '両津港から路線バスを乗り継いで小木へ。便数が少ないため時刻の確認を' },
      { mode: 'car', minutes: 70, text: '両津港から車で約1時間10分' },
    ],
    parking: { available: true, count: 6, fee: '無料' },
    facilities: {
      wifi: true,
      restroom: true,
      pets: false,
      smoking: 'none',
      payments: ['現金', 'QRコード決済'],
    },
    checkIn: '15:00',
    checkOut: '09:30',
    minCharge: 9800,
    onsen: { has: false, quality: null, kakenagashi: null, privateBath: true },
    rooms: 6,
    mealPlan: '1泊2食付き。夕食は魚中心、朝食はいか刺しと自家製の漬物。',
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
        '玄関の黒板に、朝の水揚げが白墨で書いてあります。「あじ、いか、少しの鯛」。少しの、とあるところに、この家の正直さが出ています。夕食はそこから組み立てられ、時化の翌日は煮しめと豆腐の皿が増えます。',
      ),
      p(
        '部屋は六畳と八畳が三つずつ。風呂は二つで、空いていれば鍵をかけて家族で使えます。港に面した二階の部屋は、早朝に船のエンジン音で目が覚めるかもしれません。静かに眠りたい方には山側をすすめています。',
      ),
      h2('宿根木へ'),
      p(
        '船板を張った家が密に並ぶ集落、宿根木までは車で10分ほど。自転車でも行けますが、途中に坂があります。宿で借りられる電動の自転車は三台なので、予約のときに伝えておくと安心です。',
      ),
      callout(
        'info',
        '海が荒れた日',
        '船が欠航して島を出られない場合、連泊の料金は素泊まりぶんで受けています。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'niigata-sasadango',
    name: '笹団子',
    nameKana: 'ささだんご',
    prefecture: '新潟県',
    catch: '笹をむく手間までがおいしさのうち。よもぎと餡の、素朴な保存食です。',
    tags: ['和菓子', 'よもぎ', '新潟'],
    publishedOn: '2026-02-13',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 1100,
    contents: '5個入り',
    shelfLife: '製造から3〜4日（冷凍品は解凍後当日）',
    storage: '直射日光を避け常温',
    allergens: [],
    sellPlaces: [
      { text: '新潟駅・長岡駅・越後湯沢駅の売店' },
      { spot: 'yahiko-shrine', text: '彌彦神社門前の菓子店' },
    ],
    body: [
      p(
        'よもぎを搗き込んだ餅で小豆餡を包み、笹の葉を何枚か重ねて巻き、い草や{菅|すげ}の紐で結んで蒸します。笹の香りと防腐の働きを利用した食べもので、もとは端午の節句のころに家々で作られました。',
      ),
      p(
        '昔は餡のかわりに、きんぴらやひじきの煮物、あらめを詰めたものも多く、今も「おかず入り」を出す店があります。甘いものが苦手な人へのおみやげなら、こちらを探してみてください。',
      ),
      h2('むき方とあたため方'),
      ol(
        '紐をほどき、真ん中から折るように笹を半分だけ開きます。',
        '下半分の笹を持ったまま食べると、手につきません。',
        '固くなったら、笹ごと軽く濡らして蒸すか、電子レンジで短く温めます。',
      ),
    ],
  },
]
