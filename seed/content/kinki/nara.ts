import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, p, table, ul } from '../../blocks.ts'
import type { GiftSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'todai-ji',
    name: '東大寺',
    nameKana: 'とうだいじ',
    city: '奈良県奈良市',
    address: '奈良県奈良市雑司町',
    lat: 34.689,
    lng: 135.84,
    catch: '大仏を見上げたあとは、二月堂の回廊で町の屋根を見下ろす',
    tags: ['世界遺産', '国宝', '大仏', '鹿'],
    publishedOn: '2025-10-10',
    updatedOn: '2026-02-20',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.todaiji.or.jp/',
    category: '神社仏閣',
    stayMinutes: 120,
    bestMonths: [1, 3, 4, 10, 11],
    seasons: [
      { name: '修二会（お水取り）', from: '03-01', to: '03-14' },
      { name: '桜', from: '03-28', to: '04-08' },
      { name: '紅葉', from: '11-10', to: '12-01' },
    ],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '07:30',
          close: '17:30',
          lastEntry: null,
          season: { from: '04-01', to: '10-31' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:00',
          close: '17:00',
          lastEntry: null,
          season: { from: '11-01', to: '03-31' },
        },
      ],
      note: '大仏殿の時間です。二月堂の舞台は夜も参拝できます。',
    },
    closed: { note: '年中無休' },
    prices: [
      ['大仏殿（中学生以上）', 800],
      ['大仏殿（小学生）', 400],
    ],
    access: [
      {
        mode: 'walk',
        line: '近鉄奈良線',
        station: '近鉄奈良駅',
        minutes: 20,
        text: '近鉄「奈良駅」から奈良公園を抜けて徒歩約20分',
      },
      {
        mode: 'bus',
        line: '奈良交通 市内循環',
        station: 'JR奈良駅',
        minutes: 10,
        text: 'JR「奈良駅」からバス約10分「東大寺大仏殿・春日大社前」下車、徒歩約5分',
      },
    ],
    accessibility: {
      stepFree: true,
      multiToilet: true,
      wheelchairRental: true,
      note: '大仏殿には車いすで入れる経路があります。二月堂へは石段か緩い坂の裏参道を使います。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '聖武天皇の願いで盧舎那仏が造られ、開眼の法会は752年。二度の兵火に遭い、鎌倉と江戸に建て直されて今の大仏殿があります。江戸の再建は1709年。奈良時代より間口を三分の二に縮めても、木造の建物として世界でも指折りの大きさです。大仏の高さは約15メートル、広げた手のひらは、大人が寝そべれるほどの長さがあります。',
      ),
      h2('南大門で立ち止まる'),
      p(
        '鹿にせんべいをねだられて急ぎ足で過ぎる人が多いのですが、門の両脇の暗がりに立つ金剛力士こそ、ゆっくり見たいものです。運慶、快慶らが1203年に、わずか69日ほどで造りました。高さ8.4メートル。像はまっすぐ前ではなく、互いに向き合って立っています。',
      ),
      h3('柱の穴は列ができる'),
      p(
        '大仏の右後ろの柱に、鼻の穴と同じ大きさといわれる穴があります。子どもなら通れますが、大人は腕から入れて体を斜めに。試すなら、開門すぐの静かな時間に。',
      ),
      h2('二月堂へ上がる'),
      p(
        '大仏殿から東へ十分ほど。石灯籠の並ぶ裏参道を上がると、四方に回廊をめぐらせた二月堂に出ます。西を向いた舞台からは、大仏殿の鴟尾と奈良盆地、生駒山。夜も上がれて、灯籠のあいだから町の明かりを静かに見渡せます。3月の修二会では、この欄干を火の粉が走ります。',
      ),
      callout(
        'info',
        '鹿との距離',
        '鹿は野生です。せんべいは見せずに近づき、渡したら両手を開いて見せましょう。秋の雄は角に気をつけてください。',
      ),
    ],
    related: ['ishibutai-kofun', 'yoshino-yama', 'kiyomizu-dera'],
  },
  {
    slug: 'ishibutai-kofun',
    name: '石舞台古墳',
    nameKana: 'いしぶたいこふん',
    city: '奈良県高市郡明日香村',
    address: '奈良県高市郡明日香村島庄',
    lat: 34.467,
    lng: 135.826,
    catch: '土のはがれた墓の中に立つ。天井は七十七トンの石',
    tags: ['飛鳥', '古墳', '自転車', '棚田'],
    publishedOn: '2026-03-30',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '城・史跡',
    stayMinutes: 40,
    bestMonths: [3, 4, 9, 10],
    seasons: [
      { name: '桜と菜の花', from: '03-28', to: '04-12' },
      { name: '彼岸花', from: '09-18', to: '10-02' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:45', season: null }],
    },
    prices: [
      ['一般', 300],
      ['高校生以下', 100],
    ],
    access: [
      {
        mode: 'bus',
        line: '近鉄吉野線',
        station: '飛鳥駅',
        minutes: 15,
        text: '近鉄吉野線「飛鳥駅」から周遊バス「赤かめ」約15分「石舞台」下車、徒歩約3分',
      },
      {
        mode: 'car',
        minutes: 30,
        text: '南阪奈道路「葛城IC」から約30分',
      },
    ],
    parking: { fee: '有料' },
    facilities: { restroom: true },
    body: [
      p(
        '30あまりの花崗岩を組んだ石室が、地面の上に現れています。もとは一辺が50メートルほどの方墳でした。いつのころか盛り土が失われ、石だけが残った。江戸時代の記録にはもう「石舞台」の名があり、狐が女に化けて石の上で舞ったなどと語られてきました。',
      ),
      h2('中に入れる'),
      p(
        '南側の羨道を下ると、玄室に立てます。長さ約7.7メートル、幅約3.5メートル、高さ約4.7メートル。石棺は失われていて、残るのは壁と天井だけです。天井の二枚のうち南の石が約77トン。隙間から差す光が、床に細い線を引きます。古墳の石の総重量は約2,300トンといわれます。',
      ),
      p(
        '葬られた人はわかっていません。7世紀の前半という年代と、蘇我馬子の邸があった島庄という場所から、馬子の墓とする説が有力です。説明板を読む前に、まず石の前に立って、誰を葬ればこれだけの石を動かせるのかを考えてみてください。',
      ),
      table(
        '自転車で回る飛鳥（飛鳥駅から約5時間）',
        ['区間', '時間', '見どころ'],
        ['飛鳥駅〜高松塚古墳', '10分', '壁画館で復元模写を見る'],
        ['〜亀石・橘寺', '25分', '道ばたの大石、聖徳太子生誕の寺'],
        ['〜石舞台古墳', '10分', '玄室に入る'],
        ['〜飛鳥寺・甘樫丘', '25分', '最古の本尊と、大和三山の眺め'],
      ),
      callout('tip', '雨の翌日', '玄室の床に水がたまることがあります。底の平らな靴が歩きやすいでしょう。'),
    ],
    related: ['todai-ji', 'yoshino-yama', 'himeji-castle'],
  },
  {
    slug: 'yoshino-yama',
    name: '吉野山',
    nameKana: 'よしのやま',
    city: '奈良県吉野郡吉野町',
    address: '奈良県吉野郡吉野町吉野山',
    lat: 34.368,
    lng: 135.858,
    catch: '花のない季節に歩くと、この山が信仰の道だとわかる',
    tags: ['桜', '修験道', '世界遺産', '山歩き'],
    publishedOn: '2026-02-25',
    author: 'nishi-wataru',
    category: '自然',
    stayMinutes: 300,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '下千本〜奥千本の桜', from: '04-01', to: '04-22' },
      { name: '新緑', from: '05-01', to: '06-10' },
      { name: '紅葉', from: '10-25', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: { allDay: true, note: '寺社と展示館には拝観時間があります。花の時期は車の通行規制が行われます。' },
    access: [
      {
        mode: 'train',
        line: '近鉄吉野線',
        station: '吉野駅',
        minutes: 75,
        text: '大阪阿部野橋駅から近鉄特急で「吉野駅」まで約75分、千本口からロープウェイまたは徒歩',
      },
      {
        mode: 'walk',
        line: '近鉄吉野線',
        station: '吉野駅',
        minutes: 30,
        text: '近鉄「吉野駅」から七曲り坂を歩いて金峯山寺まで約30分',
      },
    ],
    parking: { fee: '有料', note: '4月上旬は臨時駐車場からのバスに乗り換えます。' },
    accessibility: {
      stepFree: false,
      note: '坂と石段が多い山です。中千本まではバスで上がれる日があります。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '約3万本といわれる桜の多くは、白い花と赤い若葉が一緒に開くシロヤマザクラです。植えて眺めるためではなく、蔵王権現の神木として、千年のあいだ信者が苗を納めてきました。だから里の並木のようには並ばず、谷も尾根もなく山の肌をおおいます。',
      ),
      h2('四つの千本'),
      p(
        '標高が200メートルほどの下千本から、上へ中千本、上千本、奥千本。同じ日に花の段階がいくつもあるので、満開を追えば三週間近く楽しめます。駅に近い下千本が咲いてから、奥が盛りになるまで十日前後。西行が庵を結んだのは、最も遅い奥千本です。',
      ),
      p(
        '山の中心は、{金峯山寺|きんぷせんじ}の蔵王堂。高さ約34メートルの檜皮葺の大屋根の下に、7メートルほどの青い蔵王権現が三体立ちます。ふだんは扉の奥にあり、春と秋などに特別に開かれます。修験者はここから南へ、熊野まで続く大峯奥駈道に入ります。',
      ),
      h2('歩いてみて'),
      ul(
        '**短く**：ロープウェイで上り、吉水神社の「一目千本」を見て戻る。約2時間',
        '**ふつうに**：中千本から上千本の花矢倉まで上り、竹林院を通って下る。約4時間',
        '**長く**：バスで奥千本へ上がり、西行庵をのぞいて全山を下る。約6時間',
      ),
      callout(
        'tip',
        '桜のあとの山',
        '5月の半ばを過ぎると人影がまばらになり、葛菓子の店の主人とゆっくり話せます。柿の葉が大きくなるのもこのころです。',
      ),
    ],
    related: ['todai-ji', 'ishibutai-kofun', 'koyasan-okunoin'],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'naramachi-chagayu-hinode',
    name: '茶がゆ処 ひので',
    nameKana: 'ちゃがゆどころ ひので',
    city: '奈良県奈良市',
    address: '奈良県奈良市中新屋町',
    lat: 34.678,
    lng: 135.83,
    catch: 'ほうじ茶の色をした、さらりとした一椀からはじまる朝',
    hero: {
      key: 'naramachi-chagayu-hinode',
      motif: 'rice-bowl',
      season: 'spring',
      time: 'morning',
    },
    tags: ['茶粥', '朝ごはん', 'ならまち', '大和野菜'],
    publishedOn: '2026-04-02',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['和食', '甘味'],
    specialty: '大和の茶がゆと季節のおばんざい',
    budgetLunch: { from: 1100, to: 2000 },
    budgetDinner: null,
    lastOrder: '14:00',
    seats: 18,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '卵・乳を使わない膳を前日までに頼めます。',
    hours: {
      regular: [
        {
          days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '07:30',
          close: '14:30',
          lastEntry: '14:00',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['tue'], yearEnd: { from: '12-30', to: '01-03' } },
    access: [
      {
        mode: 'walk',
        line: '近鉄奈良線',
        station: '近鉄奈良駅',
        minutes: 14,
        text: '近鉄「奈良駅」から猿沢池のわきを通って徒歩約14分',
      },
    ],
    body: [
      p(
        '大和の家では、ほうじ茶で米を炊く茶粥が朝の定番でした。白粥と違ってねばらず、さらさらと喉を通ります。この店では番茶をさらし袋に入れ、米が花のように開いたところで火を止めます。20分ほど。注文を受けてから炊くので、その間に小鉢が三つ出ます。',
      ),
      p(
        '小鉢は、大和まなの煮びたし、ひもとうがらしのじゃこ炒め、飛鳥の黒米のだんご。干物は小さなさんまを焼いてくれます。塩気が恋しくなったら、壺の奈良漬を薄く一枚。酒粕の香りがあるので、運転をする人は口にしないでください。',
      ),
      h2('席と時間'),
      p(
        '町家の二階に畳の席が四卓、一階に土間の卓が三つ。7時半に入れば、8時すぎには食べ終わります。店を出て北へ10分歩くと興福寺、その先が東大寺です。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'yoshino-hon-kuzu-higashi',
    name: '吉野本葛の干菓子',
    nameKana: 'よしのほんくずのひがし',
    prefecture: '奈良県',
    city: '奈良県吉野郡吉野町',
    catch: '舌の上で淡雪のように消える、花の形の葛菓子',
    tags: ['葛', '和菓子', '常温', '吉野'],
    publishedOn: '2026-03-19',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 1080,
    contents: '24個',
    shelfLife: '常温で約90日',
    storage: '湿気を避けて常温',
    allergens: [],
    sellPlaces: [
      { spot: 'yoshino-yama', text: '吉野山の参道の葛菓子店' },
      { text: '近鉄奈良駅・大阪阿部野橋駅のみやげ売り場' },
    ],
    body: [
      p(
        '葛の根を砕き、冬の冷たい水で何度もさらして沈めたものが吉野葛です。根から取れる粉はわずかで、でんぷんが白くなるまで水を替える作業は十数回に及びます。「本葛」と書かれたものは葛だけ、「葛粉」とあれば芋のでんぷんを合わせたものも多くあります。',
      ),
      p(
        '干菓子は、葛粉に和三盆や砂糖を合わせ、木型で押して乾かしたもの。桜と若葉の二色が吉野らしく、抹茶の席にも使われます。口に含むと粉っぽさを残さずに溶けるので、まず一つは噛まずに舌の上へ。',
      ),
      ul(
        '温かい葛湯にするなら、同じ店の本葛を一袋。水で溶いて弱火で練る',
        '箱は木型の跡が残るほど繊細。荷物の上に置く',
      ),
    ],
  },
  {
    slug: 'nara-kakinoha-zushi',
    name: '柿の葉寿司',
    nameKana: 'かきのはずし',
    prefecture: '奈良県',
    catch: '海から遠い山の里が、祭りの日のために考えた押し寿司',
    tags: ['寿司', '日もち短め', '車内で', '吉野'],
    publishedOn: '2025-10-18',
    updatedOn: '2026-07-04',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '漬物・惣菜',
    maker: null,
    price: 1080,
    contents: '7個入り（さば・さけ）',
    shelfLife: '製造日の翌日まで（常温、夏は涼しい所）',
    storage: '冷蔵すると飯が硬くなるため、涼しい場所で常温',
    allergens: ['さば', 'さけ', '小麦', '大豆'],
    sellPlaces: [
      { spot: 'yoshino-yama', text: '吉野の駅前と参道の寿司店' },
      { spot: 'todai-ji', text: '近鉄奈良駅、JR奈良駅の売店' },
    ],
    body: [
      p(
        '熊野で塩をしたさばを、山越えで二日かけて吉野へ運ぶ。着くころには塩がまわり、薄くそいで一口の飯にのせ、柿の葉で包んで押しました。夏祭りのごちそうで、葉の香りと殺菌のはたらきが飯を守ります。谷崎潤一郎は『{陰翳礼讃|いんえいらいさん}』の中で、この寿司の作り方を細かく書き、その味を褒めました。',
      ),
      h2('買ったその日より、翌日の朝'),
      p(
        '作りたては酢と塩が別々に感じられ、一晩おくと角がとれてまとまります。遠くへ帰る日は朝に買い、夜の列車で開けるくらいがちょうどよい頃合い。葉は食べませんが、包みをほどいたときに立つ香りも、この寿司の味のうちです。',
      ),
      callout(
        'caution',
        '持ち運び',
        '夏の車内は熱を持つので、窓ぎわに置かず、足もとの日かげへ置いてください。',
      ),
    ],
  },
]
