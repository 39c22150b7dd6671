import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'ise-jingu-naiku',
    name: '伊勢神宮 内宮（皇大神宮）',
    nameKana: 'いせじんぐう ないくう（こうたいじんぐう）',
    city: '三重県伊勢市',
    address: '三重県伊勢市宇治館町',
    lat: 34.455,
    lng: 136.725,
    catch: '五十鈴川に架かる橋を渡り、玉砂利の音を聞きながら奥へ進む',
    tags: ['伊勢神宮', '朝の旅', '初詣', '式年遷宮'],
    publishedOn: '2025-11-04',
    updatedOn: '2026-05-20',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.isejingu.or.jp/',
    category: '神社仏閣',
    stayMinutes: 90,
    bestMonths: [1, 4, 5, 11, 12],
    seasons: [
      { name: '宇治橋の日の出', from: '12-01', to: '01-20' },
      { name: '新緑', from: '04-20', to: '05-25' },
      { name: '紅葉', from: '11-20', to: '12-05' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '05:00',
          close: '18:00',
          lastEntry: null,
          season: { from: '01-01', to: '04-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '05:00',
          close: '19:00',
          lastEntry: null,
          season: { from: '05-01', to: '08-31' },
        },
        {
          days: [...WEEKDAYS],
          open: '05:00',
          close: '18:00',
          lastEntry: null,
          season: { from: '09-01', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '05:00',
          close: '17:00',
          lastEntry: null,
          season: { from: '10-01', to: '12-31' },
        },
      ],
      note: '参拝できる時間は月によって変わります。年末年始は特別の時間になります。',
    },
    access: [
      {
        mode: 'bus',
        line: '近鉄山田線・鳥羽線',
        station: '宇治山田駅',
        minutes: 20,
        text: '近鉄「宇治山田駅」またはJR・近鉄「伊勢市駅」から三重交通バス約20分「内宮前」下車',
      },
      {
        mode: 'bus',
        line: '近鉄鳥羽線',
        station: '五十鈴川駅',
        minutes: 10,
        text: '近鉄「五十鈴川駅」からバス約10分「内宮前」下車',
      },
    ],
    parking: { note: '正月や連休は周辺道路が規制され、離れた駐車場からのバス利用になります。' },
    accessibility: {
      wheelchairRental: true,
      multiToilet: true,
      note: '参道は玉砂利です。車いすの貸し出しは宇治橋前の案内所で確かめてください。',
    },
    body: [
      p(
        '内宮は、正しくは{皇大神宮|こうたいじんぐう}といいます。天照大御神をまつる社で、宇治橋を渡ったところから神域が始まります。橋の長さは約100メートル。冬至のころには、橋の前の大鳥居の真ん中から朝日が昇ります。',
      ),
      h2('川で手を清める'),
      p(
        '参道を右に折れると、五十鈴川の岸に{御手洗場|みたらし}があります。石畳はそのまま水辺まで下りていて、手水舎の代わりに川の水で手を清められます。雨のあとは水かさが増すので、足もとを見てから腰を下ろしてください。',
      ),
      p(
        '正宮は30段ほどの石段の上にあり、石段の下から先は写真を撮れません。二十年に一度、隣り合う敷地に社殿を建て直す==式年遷宮==が続いており、次は2033年。2025年に最初の祭りである山口祭が行われ、用材を運ぶ行事も始まりました。',
      ),
      h2('外宮から先に'),
      p(
        'お参りは外宮から、というのが古くからの順序です。食をつかさどる豊受大御神をまつる外宮は伊勢市駅から歩いて5分ほど。朝いちばんに外宮へ行き、バスで内宮へ移ると、おはらい町の店が開くころにちょうど参拝が終わります。',
      ),
      callout(
        'tip',
        '人の少ない時間',
        '門は午前5時に開きます。7時までに宇治橋を渡れば、聞こえるのは玉砂利を踏む自分の足音と鳥の声くらいです。',
      ),
    ],
    related: ['toba-aquarium', 'seki-juku'],
  },
  {
    slug: 'seki-juku',
    name: '関宿',
    nameKana: 'せきじゅく',
    city: '三重県亀山市',
    address: '三重県亀山市関町',
    lat: 34.853,
    lng: 136.395,
    catch: '東海道に、いちばん長く江戸の軒先が残る宿場町',
    tags: ['東海道', '宿場町', '町家', '街道歩き'],
    publishedOn: '2026-02-12',
    author: 'hayase-mio',
    category: '町並み',
    stayMinutes: 150,
    bestMonths: [3, 4, 10, 11, 12],
    seasons: [
      { name: '関宿祇園夏まつり', from: '07-15', to: '07-25' },
      { name: '日だまりの街道歩き', from: '10-20', to: '12-10' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: { allDay: true, note: '町歩きは自由です。資料館や店は開く日と時間がそれぞれ違います。' },
    access: [
      {
        mode: 'walk',
        line: 'JR関西本線',
        station: '関駅',
        minutes: 5,
        text: 'JR関西本線「関駅」から徒歩約5分で街道の中ほどに出ます',
      },
      { mode: 'car', minutes: 5, text: '東名阪自動車道「亀山IC」または名阪国道「関IC」から約5分' },
    ],
    parking: { fee: '無料', note: '国道沿いの観光駐車場から歩くと街道まで数分です。' },
    facilities: { restroom: true },
    body: [
      p(
        '東海道五十三次の四十七番目。東の追分から西の追分まで、およそ1.8キロのあいだに、江戸から明治の町家が200軒以上残ります。1984年に国の重要伝統的建造物群保存地区に選ばれましたが、いまも大半は人の暮らす家です。洗濯物も自転車も、町並みの一部になっています。',
      ),
      h2('二階の壁を見て歩く'),
      p(
        '目の高さの格子に気をとられがちですが、関の見どころは軒の上にあります。漆喰で塗り込めた虫籠窓、鶴や亀をかたどった{鏝絵|こてえ}、細かな彫りの入った{庵|いおり}看板。商いの誇りが、通りから見上げる位置に置かれています。庵看板には、江戸へ向く面と京へ向く面とで漢字と仮名を書き分けたものがあり、旅人の道しるべも兼ねました。',
      ),
      p(
        '中ほどに建つ地蔵院は「関の地蔵に振袖着せて」と俗謡にうたわれた寺。本堂などは国の重要文化財です。その向かいに旅籠だった建物が並び、このあたりで道がわずかに曲がります。見通しを切る宿場の道筋が、そのまま残っているのです。',
      ),
      h2('どちらから歩くか'),
      ul(
        '**駅から東へ**：木崎の町並み。住まいが多く静かで、伊勢別街道の分かれる東の追分に鳥居が立つ',
        '**駅から西へ**：中町、新所。資料館や菓子の店が並び、地蔵院を経て西の追分へ',
      ),
      p(
        '東の追分の大鳥居は、伊勢神宮の宇治橋の鳥居を移したもので、遷宮のたびに建て替えられます。ここから伊勢へ向かう人は、まずこの鳥居越しに神宮を拝みました。',
      ),
    ],
    related: ['ise-jingu-naiku', 'hikone-castle'],
  },
  {
    slug: 'toba-aquarium',
    name: '鳥羽水族館',
    nameKana: 'とばすいぞくかん',
    city: '三重県鳥羽市',
    address: '三重県鳥羽市鳥羽',
    lat: 34.482,
    lng: 136.846,
    catch: '順路を決めずに、海と川の生きもの約1,200種をめぐる',
    tags: ['水族館', '雨の日', '子どもと', '鳥羽'],
    publishedOn: '2025-10-16',
    updatedOn: '2026-08-03',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://aquarium.co.jp/',
    category: '動物園・水族館',
    stayMinutes: 180,
    bestMonths: [1, 2, 6, 7, 9, 12],
    seasons: [{ name: '梅雨どきの屋内の旅', from: '06-05', to: '07-15' }],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:30', close: '17:00', lastEntry: '16:00', season: null }],
      note: '夏休みや連休は延長されることがあります。',
    },
    closed: { note: '年中無休' },
    prices: [
      ['大人（高校生以上）', 2800],
      ['小・中学生', 1600],
      ['幼児（3歳以上）', 800],
    ],
    access: [
      {
        mode: 'walk',
        line: 'JR参宮線・近鉄鳥羽線',
        station: '鳥羽駅',
        minutes: 10,
        text: 'JR・近鉄「鳥羽駅」から海沿いを歩いて約10分',
      },
    ],
    parking: { fee: '有料', bus: true },
    accessibility: { stepFree: true, elevator: true, multiToilet: true, stroller: true, nursingRoom: true },
    facilities: { locker: true, restroom: true, payments: ['現金', 'クレジットカード', '交通系IC'] },
    body: [
      p(
        '入口を入ると、矢印がありません。右へ行けばサンゴ礁、左へ行けば海獣の水槽。鳥羽水族館には順路がなく、館内は12のゾーンに分かれ、建物は海に沿って約240メートル続きます。見たいものへまっすぐ向かい、何度戻っても構いません。',
      ),
      h2('ジュゴンの前では静かに'),
      p(
        '国内で飼育されているのはここだけというジュゴンの水槽は、昼でも少し暗く感じます。レタスのような葉を食べ、数分に一度、鼻先だけを水面に出して息をする。動きがゆっくりなので、まず5分、同じ場所に立ってみてください。目が慣れると、口もとのひげまで見えてきます。',
      ),
      p(
        '「へんな生きもの研究所」と名づけた一角では、ダイオウグソクムシをはじめ、名前の知られていない生きものが主役です。手書きの解説も多く、読んでいるだけで時間が過ぎます。',
      ),
      table(
        '小さな子と回る半日の例',
        ['時刻', '場所', 'ひとこと'],
        ['9:30', '海獣の王国', '開館直後は柵の前が空いている'],
        ['10:30', 'ジュゴンの水槽', '暗いので手をつないで'],
        ['11:20', '食堂で早めの昼', '12時を過ぎると並ぶ'],
        ['12:30', 'アシカショー', '席は15分前から埋まる'],
      ),
      callout(
        'info',
        '再入館',
        '当日に限り再入館の手続きができることがあります。昼を港の食堂で食べたい日は、出口で係の人にたずねてください。',
      ),
      p(
        '駅から続く海辺の遊歩道「カモメの散歩道」を歩けば、離島へ渡る定期船の桟橋が見えます。雨の日は国道沿いの屋根のある道を選んでください。',
      ),
    ],
    related: ['ise-jingu-naiku', 'kyoto-railway-museum'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'toba-minshuku-isohibari',
    name: '海女の民宿 磯ひばり',
    nameKana: 'あまのみんしゅく いそひばり',
    city: '三重県鳥羽市',
    address: '三重県鳥羽市相差町',
    lat: 34.384,
    lng: 136.907,
    catch: '今朝の海のことは、夕食の席で女将に聞く',
    hero: {
      key: 'toba-minshuku-isohibari',
      motif: 'guesthouse',
      season: 'summer',
      time: 'dusk',
    },
    tags: ['海女', '磯料理', '家族経営', '鳥羽'],
    publishedOn: '2026-01-22',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '民宿',
    checkIn: '15:00',
    checkOut: '10:00',
    minCharge: 12800,
    onsen: null,
    rooms: 6,
    mealPlan: '1泊2食つき。夕食は18時からの一回',
    access: [
      {
        mode: 'bus',
        line: '近鉄鳥羽線',
        station: '鳥羽駅',
        minutes: 40,
        text: '近鉄「鳥羽駅」からかもめバス約40分「相差」下車、徒歩5分',
      },
    ],
    parking: { count: 8, fee: '無料' },
    facilities: { wifi: true, payments: ['現金', 'クレジットカード'] },
    body: [
      p(
        '相差は、いまも海女が潜る集落です。この民宿の女将もその一人で、夏の漁のある日は夕食の支度が少し遅れます。その代わり、皿の上のさざえがどの岩場にいたのかを、当人の口から聞けます。',
      ),
      p(
        '夕食は、あらめの炊いたもの、地魚の造り、さざえの壺焼き、季節によって伊勢えびの味噌汁。品数を競うような献立ではありません。ご飯は釜で炊き、残りは翌朝おにぎりにして持たせてくれます。',
      ),
      h2('部屋と風呂'),
      p(
        '客室は6室、すべて畳。海側の「磯」と「浜」は窓を開けると波の音が入ります。風呂は家族ごとに鍵をかけて使う貸切式で、温泉ではありませんが、晩秋には庭の橙が浮かびます。階段が急なので、足に不安のある人は一階の「松」を指定してください。',
      ),
      callout(
        'info',
        '漁のない日',
        '海が荒れると海女の漁は休みです。天気に従う献立と思ってお出かけください。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'ise-udon-tsumugi',
    name: '伊勢うどん つむぎ屋',
    nameKana: 'いせうどん つむぎや',
    city: '三重県伊勢市',
    address: '三重県伊勢市河崎',
    lat: 34.494,
    lng: 136.714,
    catch: '一時間ゆでた太い麺に、黒く澄んだたれをひとさじ',
    hero: {
      key: 'ise-udon-tsumugi',
      motif: 'noodle-bowl',
      season: 'autumn',
      time: 'noon',
    },
    tags: ['伊勢うどん', '昼ごはん', '河崎'],
    publishedOn: '2026-03-05',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['うどん', '食堂'],
    specialty: '伊勢うどん（並・卵入り）',
    budgetLunch: { from: 600, to: 1200 },
    budgetDinner: null,
    lastOrder: '14:30',
    seats: 22,
    smoking: 'none',
    reservation: 'none',
    takeout: true,
    allergyNote: '麺に小麦、たれに小麦・大豆を使います。だしにはかつおと、さばの節が入ります。',
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'fri', 'sat', 'sun'],
          open: '10:30',
          close: '15:00',
          lastEntry: '14:30',
          season: null,
        },
      ],
      note: '麺がなくなりしだい終わります。',
    },
    closed: { weekdays: ['thu'] },
    access: [
      {
        mode: 'walk',
        line: 'JR参宮線・近鉄山田線',
        station: '伊勢市駅',
        minutes: 15,
        text: 'JR・近鉄「伊勢市駅」から河崎の町並みを通って徒歩約15分',
      },
    ],
    body: [
      p(
        '伊勢うどんに「こし」を求めると、首をかしげることになります。太い麺を一時間近くゆで、ふっくらさせるのがこの土地の流儀。長い道を歩いてきた参宮客の胃に、すぐに出せてやさしいものを、と始まったといわれます。',
      ),
      p(
        '河崎の元問屋の土間に、卓が五つ。品書きはうどんと、いなりと、季節の小鉢だけです。たれはたまり醤油に節のだしを合わせたもので、見た目ほど辛くありません。まず底から返すように混ぜ、麺が茶色に染まってから食べてください。',
      ),
      p(
        '卵入りを頼むと、黄身だけがのって出てきます。半分まで食べたところで崩すのが店のすすめ。残ったたれには、そば湯ならぬゆで湯を注いでくれます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'ise-aosa-nori',
    name: '伊勢志摩のあおさのり',
    nameKana: 'いせしまのあおさのり',
    prefecture: '三重県',
    city: '三重県志摩市',
    catch: '味噌汁に放つと、海の緑が椀いっぱいに開く',
    tags: ['海藻', '常温', '軽い', '志摩'],
    publishedOn: '2025-12-09',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '海産物',
    maker: null,
    price: 540,
    contents: '乾燥15g',
    shelfLife: '常温で約6か月',
    storage: '湿気と光を避けて常温。開けたあとは密閉して冷凍',
    allergens: [],
    sellPlaces: [
      { spot: 'ise-jingu-naiku', text: '内宮門前、おはらい町の乾物店' },
      { text: '志摩・鳥羽の魚市場、道の駅' },
    ],
    body: [
      p(
        'あおさは、正しくはヒトエグサ。三重県は全国でも指折りの産地で、英虞湾や的矢湾のおだやかな入り江に網を張り、冬から春にかけて摘みます。2月ごろの若い芽は葉が薄く、香りがよく立ちます。',
      ),
      h2('おいしい使い方'),
      ul(
        '味噌汁は火を止めてから入れる。煮ると色と香りが飛ぶ',
        '卵焼きや天ぷらの衣に、水で戻さずそのまま',
        '釜揚げのうどんに、しょうがと醤油で',
      ),
      p(
        '軽くて割れず、常温で持ち帰れます。乾燥させても小さなえびやかにが混じることがあるので、甲殻類を避けている人は袋の表示を読んでください。',
      ),
    ],
  },
]
