import { callout, h2, ol, p, quote, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'eiheiji',
    name: '永平寺',
    nameKana: 'えいへいじ',
    city: '福井県吉田郡永平寺町',
    address: '福井県吉田郡永平寺町志比',
    lat: 36.056,
    lng: 136.356,
    category: '神社仏閣',
    catch: '拭き込まれた階段が、谷の奥まで続きます。道元が開いた、いまも修行の場です。',
    tags: ['禅', '曹洞宗', '坐禅', '回廊'],
    publishedOn: '2025-12-16',
    updatedOn: '2026-07-21',
    dataNote: SAMPLE,
    officialUrl: 'https://daihonzan-eiheiji.com/',
    access: [
      {
        mode: 'bus',
        line: '永平寺ライナー',
        station: '福井駅',
        minutes: 30,
        text: '福井駅東口から特急バス「永平寺ライナー」で約30分、終点から徒歩約5分',
      },
      {
        mode: 'train',
        line: 'えちぜん鉄道 勝山永平寺線',
        station: '永平寺口',
        minutes: 15,
        text: 'えちぜん鉄道 永平寺口駅からバスで約15分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:30',
          close: '16:30',
          lastEntry: '16:00',
          season: null,
        },
      ],
      note: '法要などの行事により、拝観できない区域や時間があります。',
    },
    prices: [
      ['大人', 700],
      ['小・中学生', 300],
    ],
    parking: { available: true, fee: '有料（門前の各駐車場）', bus: true },
    accessibility: {
      stepFree: false,
      note: '伽藍は山の斜面にあり、回廊は階段が続きます。一部に昇降機があるため、受付で相談を。',
    },
    facilities: { restroom: true, pets: false, smoking: 'none' },
    stayMinutes: 75,
    bestMonths: [1, 2, 5, 6, 11],
    seasons: [
      { name: '雪の伽藍', from: '12-25', to: '03-05' },
      { name: '苔と新緑', from: '05-10', to: '07-10' },
      { name: '紅葉', from: '11-01', to: '11-20' },
    ],
    rainyDay: true,
    kids: true,
    related: ['fukui-dinosaur-museum', 'kanazawa-kenrokuen'],
    body: [
      p(
        '靴を脱いで上がり、修行僧から短い説明を受けて、順路に入ります。廊下は黒く光り、角を曲がるたびに少しずつ高くなる。寛元2年（1244年）、道元が越前の山中に開いた寺は、谷の斜面に七つの堂を回廊でつないだ形をしています。',
      ),
      h2('七堂伽藍という一日'),
      p(
        '山門、仏殿、法堂、僧堂、{庫院|くいん}、浴室、{東司|とうす}。修行に要る七つの建物は、どれも用を果たす場です。庫院の前に掛かる大きな擂粉木も、飾りというより、台所の仕事が修行であることのしるしです。僧堂・浴室・東司では、言葉を交わすことが禁じられています。',
      ),
      p(
        '見学の初めに通る{傘松閣|さんしょうかく}では、天井を仰いでください。昭和の初めに百四十四名の画家が描いた、二百三十枚の花鳥の絵が格子に並びます。花でも鳥でもない絵が数枚だけ混じっているので、探すうちに首が痛くなります。',
      ),
      callout(
        'caution',
        '写真のこと',
        '堂内や庭は撮影できますが、==修行僧にレンズを向けることは禁じられています==。回廊は左側を静かに歩き、列ができたら道を譲ります。',
      ),
      p(
        '冬の廊下は氷のように冷えます。厚い靴下を一組、袋に入れて持っていくと足が助かります。帰りは門前で、胡麻豆腐か越前そばを。寺の台所から広まった胡麻豆腐は、甘い味噌をのせるのが土地の食べ方です。',
      ),
    ],
  },
  {
    slug: 'fukui-dinosaur-museum',
    name: '福井県立恐竜博物館',
    nameKana: 'ふくいけんりつきょうりゅうはくぶつかん',
    city: '福井県勝山市',
    address: '福井県勝山市村岡町寺尾51-11',
    lat: 36.083,
    lng: 136.507,
    category: '博物館・美術館',
    catch: '銀色の卵の底へ、長いエスカレーターで下りる。五十体の骨が待つ山の中の博物館です。',
    tags: ['恐竜', '子ども連れ', '雨の日', '化石'],
    publishedOn: '2026-03-24',
    updatedOn: '2026-10-06',
    dataNote: SAMPLE,
    officialUrl: 'https://www.dinosaur.pref.fukui.jp/',
    access: [
      {
        mode: 'train',
        line: 'えちぜん鉄道 勝山永平寺線',
        station: '勝山',
        minutes: 15,
        text: 'えちぜん鉄道 勝山駅からバスで約15分（福井駅〜勝山駅は約55分）',
      },
      { mode: 'car', minutes: 10, text: '中部縦貫自動車道 勝山ICから車で約10分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: null,
        },
      ],
      note: '日時を選ぶ事前予約制です。夏休みなどは開館が早まります。',
    },
    closed: {
      nthWeekdays: [
        { nth: 2, weekday: 'wed' },
        { nth: 4, weekday: 'wed' },
      ],
      holidayRule: 'openAndCloseNextDay',
      yearEnd: { from: '12-31', to: '01-01' },
      note: '夏休み期間は無休です。',
    },
    prices: [
      ['一般', 1000],
      ['高校生・大学生', 800],
      ['小・中学生', 500],
      ['未就学児', 0],
    ],
    parking: {
      available: true,
      fee: '無料',
      bus: true,
      note: '繁忙期は臨時駐車場からシャトルバスになります。',
    },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      nursingRoom: true,
      assistanceDog: true,
    },
    facilities: { wifi: true, locker: true, restroom: true, pets: false, smoking: 'none' },
    stayMinutes: 180,
    bestMonths: [2, 3, 6, 10, 11],
    seasons: [{ name: '雪山と銀のドーム', from: '12-20', to: '03-10' }],
    rainyDay: true,
    kids: true,
    related: ['eiheiji'],
    body: [
      p(
        '日本で見つかった恐竜化石の多くが、福井県から出ています。勝山市北谷の発掘現場は1989年から調査が続き、フクイラプトルやフクイサウルスなど、新種として名の付いた恐竜が次々に掘り出されてきました。その成果を納める館が、2000年に開いたこの博物館です。',
      ),
      p(
        '設計は黒川紀章。2023年の夏には新館が加わり、卵形のドームが二つ並びました。常設展示室へは、まず地下まで一気に下りるエスカレーターに乗ります。化石の埋まる壁が続く暗い通路を抜けた先で、見上げるような実物の骨格が待っています。',
      ),
      h2('三つのゾーン'),
      ul(
        '**恐竜の世界**　およそ五十体の全身骨格。数体は本物の骨を組み上げたものです。',
        '**地球の科学**　岩石、鉱物、水と大地。大人のほうが長居します。',
        '**生命の歴史**　魚からヒトまで、生きものの道のりを順にたどります。',
      ),
      h2('回り方の工夫'),
      p(
        '入館は時間指定で、券は前もって日時を決めて求めます。混むのは十時から十三時。午後二時の回で入ると、動くティラノサウルスの前が空きはじめます。標本は低い位置にもあるので、背の低い子も柵越しに見られます。',
      ),
      callout(
        'tip',
        '昼食は先に決めておく',
        '館内のレストランは昼に行列ができます。弁当を持っていくなら、晴れた日はかつやま恐竜の森の芝生が広く使えます。',
      ),
    ],
  },
  {
    slug: 'ichijodani-asakura',
    name: '一乗谷朝倉氏遺跡',
    nameKana: 'いちじょうだに あさくらしいせき',
    city: '福井県福井市',
    address: '福井県福井市城戸ノ内町',
    lat: 36.0,
    lng: 136.295,
    category: '城・史跡',
    catch: '百年栄え、三日三晩で焼けた町。土の下に残ったものを、そのまま谷に広げています。',
    tags: ['戦国', '特別史跡', '復原町並', '庭園跡'],
    publishedOn: '2025-11-08',
    checkedOn: '2026-05-12',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        station: '福井駅',
        minutes: 30,
        text: 'JR福井駅からバスで約20〜30分「復原町並」下車すぐ',
      },
      {
        mode: 'train',
        line: 'JR越美北線（九頭竜線）',
        station: '一乗谷',
        minutes: 30,
        text: 'JR越美北線 一乗谷駅から復原町並まで徒歩約30分（博物館は駅のすぐ近く）',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: null,
        },
      ],
      note: '復原町並の時間です。館跡や庭園跡は自由に歩けます。',
    },
    closed: { yearEnd: { from: '12-28', to: '01-04' } },
    prices: [['復原町並（一般）', 330]],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: false,
      note: '復原町並の通りは平らな砂利です。庭園跡へは坂と石段があります。',
    },
    facilities: { restroom: true },
    stayMinutes: 120,
    bestMonths: [4, 5, 6, 10, 11],
    seasons: [
      { name: '桜', from: '04-03', to: '04-15' },
      { name: 'ホタル', from: '06-05', to: '06-25' },
      { name: '紅葉', from: '11-05', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    related: ['eiheiji', 'fukui-dinosaur-museum'],
    body: [
      p(
        '山が両側から迫る、細い谷です。ここに戦国大名の朝倉氏が五代、百年あまり城下町を構えました。京から公家や学者が移り住み、一万を数える人がいたともいわれます。1573年、織田信長に敗れて町は焼かれ、そのまま田の下に眠りました。',
      ),
      p(
        '掘り出されたのは、道、溝、井戸、屋敷の礎石、そして茶碗や将棋の駒まで。谷ごと国の特別史跡となり、四つの庭園跡は特別名勝です。城の石垣を見る遺跡ではなく、町の床を見る遺跡だといえます。',
      ),
      h2('復原町並を歩く'),
      p(
        '発掘した礎石の上に、当時の武家屋敷や町家を建て直した一角が、およそ200m続きます。土塀は高く、通りは途中でわずかに折れ、先が見通せません。戸をくぐると土間で、大きな甕を並べた家、板の間に商いの品を広げた家と、暮らしが一軒ごとに違います。',
      ),
      h2('唐門と、水の跡'),
      p(
        '一乗谷川の対岸、堀の前に立つ唐門は、館の門ではありません。朝倉義景の菩提を弔って後に建てられた寺の門が、ひとつだけ残りました。門の奥は礎石の並ぶ草地で、裏手の斜面に湯殿跡の庭の石組みがあり、南へ回ると、諏訪館跡の庭に出ます。滝の石組みに、いまも水の通った筋が読めます。',
      ),
      callout(
        'tip',
        '先に博物館へ',
        '一乗谷駅の近くにある博物館では、発掘された石敷きの遺構と、当主の館の一部を原寸で再現した部屋を見られます。先に寄ると、谷の礎石がどんな柱を支えていたのか、頭の中で立ち上がります。',
      ),
    ],
  },
  {
    slug: 'tojinbo',
    name: '東尋坊',
    nameKana: 'とうじんぼう',
    city: '福井県坂井市',
    address: '福井県坂井市三国町安島',
    lat: 36.238,
    lng: 136.125,
    category: '絶景',
    catch: '五角、六角の岩の柱が、海へ向かって切れ落ちます。柵のない、二十五メートルです。',
    tags: ['柱状節理', '日本海', '遊覧船', '夕日'],
    publishedOn: '2026-04-29',
    checkedOn: '2026-05-12',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        line: 'えちぜん鉄道 三国芦原線',
        station: '三国',
        minutes: 10,
        text: 'えちぜん鉄道 三国駅・三国港駅からバスで約5〜10分「東尋坊」下車、徒歩約5分',
      },
      { mode: 'bus', station: '芦原温泉駅', minutes: 40, text: '北陸新幹線 芦原温泉駅からバスで約40分' },
    ],
    hours: { allDay: true, note: '遊覧船は日中の運航で、波の高い日は欠航します。冬は休みが多くなります。' },
    free: true,
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: false,
      note: '商店街から展望のできる所までは舗装路です。岩場は凹凸が大きく、車いすでは進めません。',
    },
    facilities: { restroom: true },
    stayMinutes: 80,
    bestMonths: [5, 6, 9, 10],
    seasons: [
      { name: '凪の海', from: '05-01', to: '08-31' },
      { name: '荒波', from: '12-01', to: '02-28' },
    ],
    rainyDay: false,
    kids: false,
    related: ['ichijodani-asakura', 'kiyotsu-gorge'],
    body: [
      p(
        '土産物の通りを抜けると、急に空が広くなり、地面が岩の柱の頭に変わります。一本一本が五角か六角で、座布団ほどの大きさ。それが海へ向かって階段のように下り、最後に垂直に落ちます。高いところで約25m、崖は1kmほど続きます。',
      ),
      h2('地下で固まった柱'),
      p(
        '岩は輝石安山岩です。地下から上がってきたマグマが、地表に出る前に冷えて縮み、規則正しい割れ目が入りました。のちに周りが波で削られ、柱の束だけが表に出ています。これほどの規模の安山岩の柱状節理は世界でも限られるとされ、国の天然記念物になりました。',
      ),
      p(
        '名は、昔この崖から突き落とされたという平泉寺の僧に由来すると伝わります。荒れる日の海を、僧の恨みと見た人がいたのでしょう。いまの海は、日によって絹のようにも、牙のようにもなります。',
      ),
      h2('下から見る'),
      p(
        '凪の日は、遊覧船に乗ると一周がおよそ三十分。上からは平らに見えた岩が、柱の壁になって立っています。割れ目の向きが途中で変わるところがあり、溶けた岩がどちらから冷えたのかを船の人が教えてくれます。',
      ),
      callout(
        'caution',
        '柵はありません',
        '岩場に柵は設けられていません。縁に近づかず、濡れた日と風の強い日は岩へ下りないこと。子どもとは手をつなぎ、かかとの低い靴で。',
      ),
      p(
        '夕方は、岩の側面に日が差して色が分かれます。日没まで待つなら、帰りのバスの時刻を先に。少し北の雄島までは歩いて三十分ほどで、朱塗りの橋を渡ると、こちらも板のように割れた岩の島です。',
      ),
    ],
  },
  {
    slug: 'kehi-jingu',
    name: '氣比神宮',
    nameKana: 'けひじんぐう',
    city: '福井県敦賀市',
    address: '福井県敦賀市曙町11-68',
    lat: 35.655,
    lng: 136.075,
    category: '神社仏閣',
    catch: '町が焼けた夜も立っていた、高さ十一メートルの朱の鳥居。港の町の総鎮守です。',
    tags: ['一宮', '大鳥居', '芭蕉', '敦賀'],
    publishedOn: '2026-01-21',
    checkedOn: '2026-04-10',
    access: [
      { mode: 'walk', station: '敦賀駅', minutes: 15, text: 'JR敦賀駅から徒歩約15分' },
      { mode: 'bus', station: '敦賀駅', minutes: 5, text: '敦賀駅からバスで約5分「気比神宮前」下車すぐ' },
    ],
    hours: { note: '朝は早くから開き、夕方に閉門します（時刻は季節で変わります）。' },
    free: true,
    parking: { available: true, fee: '無料' },
    accessibility: { stepFree: true, note: '参道は砂利です。大鳥居から拝殿まで大きな段差はありません。' },
    facilities: { restroom: true },
    stayMinutes: 40,
    bestMonths: [1, 4, 5, 9, 11],
    seasons: [
      { name: '桜', from: '04-01', to: '04-12' },
      { name: '氣比の長祭', from: '09-02', to: '09-15' },
    ],
    rainyDay: false,
    kids: true,
    related: ['yahiko-shrine', 'eiheiji'],
    body: [
      p(
        '国道に面して、いきなり大きな鳥居が立っています。高さは約11m。1645年に再建された木の両部鳥居で、四本の控え柱が、二本の太い柱を支えます。春日大社、厳島神社のものと並べて、日本三大木造鳥居のひとつに数えられます。',
      ),
      p(
        '祀られるのは{伊奢沙別命|いざさわけのみこと}ほか七柱。越前一宮で、北陸道の総鎮守とされてきました。敦賀は大陸へ開いた港でしたから、海の向こうから来る人も、海へ出る人も、まずここで頭を下げたのです。',
      ),
      h2('鳥居だけが残った'),
      p(
        '1945年7月、敦賀の町は空襲を受け、国宝だった本殿も焼けました。大鳥居は残ります。いまの社殿は戦後に再建されたもので、木の肌の新しい拝殿と、三百八十年近くを経た鳥居が、砂利の参道を挟んで向かい合っています。',
      ),
      h2('砂を運ぶ'),
      p(
        '境内に、芭蕉の像と句碑があります。元禄二年の八月、芭蕉は月の夜にここへ詣で、宿の主から古い話を聞きました。鎌倉時代、遊行二世の他阿上人が、ぬかるむ参道をみずから砂を担いで埋め、参る人の足を助けたという話です。',
      ),
      quote('月清し遊行のもてる砂の上', '松尾芭蕉『おくのほそ道』'),
      callout(
        'info',
        '湧き水について',
        '参道の脇に、長命水と呼ばれる地下水が湧いています。八世紀の社殿の造営のときに湧いたと伝わる水です。くむときは、後ろの人にひとこと声を。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'eiheiji-hakusan-an',
    name: '門前の宿坊 白杉庵',
    nameKana: 'もんぜんのしゅくぼう はくさんあん',
    city: '福井県吉田郡永平寺町',
    address: '福井県吉田郡永平寺町志比',
    lat: 36.058,
    lng: 136.352,
    type: '宿坊',
    catch: '夜九時消灯、朝五時起床。坐禅と精進料理で、一日の輪郭を整える八室です。',
    hero: {
      key: 'eiheiji-hakusan-an',
      motif: 'ryokan-room',
      season: 'winter',
      time: 'morning',
    },
    tags: ['宿坊', '坐禅', '精進料理', '一人旅'],
    publishedOn: '2026-01-09',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'bus',
        station: '福井駅',
        minutes: 30,
        text: '福井駅東口から特急バスで約30分、永平寺の停留所から徒歩約4分',
      },
    ],
    parking: { available: true, count: 8, fee: '無料' },
    accessibility: { stepFree: true, multiToilet: true, elevator: true, note: '椅子坐禅を用意しています。' },
    facilities: {
      wifi: true,
      restroom: true,
      pets: false,
      smoking: 'none',
      payments: ['現金', 'クレジットカード'],
    },
    checkIn: '15:00',
    checkOut: '09:30',
    minCharge: 15400,
    onsen: { has: false, quality: null, kakenagashi: null, privateBath: false },
    rooms: 8,
    mealPlan: '1泊2食付き（精進料理）。だしは昆布と椎茸、卵と乳は使いません。',
    body: [
      p(
        '部屋に時計がありません。かわりに、廊下で木の板を打つ音が時を知らせます。最初は落ち着かなくても、夕方の坐禅を終えるころには、腕時計を外す人が多いと宿の人は言います。',
      ),
      h2('一晩の流れ'),
      ol(
        '15時　到着、お茶。膝や腰に痛みがある人は、ここで伝えます。',
        '17時　坐禅30分。座り方から習うので、初めてで構いません。',
        '18時　薬石（夕食）。食事のあいだは話をしません。',
        '21時　消灯。本を読みたい人は玄関脇の小間へ。',
        '5時　起床。希望する人は本山の朝のおつとめへ、歩いて向かいます。',
      ),
      p(
        '精進料理は質素ですが、少なくはありません。胡麻豆腐を葛の力で固め、大根は皮まで使い切る。献立は季節ごとに変わり、冬は里芋の煮ころばしが毎晩のように出ます。夕食だけでは足りない育ち盛りの子には、おにぎりを付けてくれます。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'echizen-washi-papermaking',
    name: '越前和紙 流し漉きと乾燥の半日',
    nameKana: 'えちぜんわし ながしずきとかんそうのはんにち',
    city: '福井県越前市',
    address: '福井県越前市新在家町',
    lat: 35.906,
    lng: 136.249,
    catch: '紙の神を祀る里で、葉書ではなく大きな一枚を。漉いて、干して、持ち帰ります。',
    hero: {
      key: 'echizen-washi-papermaking',
      motif: 'river',
      season: 'spring',
      time: 'noon',
    },
    tags: ['和紙', '手仕事', '越前市', '伝統工芸'],
    publishedOn: '2026-04-28',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [
      {
        mode: 'bus',
        station: '武生',
        minutes: 30,
        text: 'ハピラインふくい 武生駅からバスで約30分。本数が少なく、往復の時刻の確認を',
      },
      { mode: 'car', minutes: 10, text: '北陸自動車道 武生ICから車で約10分' },
    ],
    parking: { available: true, count: 10, fee: '無料' },
    prices: [
      ['大人', 6600, '紙2枚の持ち帰り込み'],
      ['小・中学生', 4400],
    ],
    durationMin: 180,
    meetingPoint: '越前市新在家町、和紙の里通りの案内所前',
    ageMin: 8,
    capacity: 6,
    included: ['材料（楮・トロロアオイ）', '前掛けと長靴の貸し出し', 'できた紙の発送用筒'],
    bring: ['濡れてもよい服', '替えの靴下', 'タオル'],
    cancelPolicy: '3日前まで無料。前日50％、当日100％の料金を申し受けます。',
    months: [3, 4, 5, 6, 9, 10, 11],
    body: [
      p(
        '越前和紙の里は、旧今立の五箇と呼ばれる集落です。水の清い谷で、紙の技を里人に授けたという{川上御前|かわかみごぜん}を祀る岡太神社・大瀧神社があり、年に一度の祭りには、紙を漉く人も商う人も集まります。',
      ),
      p(
        '半日の主役は、葉書一枚の体験では味わえない漉き桁の重さです。楮の繊維とトロロアオイの粘りを合わせた水をすくい、前後左右に揺すって繊維を絡ませる。二枚漉くうち、一枚目はたいてい端が薄くなります。講師は直さず、光にかざして見せてくれます。',
      ),
      h2('乾く時間を待つ'),
      ul(
        '漉いた紙は水を絞り、温めた板に刷毛で貼ります。',
        '乾くまでの40分ほどは、大瀧の社まで散歩に出ます。',
        '戻ったら、指の腹で縁からゆっくりはがします。ここで急ぐと裂けます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'fukui-mizuyokan',
    name: '冬の水ようかん',
    nameKana: 'ふゆのみずようかん',
    prefecture: '福井県',
    catch: '福井では、水ようかんは冬のもの。こたつで一枚流しを、木べらですくって食べます。',
    tags: ['冬の菓子', '黒砂糖', '福井'],
    publishedOn: '2025-11-27',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 900,
    contents: '一箱（約A4判の浅い箱）',
    shelfLife: '製造から約5日',
    storage: '要冷蔵（10℃以下）',
    allergens: [],
    sellPlaces: [
      { text: '福井駅構内の売店（11月〜3月）' },
      { spot: 'eiheiji', text: '永平寺門前と県内の菓子店（冬季）' },
    ],
    body: [
      p(
        '小豆のこし餡と寒天、黒砂糖。糖を抑えるので日持ちは短く、冷たい土間や廊下に置くしかなかった時代の冬の菓子です。県外の人がまず驚くのは、容れ物の薄さと、四角い紙箱いっぱいに流したままの姿でしょう。',
      ),
      p(
        '切り分けて小皿に、という食べ方はしません。付いている木べらで線を引き、家族がおのおの、すくい上げる。ほとんど水のような口どけで、気づくと半分なくなっています。店は11月になると作りはじめ、3月いっぱいで終わるところが多いです。',
      ),
      callout(
        'info',
        '持ち歩くときは',
        '常温では長くもちません。帰りの列車に乗る直前に買い、保冷袋に寝かせて入れてください。',
      ),
    ],
  },
]
