import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'matsumoto-castle',
    name: '松本城',
    nameKana: 'まつもとじょう',
    city: '長野県松本市',
    address: '長野県松本市丸の内4-1',
    lat: 36.239,
    lng: 137.969,
    category: '城・史跡',
    catch: '黒漆の壁が北アルプスを背に立つ、現存する五重の天守。最後の階段は六十一度です。',
    tags: ['国宝', '現存天守', '松本', '城下町'],
    publishedOn: '2025-10-03',
    updatedOn: '2026-05-08',
    dataNote: SAMPLE,
    officialUrl: 'https://www.matsumoto-castle.jp/',
    access: [
      {
        mode: 'walk',
        line: 'JR篠ノ井線・大糸線',
        station: '松本駅',
        minutes: 20,
        text: 'JR松本駅から徒歩約15〜20分',
      },
      {
        mode: 'bus',
        station: '松本駅',
        minutes: 10,
        text: '松本駅から周遊バス北コースで約10分「松本城・市役所前」下車',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:30',
          close: '17:00',
          lastEntry: '16:30',
          season: null,
        },
      ],
      note: '大型連休と夏は時間が延びることがあります。',
    },
    closed: { yearEnd: { from: '12-29', to: '12-31' } },
    prices: [
      ['大人', 1300, '日時指定の電子チケットは少し安くなります'],
      ['小・中学生', 400],
    ],
    parking: { available: true, fee: '有料（市営）', bus: true },
    accessibility: {
      stepFree: false,
      note: '天守内は急な階段だけで、昇降機はありません。本丸庭園と外観は段差少なめで見られます。',
    },
    facilities: { locker: true, restroom: true, pets: false, smoking: 'none', languages: ['日本語', '英語'] },
    stayMinutes: 90,
    bestMonths: [1, 4, 5, 10, 11],
    seasons: [
      { name: '桜', from: '04-06', to: '04-18' },
      { name: '名残の紅葉', from: '10-25', to: '11-15' },
      { name: '雪の北アルプス', from: '12-15', to: '03-15' },
    ],
    rainyDay: true,
    kids: true,
    related: ['inuyama-castle', 'kamikochi', 'narai-juku'],
    body: [
      p(
        '天守は外から五重、内は六階。文禄期に築かれたと考えられ、五重六階の天守として現存する日本最古のものです。黒漆の下見板と白い漆喰の取り合わせは、堀の水に映すとくっきり二重になります。',
      ),
      h2('急な階段と、暗い三階'),
      p(
        '木の階段は昇るほど急になり、いちばんきついところで傾斜は約61度。一段の高さが40cm近い箇所もあり、のぼるというより、柱につかまって身体を引き上げる動作です。外から窓が見えない三階は、戦のときに人と物を入れるための暗い階でした。',
      ),
      p(
        '最上階の天井には、二十六夜神という守り神が祀られています。戦の備えばかりの天守のなかで、南東に突き出した月見櫓だけは様子が違います。赤い欄干の三方を開け放てる、平和になってから付け足された部屋です。',
      ),
      callout(
        'tip',
        '入るなら朝一番',
        '階段の幅が狭く、混むと上りと下りが交互になって進みません。開門の八時半か、閉門の一時間半前がよく、休日は日時指定の券を先に求めておくと列を避けられます。',
      ),
      p(
        '見終えたら城の南の縄手や中町へ。なまこ壁の蔵と、{女鳥羽|めとば}川沿いに並ぶ小さな店が、城下の続きを見せてくれます。町には湧き水が多く、源智の井戸ではいまも人が水を汲んでいます。',
      ),
    ],
  },
  {
    slug: 'kamikochi',
    name: '上高地',
    nameKana: 'かみこうち',
    city: '長野県松本市',
    address: '長野県松本市安曇上高地',
    lat: 36.249,
    lng: 137.638,
    category: '自然',
    catch: '梓川の水と穂高の岩。マイカーを谷の外に置き、バスで入る標高千五百メートルです。',
    tags: ['北アルプス', '河童橋', '散策', '特別名勝'],
    publishedOn: '2026-04-21',
    updatedOn: '2026-11-04',
    dataNote: SAMPLE,
    officialUrl: 'https://www.kamikochi.or.jp/',
    businessStatus: 'seasonal',
    access: [
      {
        mode: 'bus',
        line: 'アルピコ交通 上高地線とバス',
        station: '松本駅',
        minutes: 95,
        text: '松本駅からアルピコ交通上高地線で新島々へ約30分、バスに乗り換え約65分',
      },
      { mode: 'car', text: '自家用車は沢渡（長野側）か平湯（岐阜側）の駐車場でバスに乗り換え' },
    ],
    hours: { note: '例年4月中旬から11月15日まで。冬期はバスの運行がありません。' },
    free: true,
    parking: { available: false, note: '上高地内は通年マイカー規制。沢渡・平湯の駐車場を利用します。' },
    facilities: { locker: true, restroom: true, pets: false, smoking: 'separate' },
    accessibility: {
      stepFree: null,
      multiToilet: true,
      stroller: true,
      note: '河童橋からバスターミナルまでは平坦です。大正池側の一部に木道と砂利があります。',
    },
    stayMinutes: 240,
    bestMonths: [5, 6, 7, 10],
    seasons: [
      { name: '新緑', from: '05-15', to: '06-15' },
      { name: 'ニリンソウ', from: '05-15', to: '06-05' },
      { name: '紅葉', from: '10-05', to: '10-25' },
    ],
    rainyDay: false,
    kids: true,
    related: ['tateyama-murodo', 'matsumoto-castle', 'kiyotsu-gorge'],
    body: [
      p(
        '河童橋から見る岳沢の扇形と、奥穂高の岩稜。絵はがきになりすぎた景色ですが、実際に立つとまず驚くのは、水のほうです。梓川は底の石が一つずつ数えられるほど澄み、流れが速いのに音は低い。',
      ),
      h2('歩く距離で決める'),
      ol(
        '**1時間**　バスターミナルから河童橋まで。橋の両岸で折り返す。',
        '**2時間半**　大正池で降り、自然研究路を通って河童橋へ。',
        '**4時間**　河童橋から明神池を回って戻る。山の靴は要らない。',
        '**一日**　徳沢まで往復。昼を食べる小屋がある。',
      ),
      p(
        '大正池は1915年、焼岳の噴火の泥流が梓川をせき止めてできました。立ち枯れの木が水面に残る風景は年ごとに減り、いまはわずかです。朝のもやが消えるまでの30分、池は静かに焼岳を映しています。',
      ),
      callout(
        'caution',
        '熊とサル',
        'ツキノワグマの目撃情報がある日は、明神や徳沢の道に注意の掲示が出ます。鈴や声で人の気配を知らせ、食べものは出しっぱなしにしないこと。ニホンザルは目を合わせずに通り過ぎます。',
      ),
      p(
        '車は上高地に入れません。沢渡でバスに乗り換え、釜トンネルを抜けると空気が変わります。帰りの便は午後に列が長くなるので、バスターミナルに着いたら、まず整理券のことを聞いておきます。',
      ),
    ],
  },
  {
    slug: 'narai-juku',
    name: '奈良井宿',
    nameKana: 'ならいじゅく',
    city: '長野県塩尻市',
    address: '長野県塩尻市奈良井',
    lat: 35.964,
    lng: 137.812,
    category: '町並み',
    catch: '中山道の鳥居峠を控えた宿場が、およそ一キロ。夕方の灯りがいちばん似合います。',
    tags: ['中山道', '宿場町', '重伝建', '木曽'],
    publishedOn: '2025-11-19',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'train',
        line: 'JR中央本線',
        station: '奈良井',
        minutes: 3,
        text: 'JR中央本線 奈良井駅から徒歩約3分',
      },
      { mode: 'car', minutes: 40, text: '長野自動車道 塩尻ICから車で約40分' },
    ],
    free: true,
    parking: { available: true, fee: '有料', note: '宿場の両端にある駐車場に停め、歩いて入ります。' },
    facilities: { restroom: true },
    stayMinutes: 120,
    bestMonths: [2, 5, 10, 11],
    seasons: [
      { name: '宿場祭', from: '06-01', to: '06-10' },
      { name: '紅葉', from: '10-20', to: '11-05' },
      { name: 'アイスキャンドル祭り', from: '02-03', to: '02-03' },
    ],
    rainyDay: false,
    kids: true,
    related: ['matsumoto-castle', 'kamikochi'],
    body: [
      p(
        '駅を出るともう宿場の端です。中山道六十九次のうち江戸から数えて三十四番目、木曽十一宿では北から二つ目。難所の鳥居峠を前に旅人が泊まった町は、奈良井川に沿って約1km続きます。',
      ),
      p(
        '二階が通りへせり出す「出梁造り」、猿頭という飾り木の乗った庇。看板の文字まで昔のままの家に混じって、曲げ物や塗り櫛を作る家があります。1978年に重要伝統的建造物群保存地区に選ばれ、電柱の見えない通りは映画や連続ドラマの舞台にもなりました。',
      ),
      h2('水場を数えて歩く'),
      p(
        '宿には六つの水場があり、今でも山の水が落ちています。旅の人が馬に飲ませ、家々が火事に備えた水。夏の手を浸すと、指が赤くなるほど冷たい。下町から上町まで、水場を拾いながら登るのが、この町の正しい歩き方かもしれません。',
      ),
      callout(
        'info',
        '終電と足もと',
        '列車は一時間に一本ほど。夕方の明かりを見てから帰るなら、次の発車を駅で確かめてから戻ってください。冬は通りが凍り、日が落ちると五時には真っ暗です。',
      ),
      p(
        '南の鎮神社から鳥居峠の上り口まで、昔の道が残っています。峠を越えて隣の藪原まで約2時間半。一駅ぶんを歩いて列車で戻る人もいて、峠の茶屋跡では、熊よけの鐘を一つ鳴らしてから先へ進みます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'matsumoto-guesthouse-metoba',
    name: 'ゲストハウス 女鳥羽の灯',
    nameKana: 'げすとはうす めとばのひ',
    city: '長野県松本市',
    address: '長野県松本市大手',
    lat: 36.234,
    lng: 137.97,
    type: 'ゲストハウス',
    catch: '川沿いの古い薬局を直した十四床。山の朝に合わせて、台所は四時半から使えます。',
    hero: {
      key: 'matsumoto-guesthouse-metoba',
      motif: 'guesthouse',
      season: 'summer',
      time: 'night',
    },
    tags: ['ゲストハウス', '一人旅', '登山の前泊', '松本'],
    publishedOn: '2026-06-16',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [{ mode: 'walk', station: '松本駅', minutes: 15, text: 'JR松本駅から徒歩約15分' }],
    parking: { available: false, note: '近くの有料駐車場を案内します。バイクは軒下に2台。' },
    facilities: {
      wifi: true,
      locker: true,
      restroom: true,
      pets: false,
      smoking: 'none',
      payments: ['クレジットカード', 'QRコード決済', '現金'],
      languages: ['日本語', '英語'],
    },
    checkIn: '16:00',
    checkOut: '10:00',
    minCharge: 4200,
    onsen: null,
    rooms: 5,
    mealPlan: '素泊まり。共用の台所があり、米と調味料を置いています。',
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
        '玄関の薬棚がそのまま靴箱になっていて、引き出しに「甘草」「陳皮」の文字が残っています。部屋は相部屋が三つ、個室が二つ。カーテンの代わりに、木の引き戸で寝床を閉じる造りです。',
      ),
      p(
        '泊まる人の半分は、翌朝に上高地や乗鞍へ向かう人です。乾いた靴を置く棚、ガスの預け場所、四時半に開く台所。山帰りの人には、靴の泥を落とす水場を裏に用意しています。夜十時からは静かに、というのが唯一の約束です。',
      ),
      h2('町の歩き方を聞く'),
      p(
        '帳場の壁に、宿の人が手で描いた湧き水の地図が貼ってあります。歩いて回れる井戸が十二。朝に一本、瓶に詰めてくると、台所で淹れる珈琲の味が変わります。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'matsumoto-soba-mizumeguri',
    name: 'そば処 水めぐり',
    nameKana: 'そばどころ みずめぐり',
    city: '長野県松本市',
    address: '長野県松本市中央',
    lat: 36.232,
    lng: 137.971,
    genres: ['そば', '郷土料理'],
    catch: '石臼で挽くのは朝の一升だけ。冬は熱い鍋で、ざるを浸して食べる「とうじそば」を。',
    hero: {
      key: 'matsumoto-soba-mizumeguri-hero',
      motif: 'noodle-bowl',
      season: 'winter',
      time: 'noon',
    },
    tags: ['信州そば', 'とうじそば', '松本', '昼食'],
    publishedOn: '2025-12-19',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [{ mode: 'walk', station: '松本駅', minutes: 12, text: 'JR松本駅から徒歩約12分' }],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '11:00',
          close: '14:30',
          lastEntry: null,
          season: null,
        },
      ],
      note: 'そばがなくなり次第、看板をしまいます。',
    },
    closed: { weekdays: ['wed'], irregular: true },
    parking: { available: false },
    facilities: { restroom: true, smoking: 'none', payments: ['現金', 'QRコード決済'] },
    specialty: '二八の盛りそばと、冬のとうじそば',
    budgetLunch: { from: 1100, to: 2600 },
    budgetDinner: null,
    lastOrder: '14:00',
    seats: 22,
    smoking: 'none',
    reservation: 'none',
    takeout: false,
    allergyNote: 'そばを扱う店のため、そばアレルギーの方の来店は控えていただいています。',
    body: [
      p(
        '中町の裏、井戸の水音が聞こえる路地にあります。戸を開けると湯気と鰹の香り。十一時の開店前から、観光客に混じって近くの会社の人が並び、井戸の水を一口飲んで待っています。',
      ),
      p(
        '盛りは細めの二八。水で締めたあと、つゆに半分だけつけて食べるように勧められます。薬味の辛味大根は、十月の新そばのころに最も辛くなるので、はじめは箸の先に少しだけ。',
      ),
      ul(
        '**とうじそば**（11月〜3月）　柄のついた小さな籠にそばを入れ、きのこと鶏の鍋に浸して温める、奈川に伝わる食べ方です。二人前から。',
        '**そばがき**　水で練って湯から上げた、むっちりした一塊。酒の人が頼みます。',
      ),
      callout(
        'info',
        '席について',
        '小上がりが四卓あり、膝を伸ばせる掘りごたつは一つだけ。車いすの方は、店先で声をかけてください。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'kamikochi-early-guide-walk',
    name: '上高地 朝もやの自然ガイド歩き',
    nameKana: 'かみこうち あさもやのしぜんがいどあるき',
    city: '長野県松本市',
    address: '長野県松本市安曇上高地',
    lat: 36.237,
    lng: 137.623,
    catch: '大正池から河童橋まで、観光バスの来る前に。鳥の声と足あとを読む三時間です。',
    hero: {
      key: 'kamikochi-early-guide-walk',
      motif: 'forest-path',
      season: 'summer',
      time: 'morning',
    },
    tags: ['自然ガイド', '早朝', '野鳥', '上高地'],
    publishedOn: '2026-05-29',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [
      {
        mode: 'bus',
        text: '沢渡または平湯からバスで「大正池」下車。集合は上高地に宿泊する方を想定しています',
      },
    ],
    parking: { available: false, note: '沢渡・平湯の駐車場を利用' },
    prices: [
      ['大人', 5500],
      ['小学生', 3300],
    ],
    durationMin: 180,
    meetingPoint: '大正池バス停前の広場（朝6時）',
    ageMin: 7,
    capacity: 8,
    included: ['双眼鏡の貸し出し', '保険料', '温かい飲みもの'],
    bring: ['雨具の上下', '防寒着', '歩き慣れた靴', '朝食'],
    cancelPolicy: '前日15時まで無料。以降50％。大雨と強風は中止し、全額を返金します。',
    months: [5, 6, 7, 8, 9, 10],
    body: [
      p(
        '出発は六時。始発のバスを降りた人の多くは河童橋へ向かうので、池の岸に響く足音は、たいてい自分たちのものだけです。ガイドは最初に一分だけ黙って立たせます。何の鳥が、どの方角から鳴いているか、聞いた数を指で答えます。',
      ),
      p(
        '田代湿原では、木道から見える三種類の柳の違いを習い、霜が降りた朝には、葉の縁に残る結晶をルーペで覗きます。サルのはみ跡、キツネの足あと、熊の糞。景色の底にあるものを読むと、橋までの2kmが倍の長さになります。',
      ),
      callout(
        'info',
        '時間と天気',
        '六時の大正池に立つには、上高地に前泊するか、沢渡を早朝に出るバス（時期により運行）に乗ります。雨でも歩きますが、増水した日は湿原の道を短くします。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'nozawana-zuke',
    name: '野沢菜漬',
    nameKana: 'のざわなづけ',
    prefecture: '長野県',
    catch: '霜にあたって甘くなった葉を、湯で洗って漬ける。べっこう色になるまで楽しめます。',
    tags: ['漬物', '冬の保存食', '信州'],
    publishedOn: '2025-11-25',
    dataNote: '価格と内容量は見本データです。',
    category: '漬物・惣菜',
    maker: null,
    price: 650,
    contents: '300g',
    shelfLife: '冷蔵で約20日（開封後はお早めに）',
    storage: '要冷蔵（10℃以下）',
    allergens: ['小麦'],
    sellPlaces: [
      { text: '長野県内の道の駅・駅売店' },
      { spot: 'matsumoto-castle', text: '松本市中心部の漬物店' },
      { spot: 'narai-juku', text: '奈良井宿の食料品店' },
    ],
    body: [
      p(
        '野沢温泉の住職が京都から蕪の種を持ち帰ったのが始まり、という言い伝えのある葉物です。寒い土地では根が太らず、葉だけが1m近くまで育つようになりました。晩秋には、温泉の湯で菜を洗う「お菜洗い」が村の習わしになっています。',
      ),
      p(
        '浅漬けのうちは、目の覚める緑色で、歯切れがよく、茎の汁がはじけます。冬を越すころには乳酸で酸味が乗り、色は飴色に変わる。地元では両方を食べ分け、古くなったら刻んで油で炒め、おやきの餡にします。',
      ),
      h2('食べ方'),
      table(
        '漬かり具合で選ぶ',
        ['時期', '色と味', '合うもの'],
        ['11〜12月', '青く、塩がきりりとする', 'そのまま、茶請け'],
        ['1〜2月', '薄い黄緑。ほどよい酸味', 'ごはん、雑炊'],
        ['3月〜', 'べっこう色。酸味が立つ', '油炒め、おやき、チャーハン'],
      ),
    ],
  },
]
