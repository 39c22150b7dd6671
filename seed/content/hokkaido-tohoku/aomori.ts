import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'hirosaki-park',
    city: '青森県弘前市',
    name: '弘前公園（弘前城）',
    nameKana: 'ひろさきこうえん（ひろさきじょう）',
    address: '青森県弘前市下白銀町',
    lat: 40.608,
    lng: 140.464,
    officialUrl: 'https://www.hirosakipark.jp/',
    access: [
      {
        mode: 'bus',
        line: 'JR奥羽本線',
        station: '弘前駅',
        minutes: 15,
        text: 'JR「弘前駅」から弘南バス「土手町循環」で約15分、「市役所前」下車すぐ',
      },
      { mode: 'car', minutes: 25, text: '東北自動車道「大鰐弘前IC」から約25分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '17:00',
          lastEntry: null,
          season: { from: '04-01', to: '11-23' },
        },
      ],
      note: '有料区域（本丸・北の郭）の時間です。ほかの園内は終日歩けます。',
    },
    prices: [
      ['本丸・北の郭 大人', 320],
      ['本丸・北の郭 子ども', 100],
    ],
    parking: { available: false, note: '周辺の有料駐車場を使います。桜の時期は早朝から満車になります。' },
    accessibility: {
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      note: '本丸への坂は砂利道です。',
    },
    facilities: { restroom: true, pets: true },
    dataNote: SAMPLE,
    catch: 'りんごの剪定に学んだ桜守の手で、百歳を超えた桜が今も咲きます。',
    category: '城・史跡',
    stayMinutes: 120,
    bestMonths: [4, 5, 10, 11, 2],
    seasons: [
      { name: '桜', from: '04-20', to: '05-05' },
      { name: '菊と紅葉', from: '10-18', to: '11-10' },
      { name: '雪燈籠', from: '02-06', to: '02-14' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['桜', '現存天守', '津軽', '花筏'],
    related: ['oirase-keiryu', 'hakodate-goryokaku', 'kakunodate-bukeyashiki'],
    publishedOn: '2025-10-16',
    updatedOn: '2026-03-27',
    author: 'hayase-mio',
    body: [
      p(
        '津軽藩二代{信枚|のぶひら}が慶長16年（1611年）に築いた城です。当初の五層の天守は落雷で焼け、いまの三層の天守は文化7年（1810年）に隅櫓の名目で建てられました。江戸時代の天守が残る城は全国に十二。東北ではここだけです。',
      ),
      p(
        '石垣の膨らみを直すため、天守は平成27年（2015年）に台座から離れ、本丸の内側へ七十メートルほど引かれました。組み直しの工程によって天守の位置と内部の公開が変わるので、登るつもりの方は直前の案内を確かめてください。',
      ),
      h2('りんごの手で、桜を切る'),
      p(
        '「桜切るばか、梅切らぬばか」といいますが、弘前では切ります。昭和の中ごろ、弱った桜にりんごの剪定を試みたところ、枝が若返って花が増えました。一つの芽から咲く花の数が多く、近づくと枝が手毬の連なりに見えます。園内におよそ2,600本。明治15年（1882年）に植えられた、日本でも最古級のソメイヨシノがあります。',
      ),
      h2('見ごろは三回あります'),
      ol(
        '満開。天守と岩木山を一枚に収めるなら、本丸の西側に朝立ちます。',
        '散りはじめ。外濠の水面が花びらで埋まる==花筏==は、満開の数日あとです。',
        'そのあと。ソメイヨシノが終わるころ、枝垂れと八重が引きつぎます。',
      ),
      callout(
        'tip',
        '満開に間に合わなくても',
        '弘前の桜は、本州の平地より二週間から三週間遅れます。連休の前半は年によって満開にも葉桜にもなるため、宿を先に取り、花の段階は運に任せるくらいがちょうどよいです。',
      ),
      p(
        '花のない季節の公園も、土地の人の散歩道です。二月には雪燈籠が並び、堀の斜面に小さなかまくらの灯りが点々とともります。雪が音を吸って、街の真ん中とは思えない静けさになります。',
      ),
    ],
  },
  {
    slug: 'oirase-keiryu',
    city: '青森県十和田市',
    name: '奥入瀬渓流',
    nameKana: 'おいらせけいりゅう',
    address: '青森県十和田市奥瀬',
    lat: 40.545,
    lng: 140.972,
    access: [
      {
        mode: 'bus',
        line: 'JR東北新幹線',
        station: '八戸駅',
        minutes: 105,
        text: 'JR「八戸駅」からJRバス東北で約1時間45分、「石ヶ戸」下車（季節運行）',
      },
      { mode: 'car', minutes: 90, text: '青森市街から約1時間30分（国道103号・102号）' },
    ],
    hours: { regular: [], allDay: true },
    free: true,
    parking: {
      available: true,
      fee: '無料',
      note: '石ヶ戸休憩所と子ノ口にあります。道端の駐停車は流れを止めるので避けます。',
    },
    accessibility: {
      stepFree: false,
      note: '遊歩道はおおむね平らですが、根と石があり、車椅子で通れる区間は限られます。',
    },
    facilities: { restroom: true, pets: true },
    catch: '湖から流れ出す川は、水かさが変わらない。だから苔が岩を覆います。',
    category: '自然',
    stayMinutes: 180,
    bestMonths: [5, 6, 7, 10],
    seasons: [
      { name: '新緑', from: '05-15', to: '06-15' },
      { name: '苔と深緑', from: '06-20', to: '08-31' },
      { name: '紅葉', from: '10-18', to: '11-03' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['渓流歩き', '苔', '滝', '紅葉'],
    related: ['hirosaki-park', 'shiretoko-goko', 'tatehana-ganpeki-asaichi'],
    publishedOn: '2025-11-13',
    author: 'nishi-wataru',
    body: [
      p(
        '十和田湖の水は、東岸の{子ノ口|ねのくち}からしか流れ出しません。そこから焼山まで約14キロ、標高差およそ200メートルを下る川が奥入瀬渓流です。特別名勝と天然記念物の両方に指定されています。',
      ),
      p(
        '雨のあとでも水があまり濁らず、あふれもしないのは、湖が大きな水がめの役をしているからです。水面すれすれの岩や倒木にまで苔がつき、その上に草が、木が芽を出す。{阿修羅|あしゅら}の流れと呼ばれるあたりでは、一本の木の下に小さな森がいくつも重なって見えます。',
      ),
      h2('歩くなら、上流へ向かって'),
      p(
        '流れの白い波頭が正面に見えるので、石ヶ戸から子ノ口へさかのぼるのが定番です。約9キロ、写真を撮りながらで三時間ほど。雲井の滝は道から数十歩、{銚子大滝|ちょうしおおたき}は本流にかかるただ一つの大きな滝で、魚がのぼれないことから魚止めの滝ともいわれます。',
      ),
      table(
        '体力と時間に合わせて',
        ['区間', '距離', 'めやす'],
        ['石ヶ戸から雲井の滝', '約2.7km', '1時間'],
        ['石ヶ戸から子ノ口', '約8.9km', '3時間'],
        ['焼山から子ノ口', '約14km', '5時間'],
      ),
      callout(
        'tip',
        '雨の日こそ',
        '小雨の奥入瀬は苔が起き上がり、緑が一段明るくなります。傘よりも両手のあく雨具で。石ヶ戸の休憩所で温かいものが飲めます。',
      ),
      p(
        'ルーペを一つ持っていくと、同じ道で歩く時間が倍になります。地元の案内人と苔を見る半日の散歩は、二百メートル進むのに一時間かかることで知られています。遠くへ行かない渓流歩きです。',
      ),
    ],
  },
  {
    slug: 'tatehana-ganpeki-asaichi',
    city: '青森県八戸市',
    name: '館鼻岸壁朝市',
    nameKana: 'たてはながんぺきあさいち',
    address: '青森県八戸市新湊',
    lat: 40.529,
    lng: 141.53,
    access: [
      {
        mode: 'walk',
        line: 'JR八戸線',
        station: '陸奥湊駅',
        minutes: 15,
        text: 'JR八戸線「陸奥湊駅」から徒歩約15分',
      },
      { mode: 'car', minutes: 15, text: '八戸市の中心街から約15分' },
    ],
    hours: {
      regular: [
        {
          days: ['sun'],
          open: '05:00',
          close: '09:00',
          lastEntry: null,
          season: { from: '03-15', to: '12-31' },
        },
      ],
      note: '日の出のころから9時ごろまで。荒天や催しの日は休みになります。',
    },
    closed: { note: '月曜から土曜、および1月から3月中旬は開かれません。' },
    free: true,
    parking: { available: true, fee: '無料', note: '岸壁の駐車場は6時前に混み始めます。' },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '平らな岸壁ですが、混む時間は通路が狭くなります。',
    },
    facilities: { restroom: true, payments: ['現金'] },
    businessStatus: 'seasonal',
    dataNote: SAMPLE,
    catch: '日曜の夜明け前、何もない岸壁に八百メートルの町ができます。',
    category: '道の駅・市場',
    stayMinutes: 90,
    bestMonths: [5, 6, 9, 10],
    seasons: [
      { name: '山菜のころ', from: '05-01', to: '06-10' },
      { name: 'いかと夏野菜', from: '07-01', to: '08-31' },
      { name: 'りんごときのこ', from: '09-20', to: '11-15' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['朝市', '港', '日曜日', 'せんべい汁'],
    related: ['oirase-keiryu', 'jodogahama'],
    publishedOn: '2026-04-17',
    author: 'tomioka-saki',
    body: [
      p(
        '日曜の午前四時、館鼻の漁港に車が集まりはじめ、明るくなるころには八百メートルほどの通りができています。店の数は三百を超え、魚、野菜、パン、刃物、植木、古道具まで。九時を過ぎると片付けが始まり、十時には岸壁に戻ります。',
      ),
      h2('まず温かいものを一つ'),
      p(
        '入口で買いものを始めると手がふさがります。先に端まで歩いて、帰りに買うのが地元流です。冷えた朝なら、割った南部せんべいを鶏や野菜と煮た==せんべい汁==から。煮込んでも溶けない専用のせんべいで、つるりとした歯ざわりになります。',
      ),
      p(
        '揚げたての塩手羽、いかの焼きもの、豆腐店のおから。行列の長い店もありますが、列のない店のおばあさんが黙って差し出す漬物の味見に、足が止まる朝市でもあります。並ぶ品は季節で変わり、五月は山菜、秋の終わりはりんごの箱が通路まではみ出します。',
      ),
      ul(
        '支払いはほとんどが現金です。千円札と小銭を多めに持ちます。',
        '保冷の袋と、汁ものを置ける小さな敷物があると楽です。',
        '日の出は夏至のころ4時台、12月は7時近く。着く時刻は季節で決めます。',
      ),
      callout(
        'info',
        '駅前にも朝市があります',
        '陸奥湊の駅前では、日曜のほかの日も市場が開き、買った魚と白飯で朝食がとれます。日曜に合わせられない旅は、こちらへ。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'hirosaki-hotel-ringobako',
    city: '青森県弘前市',
    name: 'ホテル りんご箱',
    nameKana: 'ほてる りんごばこ',
    address: '青森県弘前市土手町',
    lat: 40.6,
    lng: 140.474,
    access: [
      {
        mode: 'walk',
        line: 'JR奥羽本線',
        station: '弘前駅',
        minutes: 14,
        text: 'JR「弘前駅」から徒歩約14分',
      },
      {
        mode: 'walk',
        line: '弘南鉄道大鰐線',
        station: '中央弘前駅',
        minutes: 5,
        text: '弘南鉄道「中央弘前駅」から徒歩約5分',
      },
    ],
    parking: { available: true, count: 12, fee: '1泊800円' },
    accessibility: { elevator: true, stepFree: true },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['現金', 'クレジットカード', '電子マネー'],
      languages: ['英語'],
    },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    catch: '廊下に積んだ木箱から、今朝のりんごを一つどうぞ。町なかの小さなホテルです。',
    hero: {
      key: 'hirosaki-hotel-ringobako',
      motif: 'hotel-building',
      season: 'autumn',
      time: 'dusk',
    },
    type: 'ホテル',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 8200,
    onsen: { has: false, quality: null, kakenagashi: null, privateBath: null },
    rooms: 34,
    mealPlan: '素泊まりまたは朝食つき',
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
    tags: ['町なか', 'りんご', '一人旅'],
    publishedOn: '2025-12-05',
    author: 'editorial-desk',
    body: [
      p(
        'エレベーターを降りると、各階の廊下に木のりんご箱が一つ置かれています。宿泊客は朝晩一つずつ自由に。箱の札には品種と畑の名前が書かれ、九月のきおうから始まって、十一月のふじ、春先の貯蔵りんごへと、泊まる季節で味が変わります。',
      ),
      p(
        '部屋は15平方メートルほどで、机は広く、窓の下に荷物を開けておける板張りの台があります。岩木山の見える側は西の角の六室。予約のときに頼めば、空いていれば回してくれます。',
      ),
      h2('朝食は七種類の味噌汁から一つ'),
      p(
        '朝食は盛りきりのお膳で、味噌汁だけを七種の具から選びます。貝焼き味噌が添えられる日は、卵の火の通りかげんまで聞いてくれます。桜の時期は朝食が五時半に早まり、食べ終えて堀端まで歩くと、ちょうど日が差しはじめるころです。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'tsugaru-kogin-stitching',
    city: '青森県弘前市',
    name: 'こぎん刺しのしおりづくり',
    nameKana: 'こぎんざしのしおりづくり',
    address: '青森県弘前市元寺町',
    lat: 40.605,
    lng: 140.472,
    access: [
      {
        mode: 'bus',
        line: 'JR奥羽本線',
        station: '弘前駅',
        minutes: 15,
        text: 'JR「弘前駅」から土手町循環バスで約15分、「下土手町」から徒歩約5分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'wed', 'thu', 'fri', 'sat'],
          open: '10:00',
          close: '16:00',
          lastEntry: '14:00',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['tue', 'sun'] },
    prices: [['材料費込み', 2500]],
    accessibility: { stepFree: true },
    facilities: { restroom: true, payments: ['現金', '電子マネー'] },
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    catch: '麻の目を奇数でひろう。津軽の女性たちの針を、二時間だけまねてみます。',
    hero: {
      key: 'tsugaru-kogin-stitching',
      motif: 'craft-textile',
      season: 'winter',
      time: 'noon',
    },
    durationMin: 120,
    meetingPoint: '元寺町の町家工房 一階',
    ageMin: 10,
    capacity: 8,
    included: ['布・糸・針', '図案', 'りんごの皮のお茶'],
    bring: ['手もとの眼鏡（必要な方）'],
    cancelPolicy: '前日の正午まで無料。それ以降は半額を申し受けます。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    offers: [],
    tags: ['こぎん刺し', '手仕事', '雨の日'],
    publishedOn: '2026-01-23',
    author: 'hayase-mio',
    body: [
      p(
        'こぎん刺しは、木綿の着物を許されなかった津軽の農家で、粗い麻布を白い木綿糸で埋め、丈夫に暖かくしたことから生まれました。縦の目を一、三、五と奇数で数えてひろうと、模様はひし形に育ちます。',
      ),
      p(
        '机に着くと、まず「{豆こ|まめこ}」「{花こ|はなこ}」「{猫のまなぐ|ねこのまなぐ}」といった{模様|もどこ}の見本から一つを選びます。初めての人には花こ。二十段ほどで一つの花が開き、二時間でしおりの片面が埋まります。',
      ),
      h2('間違えたら、ほどく'),
      p(
        '一目ずれると、三段あとで必ずつじつまが合わなくなります。先生はすぐには言わず、気づくのを待ってから、ほどき方を教えてくれます。「刺すよりほどくほうが長い日もあるはんで」。その言葉のとおり、静かな時間が過ぎていきました。',
      ),
      p('刺しかけでも大丈夫です。残りの糸と図案を持ち帰れるので、帰りの列車の続きの手仕事になります。'),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'tsugaru-ringo-juice',
    prefecture: '青森県',
    name: '津軽のりんごジュース',
    nameKana: 'つがるのりんごじゅーす',
    catch: '搾ったままの濁りを瓶に。品種の名前で選ぶ一本です。',
    category: '飲料・酒',
    maker: null,
    price: 980,
    contents: '720ml瓶 1本（ストレート果汁）',
    shelfLife: '製造から約1年（開栓後は冷蔵で3日）',
    storage: '常温',
    allergens: ['りんご'],
    sellPlaces: [
      { spot: 'hirosaki-park', text: '弘前公園周辺の物産店・観光館' },
      { spot: 'tatehana-ganpeki-asaichi', text: '館鼻岸壁朝市の果樹農家の出店（日曜）' },
      { text: 'JR新青森駅・弘前駅の売店' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['りんご', '濁り果汁', '瓶'],
    publishedOn: '2025-11-27',
    author: 'tomioka-saki',
    body: [
      p(
        '津軽の産直をのぞくと、りんごジュースだけで棚が一つ埋まっています。水も砂糖も足さない搾りたての果汁で、瓶の裏には品種と搾った月。一種類だけで搾ったものと、酸味や香りを見て何種かを混ぜたものがあります。',
      ),
      table(
        '品種で選ぶ',
        ['品種', '味の向き', '合わせるなら'],
        ['紅玉', '酸味が強く、香りがまっすぐ', '焼き菓子、炭酸割り'],
        ['ジョナゴールド', '甘酸の釣り合いがよい', '朝の一杯'],
        ['王林', '香り高く、酸味はおだやか', '冷やしてそのまま'],
        ['ふじ', '甘みが濃い', '温めて生姜を少し'],
      ),
      p(
        '瓶の底の濁りは果肉で、振らずに静かに傾けると上と下で味が違います。一本は約1.2キロ。二本以上は宅配にまかせ、手荷物には缶や小瓶を。冬は凍結に注意して、車内に置いたままにしないようにします。',
      ),
    ],
  },
]
