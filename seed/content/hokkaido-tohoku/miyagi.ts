import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'matsushima-bay',
    city: '宮城県宮城郡松島町',
    name: '松島湾と五大堂',
    nameKana: 'まつしまわんとごだいどう',
    address: '宮城県宮城郡松島町松島字町内',
    lat: 38.369,
    lng: 141.064,
    access: [
      {
        mode: 'walk',
        line: 'JR仙石線',
        station: '松島海岸駅',
        minutes: 10,
        text: 'JR仙石線「松島海岸駅」から海沿いに徒歩約10分',
      },
      { mode: 'ship', minutes: 50, text: '塩釜のマリンゲートから遊覧船で約50分（季節・天候により運休）' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:30', close: '17:00', lastEntry: null, season: null }],
      note: '五大堂の開門時間の目安です。海岸の散策は終日できます。',
    },
    free: true,
    parking: { available: true, fee: '周辺の有料駐車場', note: '連休は松島海岸駅周辺から混み合います。' },
    accessibility: {
      stepFree: false,
      multiToilet: true,
      note: '海岸の歩道は平らです。五大堂の手前の透かし橋は足もとがすき間になっています。',
    },
    facilities: { restroom: true },
    dataNote: SAMPLE,
    catch: '二百六十あまりの島が、松をのせて浮かぶ湾。橋を渡れる島もあります。',
    category: '絶景',
    stayMinutes: 150,
    bestMonths: [4, 5, 8, 10, 11],
    seasons: [
      { name: '桜', from: '04-08', to: '04-20' },
      { name: '月の松島', from: '09-10', to: '10-10' },
      { name: '紅葉', from: '10-28', to: '11-20' },
      { name: '牡蠣', from: '11-01', to: '03-15' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['日本三景', '島めぐり', '芭蕉', '伊達政宗'],
    related: ['sendai-umino-mori', 'chusonji-konjikido', 'yamadera-risshakuji'],
    publishedOn: '2025-10-12',
    updatedOn: '2026-07-03',
    checkedOn: '2025-10-12',
    author: 'hayase-mio',
    body: [
      p(
        '天橋立、宮島と並ぶ日本三景の一つ。凝灰岩の丘が沈んで谷に海が入り、残った頂が波にけずられて、二百六十あまりの島になったといわれます。やわらかい岩肌は白く、上には松。どの島にも、そこだけの横顔があります。',
      ),
      p(
        '岸に近い小島に建つ{五大堂|ごだいどう}は、伊達政宗が慶長9年（1604年）に建て直したもので、東北に残るいちばん古い桃山建築とされます。軒の下をぐるりと十二支の彫りものがめぐり、方角を教えてくれます。手前の透かし橋は、足もとの格子から海が見えます。',
      ),
      h2('歩いて渡れる島が二つ'),
      p(
        '一つは{雄島|おしま}。岩をくりぬいた穴に、かつて僧がこもって修行した跡が並び、芭蕉もここを訪ねました。もう一つは福浦島で、長さ252メートルの赤い橋を渡ります。島の中は一周四十分ほどの林の道。観光船の汽笛が、木の間を通って届きます。',
      ),
      h2('湾を見る高さ'),
      p(
        '海沿いの通りからでは、島は重なって見えます。配置がわかるのは少し上から。昔の人は四方の丘を選び、麗観、壮観、偉観、幽観と呼び分けて{四大観|しだいかん}としました。駅に近いのは西行戻しの松公園で、桜の時期は花の向こうに湾が開けます。',
      ),
      table(
        '半日の組み立て',
        ['所要', '行き先', 'こつ'],
        ['15分', '五大堂', '先に拝観をすませます'],
        ['40分', '瑞巌寺', '杉の参道と本堂の襖絵'],
        ['50分', '遊覧船', '右舷と左舷で見える島が変わります'],
        ['50分', '福浦島', '橋の通行料がかかります'],
      ),
      callout(
        'tip',
        '月を待つ',
        '中秋のころ、月は湾の沖の島の上にのぼります。風の弱い夜は、海に光の道が一本できます。船の終わった海岸の静けさは、泊まる人のものです。',
      ),
    ],
  },
  {
    slug: 'sendai-umino-mori',
    city: '宮城県仙台市宮城野区',
    name: '仙台うみの杜水族館',
    nameKana: 'せんだいうみのもりすいぞくかん',
    address: '宮城県仙台市宮城野区中野',
    lat: 38.271,
    lng: 140.983,
    officialUrl: 'https://www.uminomori.jp/',
    access: [
      {
        mode: 'walk',
        line: 'JR仙石線',
        station: '中野栄駅',
        minutes: 15,
        text: 'JR仙石線「中野栄駅」から徒歩約15分、またはバス',
      },
      { mode: 'car', minutes: 3, text: '仙台東部道路「仙台港IC」からすぐ' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:30',
          lastEntry: '17:00',
          season: { from: '03-20', to: '11-03' },
        },
        {
          days: [...WEEKDAYS],
          open: '10:00',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '11-04', to: '03-19' },
        },
      ],
    },
    prices: [
      ['大人', 2400],
      ['中学・高校生', 1700],
      ['小学生', 1200],
      ['4歳以上の幼児', 700],
    ],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      nursingRoom: true,
      assistanceDog: true,
    },
    facilities: {
      wifi: true,
      locker: true,
      restroom: true,
      payments: ['現金', 'クレジットカード', '電子マネー'],
    },
    dataNote: SAMPLE,
    catch: '三陸の海を、そのまま切りとった大水槽。ホヤの養殖棚も見上げます。',
    category: '動物園・水族館',
    stayMinutes: 150,
    bestMonths: [1, 2, 6, 7, 12],
    seasons: [
      { name: '夏休み', from: '07-20', to: '08-25' },
      { name: '冬の館内', from: '12-01', to: '02-28' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['水族館', '三陸の海', '雨の日', '家族旅行'],
    related: ['matsushima-bay', 'asahiyama-zoo'],
    publishedOn: '2026-03-13',
    author: 'amano-haruka',
    body: [
      p(
        '2015年7月、仙台港の近くに開いた水族館です。松島にあって長く親しまれたマリンピア松島水族館の生きものと飼育係の多くが、ここへ移りました。東日本大震災からの復興のしるしとして、東北の海を正面に据えています。',
      ),
      h2('入ってすぐ、頭の上が海'),
      p(
        '最初の部屋では、三陸の名産マボヤの養殖を下から見上げます。ロープに連なる赤い実のようなものが全部ホヤで、光がその間を抜けて落ちてくる。隣の大水槽は、親潮と黒潮のまじわる三陸の海を写したもので、マイワシの群れが一つの生きもののように折り返します。',
      ),
      p(
        '二階は世界の海と、イルカ・アシカの見られるスタジアム。水槽の多くは低い位置から立ち上がっていて、小さな子が自分の目の高さで見られます。ベビーカーのまま最後まで回れる道順も、館内図に描いてあります。',
      ),
      ul(
        '雨の日の午前は込み合います。同じ雨なら14時以降が歩きやすいです。',
        '食事はフードコートで。港の食堂に出るなら再入館のしかたを入口で聞きます。',
        '仙石線は1時間に3、4本。帰りの時刻を先に見ておくと、子どもを急がせずにすみます。',
      ),
      callout(
        'info',
        '松島と一日で',
        '中野栄から松島海岸までは仙石線で25分ほど。朝を水族館、午後を松島にすると、船の時刻に追われずに回れます。',
      ),
    ],
  },
  {
    slug: 'zao-okama',
    city: '宮城県刈田郡蔵王町',
    name: '蔵王の御釜',
    nameKana: 'ざおうのおかま',
    address: '宮城県刈田郡蔵王町遠刈田温泉倉石岳国有林内',
    lat: 38.136,
    lng: 140.45,
    access: [
      {
        mode: 'bus',
        line: 'JR東北新幹線',
        station: '白石蔵王駅',
        minutes: 110,
        text: 'JR「白石蔵王駅」から蔵王刈田山頂行きのバスで約1時間50分（春から秋の土日祝中心）',
      },
      { mode: 'car', minutes: 60, text: '東北自動車道「白石IC」から蔵王エコーライン経由で約1時間' },
    ],
    hours: {
      regular: [],
      note: '道路は例年4月下旬から11月上旬に通れます。春と秋は夜間通行止めの期間があります。',
    },
    free: true,
    parking: { available: true, bus: true, note: '山頂の駐車場から展望台まで徒歩約5分です。' },
    accessibility: { multiToilet: true, note: '山頂レストハウスから展望台の手前まで舗装されています。' },
    facilities: { restroom: true },
    businessStatus: 'seasonal',
    dataNote: SAMPLE,
    catch: '日の傾きで色を変える火口湖。晴れた朝は、翡翠の色で現れます。',
    category: '絶景',
    stayMinutes: 60,
    bestMonths: [5, 6, 9, 10],
    seasons: [
      { name: '雪の壁', from: '04-25', to: '05-20' },
      { name: '高山の花', from: '06-15', to: '07-31' },
      { name: '紅葉', from: '09-25', to: '10-15' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['火口湖', 'ドライブ', '稜線', '雪の壁'],
    related: ['yamadera-risshakuji', 'hanamiyama'],
    publishedOn: '2026-05-22',
    author: 'nishi-wataru',
    body: [
      p(
        '蔵王連峰の中央、刈田岳・熊野岳・五色岳に抱かれた火口湖です。直径はおよそ325メートル、周囲およそ1キロ。釜のような形からこの名がつき、光の具合で緑にも青にも見えることから{五色湖|ごしきこ}とも呼ばれます。',
      ),
      p(
        '水は強い酸性で、魚はいません。湖のまわりの崖は赤と灰の縞になり、火山灰と溶岩の重なりがそのまま見えます。最後の大きな噴火は明治28年（1895年）。今も気象庁が見守りを続けている、生きた山です。',
      ),
      h2('山頂まで、車とあと五分'),
      p(
        '蔵王エコーラインを上り、刈田岳の山頂駐車場から展望台までは歩いて五分ほど。標高1,700メートルを超えるので、麓より十度は涼しく、風のある日は真夏でも上着が要ります。刈田岳の頂には{刈田嶺|かったみね}神社の奥宮が建ち、そこからは太平洋まで見える日があります。',
      ),
      p(
        '時間と足に余裕があれば、{馬の背|うまのせ}と呼ばれる平らな尾根を熊野岳まで歩きます。往復二時間ほど。御釜を見下ろす角度が一歩ごとに変わり、初夏は道の脇の砂礫にコマクサが咲きます。',
      ),
      callout(
        'caution',
        '霧の日の見きわめ',
        '御釜が見えない日は少なくありません。風が西から強いときは、駐車場で三十分待つと一瞬ひらけることがあります。尾根の道は霧で迷いやすく、視界のない日は歩きません。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'naruko-tojiyado-rokuroya',
    city: '宮城県大崎市',
    name: '湯治宿 ろくろ屋',
    nameKana: 'とうじやど ろくろや',
    address: '宮城県大崎市鳴子温泉',
    lat: 38.742,
    lng: 140.716,
    access: [
      {
        mode: 'walk',
        line: 'JR陸羽東線',
        station: '鳴子温泉駅',
        minutes: 7,
        text: 'JR陸羽東線「鳴子温泉駅」から徒歩約7分',
      },
    ],
    parking: { available: true, count: 10, fee: '無料' },
    accessibility: {
      stepFree: false,
      note: '木造三階建てで昇降機はありません。足の弱い方は一階の部屋を頼めます。',
    },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    catch: '自炊の台所と、五十年ものの鍋。何もしない三日のための宿です。',
    hero: {
      key: 'naruko-tojiyado-rokuroya',
      motif: 'onsen',
      season: 'winter',
      time: 'morning',
    },
    type: '旅館',
    checkIn: '13:00',
    checkOut: '11:00',
    minCharge: 5500,
    onsen: { has: true, quality: '硫黄泉・ナトリウム‐炭酸水素塩泉', kakenagashi: true, privateBath: true },
    bathTaxNote: '湯治（三泊以上）は入湯税の扱いが変わることがあります。',
    rooms: 14,
    mealPlan: '自炊・朝食つき・一泊二食から選ぶ',
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
    tags: ['湯治', '自炊', 'こけし', '源泉かけ流し'],
    publishedOn: '2025-11-18',
    author: 'nishi-wataru',
    body: [
      p(
        '鳴子は、日本にある泉質の多くが一つの郷に集まる珍しい温泉です。この宿にも源泉が二本あり、黒みを帯びてとろりとした湯と、硫黄の香る白い湯が、廊下をはさんで別の湯小屋に注いでいます。',
      ),
      h2('台所の決まりは三つ'),
      p(
        '一階の共同台所には、ガス台が六つと冷蔵庫、名前を書く油性ペン。鍋も包丁も米もあります。決まりは、名前を書く、洗って戻す、余った野菜は「どうぞ」の籠へ、の三つだけ。常連が漬けた白菜が、いつのまにか小皿で配られていたりします。',
      ),
      p(
        '宿の名は、主人の家がもとはこけしの木地を挽く{轆轤|ろくろ}屋だったことから。各部屋の床の間に一体ずつ、首を回すときゅっと鳴く鳴子こけしが立っています。子どもが鳴らしすぎても、誰も叱りません。',
      ),
      callout(
        'tip',
        '一泊なら',
        '一泊だけの人には、夕方・寝る前・朝の三回入浴を勧めています。四回目からは湯疲れするそうです。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'sendai-serinabe-nesumi',
    city: '宮城県仙台市青葉区',
    name: '芹鍋と酒 根澄',
    nameKana: 'せりなべとさけ ねすみ',
    address: '宮城県仙台市青葉区国分町',
    lat: 38.263,
    lng: 140.869,
    access: [
      {
        mode: 'walk',
        line: '仙台市地下鉄南北線',
        station: '勾当台公園駅',
        minutes: 6,
        text: '地下鉄南北線「勾当台公園駅」から徒歩約6分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          open: '17:00',
          close: '23:00',
          lastEntry: '22:00',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['sun'], yearEnd: { from: '12-31', to: '01-04' } },
    parking: { available: false },
    facilities: { smoking: 'none', payments: ['現金', 'クレジットカード', '電子マネー'] },
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    catch: '主役は根っこ。泥を落とした白い根が、鍋の底でしゃきりと鳴ります。',
    hero: {
      key: 'sendai-serinabe-nesumi',
      motif: 'hotpot',
      season: 'winter',
      time: 'night',
    },
    genres: ['鍋', '郷土料理', '居酒屋'],
    specialty: '根つき芹の鴨鍋',
    budgetLunch: null,
    budgetDinner: { from: 4500, to: 7500 },
    lastOrder: '22:00',
    seats: 26,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '出汁に小麦、大豆、鶏肉を使います。鴨を使わない鍋も作れます。',
    tags: ['せり鍋', '冬の味', '地酒'],
    publishedOn: '2025-12-26',
    author: 'tomioka-saki',
    body: [
      p(
        '仙台の冬は芹です。名取の田に湧く水で育ち、白い根が長い。この根を食べるのが、せり鍋の勘どころです。泥がついているからと切り落としていた根を、歯ブラシでていねいに洗って出したのが、鍋の始まりだといいます。',
      ),
      p(
        '鴨と鶏の澄んだ出汁が煮立ったら、まず鴨、次に葱。芹は根から入れて十秒、茎を五秒、葉はくぐらせるだけ。煮すぎると香りが逃げるので、店の人は最初のひと椀だけ作ってみせ、あとは客にまかせます。',
      ),
      h2('〆のあとの一束'),
      p(
        'そばで締めたあとに「芹、もう一束」と声のかかるのがこの店です。旬は11月から3月。年の内はやわらかく、寒さの増す一月から二月は根が太って香りが強くなります。四月から九月はせり鍋を休み、山菜とみょうがの鍋に変わります。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'sendai-sasa-kamaboko',
    prefecture: '宮城県',
    name: '笹かまぼこ',
    nameKana: 'ささかまぼこ',
    catch: '白身のすり身を笹の葉の形に。焼き目の香ばしい、手のひらの蒲鉾です。',
    category: '海産物',
    maker: null,
    price: 1620,
    contents: '6枚入り',
    shelfLife: '製造から約7日',
    storage: '要冷蔵（10℃以下）',
    allergens: ['卵', '大豆'],
    sellPlaces: [
      { spot: 'matsushima-bay', text: '松島海岸の蒲鉾店（手焼きのできる店もあります）' },
      { text: 'JR仙台駅の土産売り場' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['かまぼこ', '要冷蔵', '仙台駅'],
    publishedOn: '2026-04-03',
    author: 'tomioka-saki',
    body: [
      p(
        '明治のはじめ、三陸でヒラメが大漁に獲れたとき、日持ちさせるためにすり身を手でたたいて焼いたのが始まりといわれます。形から「手のひら」「木の葉」などとも呼ばれましたが、伊達家の紋の「竹に雀」にちなんで笹の名が定まりました。',
      ),
      p(
        '原料は店により、スケトウダラ、グチ、吉次など。魚の割合が高いものはぷりっと弾み、でんぷんを控えたものはほろりとほどけます。まず何もつけずに一枚。次に、トースターで二分、焼き目が少しふくらむまで温めます。',
      ),
      callout(
        'tip',
        '移動が長い日は',
        '冷蔵品なので、保冷剤は三時間ほどがめやすです。帰りの新幹線に乗る直前に買うか、当日中に着く保冷の宅配を使います。',
      ),
    ],
  },
]
