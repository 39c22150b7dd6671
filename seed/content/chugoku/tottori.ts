import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'tottori-sakyu',
    name: '鳥取砂丘',
    nameKana: 'とっとりさきゅう',
    city: '鳥取県鳥取市',
    address: '鳥取県鳥取市福部町湯山',
    lat: 35.541,
    lng: 134.228,
    catch: '足あとのない斜面は、夜のうちに風がつくる',
    hero: {
      key: 'tottori-sakyu',
      motif: 'coast',
      season: 'spring',
      time: 'morning',
      landmark: 'sand-dune',
    },
    tags: ['砂丘', '日本海', '天然記念物', '早朝'],
    publishedOn: '2025-10-14',
    updatedOn: '2026-06-02',
    checkedOn: '2026-06-02',
    author: 'nishi-wataru',
    dataNote: SAMPLE_FACTS,
    category: '絶景',
    stayMinutes: 90,
    bestMonths: [4, 5, 6, 9, 10, 11],
    seasons: [
      { name: 'らっきょうの花', from: '10-25', to: '11-10' },
      { name: '雪の砂丘', from: '01-05', to: '02-20' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: {
      allDay: true,
      note: '砂丘の散策は終日できます。周辺の施設や売店には、それぞれの営業時間があります。',
    },
    access: [
      {
        mode: 'bus',
        line: '路線バス（砂丘方面）',
        station: '鳥取駅',
        minutes: 22,
        text: 'JR「鳥取駅」から路線バス約22分、砂丘入口付近で下車すぐ',
      },
      { mode: 'car', minutes: 15, text: '山陰自動車道「鳥取IC」から約15分' },
    ],
    parking: {
      available: true,
      bus: true,
      note: '砂丘の入口に県営駐車場（有料）があります。連休は午前中に混みます。',
    },
    accessibility: {
      multiToilet: true,
      note: '砂地のため車いすでの散策は難しく、入口付近の展望場所から眺められます。',
    },
    facilities: { restroom: true, pets: true },
    body: [
      p(
        '東西およそ16キロ、南北約2.4キロ。中国山地の花崗岩が砕け、{千代川|せんだいがわ}に運ばれて海へ出て、波と風に押し戻されて積もったものです。1955年に国の天然記念物に指定されました。入口の階段を上りきると、正面に「馬の背」と呼ばれる砂の尾根が立ち上がります。',
      ),
      p(
        '馬の背の高さは約47メートル。数字では伝わりにくいのですが、斜面の途中に立つ人が米粒ほどに見えます。まっすぐ登ると一歩ごとに半歩ずり落ちるので、左手の緩い稜線から回り込むほうが楽です。頂に着くと、足もとから日本海まで砂が落ちています。',
      ),
      h2('風紋を見るなら、朝いちばん'),
      p(
        '秒速5〜6メートルほどの風が、乾いた砂の表に波形の筋を刻みます。これが風紋です。昼には観光客の足あとに消され、夜のあいだに風が描き直します。日の出から1時間ほど、斜めの光が陰をつくる時間がもっともはっきり見えます。',
      ),
      table(
        '季節ごとの歩き方',
        ['季節', '見えるもの', '気をつけること'],
        ['春', '砂が乾き、風紋が出やすい', '黄砂の日は遠くがかすむ'],
        ['夏', '夕暮れと、沖の漁火', '日中の砂は裸足で歩けない熱さになる'],
        ['秋', '近くの畑で、らっきょうの花', '夕方は急に冷える'],
        ['冬', '雪をかぶった尾根', '長靴と手袋。海風が強い'],
      ),
      callout(
        'caution',
        '砂に文字を書かないで',
        '砂丘での落書きは、県の条例で禁じられています。砂の持ち帰りもできません。子どもと行くときは、先に伝えておくと安心です。',
      ),
      p(
        '靴に砂が入るのを嫌がる人には、入口の売店で貸している長靴が役に立ちます。歩いたあとは、隣の「砂の美術館」へ。砂と水だけで固めた像が屋内に並び、展示は年ごとに主題を変えて、冬のあいだに作り直されます。',
      ),
    ],
    related: ['kurayoshi-shirakabe', 'adachi-museum'],
  },
  {
    slug: 'kurayoshi-shirakabe',
    name: '倉吉白壁土蔵群',
    nameKana: 'くらよししらかべどぞうぐん',
    city: '鳥取県倉吉市',
    address: '鳥取県倉吉市魚町・新町・東仲町',
    lat: 35.431,
    lng: 133.824,
    catch: '玉川の石橋をひとつ渡ると、蔵の裏口に出る',
    tags: ['重伝建', '赤瓦', '町歩き'],
    publishedOn: '2026-01-20',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '町並み',
    stayMinutes: 100,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [{ name: '打吹公園の桜', from: '03-28', to: '04-10' }],
    rainyDay: false,
    kids: false,
    free: true,
    hours: { allDay: true, note: '町並みの散策は自由です。店や資料館はおおむね9時から17時ごろまで。' },
    access: [
      {
        mode: 'bus',
        line: '路線バス（市内線）',
        station: '倉吉駅',
        minutes: 12,
        text: 'JR「倉吉駅」から路線バス約12分「赤瓦・白壁土蔵」下車すぐ',
      },
      { mode: 'car', minutes: 30, text: '米子自動車道「湯原IC」から約45分、山陰道「はわいIC」から約20分' },
    ],
    parking: {
      available: true,
      note: '町の周囲に観光駐車場があります。土蔵群の中の道は狭いので、停めて歩くのが楽です。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '玉川は、幅が2メートルほどの浅い流れです。その片側に、黒い焼杉の腰板と白漆喰の土蔵が並びます。蔵ごとに一枚石の小さな橋が架かり、わずかに反った石の上を、かつては醤油や酒の荷が出入りしました。屋根の赤は、山陰の雪と塩気に強い石州瓦の色です。',
      ),
      h2('表と裏、ふたつの顔'),
      p(
        '川側は、商家の裏口にあたります。表は一本北の本町通り。格子の町家が続き、造り酒屋の杉玉や古い薬屋の看板が残っています。同じ家を、まず川から、次に通りから見ると、間口の狭さに比べて奥行きが深いことがよくわかります。',
      ),
      p(
        '1998年に国の重要伝統的建造物群保存地区に選ばれました。土蔵を使った「赤瓦」と呼ぶ店が番号をつけて点在し、{倉吉絣|くらよしがすり}や、張り子の「はこた人形」を扱う店もあります。端から端まで急いで歩けば15分。軒下の細工を見ながらだと、1時間半は要ります。',
      ),
      ul(
        '打吹公園まで徒歩約10分。春は提灯の下で桜を見られます',
        '[三朝温泉](/hotels/misasa-kawaoto-hitotsu)へはバスで20分ほど。町歩きのあとに湯へ向かえます',
        '雨なら、円形校舎を使ったフィギュアの博物館や、2025年に開館した県立美術館へ',
      ),
      callout(
        'tip',
        '水面を見る',
        '玉川には鯉が泳いでいます。風のない朝は、白壁が水にそのまま映ります。店の開く前、9時までの散歩がおすすめです。',
      ),
    ],
    related: ['tottori-sakyu', 'kurashiki-bikan'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'misasa-kawaoto-hitotsu',
    name: '湯宿 川音ひとつ',
    nameKana: 'ゆやど かわおとひとつ',
    city: '鳥取県東伯郡三朝町',
    address: '鳥取県東伯郡三朝町三朝',
    lat: 35.409,
    lng: 133.891,
    catch: '九つの部屋すべてに、三徳川の音が届く',
    hero: {
      key: 'misasa-kawaoto-hitotsu',
      motif: 'onsen',
      season: 'autumn',
      time: 'dusk',
    },
    tags: ['三朝温泉', '湯治', '源泉かけ流し', '小さな宿'],
    publishedOn: '2025-11-05',
    updatedOn: '2026-08-20',
    author: 'nishi-wataru',
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '旅館',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 19800,
    onsen: { has: true, quality: '含弱放射能－ナトリウム－塩化物泉', kakenagashi: true, privateBath: true },
    bathTaxNote: '入湯税150円が別にかかります。',
    rooms: 9,
    mealPlan: '一泊二食（朝だけ、素泊まりも可）',
    access: [
      {
        mode: 'bus',
        station: '倉吉駅',
        minutes: 20,
        text: 'JR「倉吉駅」から三朝温泉行きバス約20分、徒歩5分',
      },
      { mode: 'car', minutes: 45, text: '米子自動車道「湯原IC」から約45分' },
    ],
    parking: { available: true, count: 9, fee: '無料' },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['現金', 'クレジットカード'],
      languages: ['日本語'],
    },
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
    body: [
      p(
        '三徳川に沿った三朝の湯は、ラドンを含む放射能泉として知られます。この宿は、湯治客の長逗留を受けていた木造二階建てを手直しした九室。階段は少し急ですが、どの部屋も窓を開ければ川です。',
      ),
      h2('熱い湯と、ぬるい湯'),
      p(
        '浴室は二つあり、片方は42度ほど、もう片方は38度前後に保たれています。ぬるいほうに20分、休んで水を飲み、もう一度。帳場の女将が、入り方を書いた半紙を渡してくれます。湯気を吸うための小さな蒸し部屋もあります。',
      ),
      p(
        '夕食は八品で、量は控えめ。秋は原木しいたけ、11月からはカニの味噌汁がつきます。二泊以上の人には、二晩目を「粥と焼き魚」に替える湯治膳も用意されます。',
      ),
      callout(
        'info',
        '静かに過ごすために',
        '全館が木造で、廊下の音がよく通ります。22時を過ぎたら湯あがりの話は談話室で、というのが宿の決まりです。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'sakyu-rakkyo-amazuke',
    name: '砂丘らっきょうの甘酢漬け',
    nameKana: 'さきゅうらっきょうのあまずづけ',
    prefecture: '鳥取県',
    city: '鳥取県鳥取市',
    catch: '水をためない砂の畑が、白く締まった粒をつくる',
    tags: ['漬物', '鳥取砂丘', '常備菜'],
    publishedOn: '2026-06-10',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '漬物・惣菜',
    maker: null,
    price: 756,
    contents: '120g（袋入り）',
    shelfLife: '製造から約180日',
    storage: '直射日光を避けて常温。開封後は冷蔵',
    allergens: [],
    sellPlaces: [
      { spot: 'tottori-sakyu', text: '鳥取砂丘の売店' },
      { text: '鳥取駅の土産売り場、県内の道の駅' },
    ],
    body: [
      p(
        '砂丘のすぐ隣、福部町の畑で育ちます。砂は雨をためておけず、昼は熱く、夜は冷える。作物には厳しい土地ですが、らっきょうはここで身を引き締め、繊維の細かい真っ白な粒になります。',
      ),
      p(
        '掘り上げるのは5月の終わりから6月。根と茎を切る「根切り」は、いまも多くが手作業です。塩で下漬けしてから甘酢に移すので、歯を立てるとまず音がして、あとから酸味がきます。',
      ),
      callout(
        'tip',
        'カレーのほかに',
        '刻んでポテトサラダに混ぜる、残った漬け汁に生姜を漬ける。鳥取市はカレールウをよく買う町として知られ、家ごとに合わせ方があります。',
      ),
      p('袋入りは鞄の隙間に収まり、常温で運べます。生のらっきょうは6月前後の市場にだけ並びます。'),
    ],
  },
]
