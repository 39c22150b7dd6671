import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kakunodate-bukeyashiki',
    city: '秋田県仙北市',
    name: '角館武家屋敷通り',
    nameKana: 'かくのだてぶけやしきどおり',
    address: '秋田県仙北市角館町表町',
    lat: 39.599,
    lng: 140.562,
    access: [
      {
        mode: 'walk',
        line: 'JR秋田新幹線・田沢湖線',
        station: '角館駅',
        minutes: 20,
        text: 'JR秋田新幹線・田沢湖線、秋田内陸線「角館駅」から徒歩約20分',
      },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '16:30', lastEntry: null, season: null }],
      note: '公開している屋敷の時間の目安です。冬は休む家があります。通りは終日歩けます。',
    },
    prices: [['公開屋敷の入館料（有料の家）', 500, '無料で公開している家もあります']],
    parking: { available: true, fee: '1日500円', bus: true, note: '桜の時期は臨時駐車場からバスが出ます。' },
    accessibility: { stepFree: false, note: '通りは平らです。屋敷は上がりかまちと飛び石があります。' },
    facilities: { restroom: true },
    dataNote: SAMPLE,
    catch: '黒い板塀と深い木立。町割りは、四百年前からほとんど動いていません。',
    category: '町並み',
    stayMinutes: 120,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: 'しだれ桜', from: '04-20', to: '05-03' },
      { name: '深緑の木陰', from: '06-10', to: '08-31' },
      { name: '紅葉', from: '10-25', to: '11-10' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['武家屋敷', 'しだれ桜', '樺細工', '城下町'],
    related: ['yokote-kamakura', 'namahage-kan', 'hirosaki-park'],
    publishedOn: '2025-11-01',
    updatedOn: '2026-04-09',
    author: 'hayase-mio',
    body: [
      p(
        '元和6年（1620年）、{蘆名義勝|あしなよしかつ}が古城山の南に開いた城下町です。「火除け」と呼ぶ広場で町を二つに分け、北を武士、南を町人の住まいとしました。道の曲がり角も屋敷の間口も当時のまま残り、重要伝統的建造物群保存地区の第一陣に選ばれています。',
      ),
      h2('塀の内側は、まだ家です'),
      p(
        '公開されている屋敷には、今も子孫が奥で暮らす家があります。石黒家では座敷に上がって、欄間の亀の透かし彫りが壁に落とす影を説明してもらえます。庭木の多くはモミやサワラで、夏の通りは昼でも薄暗く、塀の黒がいっそう深く見えます。',
      ),
      p(
        '桜は二種類。屋敷の枝垂れは、京から嫁いだ姫の道具に入っていた苗木が始まりと伝わり、百六十本あまりが国の天然記念物です。一本裏の{桧木内川|ひのきないがわ}の土手にはソメイヨシノが約二キロ続きます。先に枝垂れ、数日遅れて土手。順番に散るので、一週間ほどは必ずどこかが満開です。',
      ),
      table(
        '季節の通りの顔',
        ['月', '見えるもの'],
        ['4月下旬', '黒板塀に薄紅のしだれ桜'],
        ['7月', '緑の屋根。屋敷の縁側がいちばん涼しい場所です'],
        ['10月下旬から', 'モミジの赤。午後の斜めの光が塀に差します'],
        ['1月から2月', '雪囲いの庭。小正月の火振りかまくら'],
      ),
      h2('樺細工を一つ'),
      p(
        '山桜の皮を磨いて木地に貼る{樺細工|かばざいく}は、この町の下級武士の内職から育ちました。茶筒は湿気を通しにくく、ふたを上に置くと自分の重みですっと落ちていきます。職人の実演を見せる伝承館が、通りの中ほどにあります。',
      ),
    ],
  },
  {
    slug: 'namahage-kan',
    city: '秋田県男鹿市',
    name: 'なまはげ館・男鹿真山伝承館',
    nameKana: 'なまはげかん・おがしんざんでんしょうかん',
    address: '秋田県男鹿市北浦真山字水喰沢',
    lat: 39.929,
    lng: 139.767,
    officialUrl: 'https://www.namahage.co.jp/namahagekan/',
    access: [
      {
        mode: 'car',
        line: 'JR男鹿線',
        station: '男鹿駅',
        minutes: 25,
        text: 'JR男鹿線「男鹿駅」から車で約25分（予約制の乗合もあり）',
      },
      { mode: 'car', minutes: 50, text: '秋田自動車道「昭和男鹿半島IC」から約50分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:30', close: '17:00', lastEntry: null, season: null }],
      note: '伝承館の実演は季節と曜日で回数が変わります。',
    },
    prices: [
      ['共通券 大人（4月から11月）', 1100],
      ['共通券 小中高生（4月から11月）', 660],
    ],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: true,
      multiToilet: true,
      note: '伝承館は茅葺きの民家で、上がり段があります。',
    },
    facilities: { restroom: true, payments: ['現金', 'クレジットカード'] },
    dataNote: SAMPLE,
    catch: '大晦日の夜に来る神さまを、集落ごとの面で見くらべます。',
    category: '博物館・美術館',
    stayMinutes: 75,
    bestMonths: [2, 5, 8, 10],
    seasons: [
      { name: 'なまはげ柴灯まつり', from: '02-10', to: '02-15' },
      { name: '青い半島', from: '06-01', to: '08-31' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['来訪神', '民俗', '面', '男鹿半島'],
    related: ['yokote-kamakura', 'kakunodate-bukeyashiki'],
    publishedOn: '2026-01-30',
    author: 'amano-haruka',
    body: [
      p(
        'なまはげは鬼ではなく、年の変わり目に家々をまわって怠け心を戒め、福を置いていく神さまです。囲炉裏にあたりすぎて手足にできる低温やけどを「なもみ」といい、それを剝ぐ「なもみ剝ぎ」が名の由来とされます。2018年には「来訪神」の一つとしてユネスコの無形文化遺産に登録されました。',
      ),
      h2('赤と青だけではありません'),
      p(
        'なまはげ館には、男鹿の集落ごとに使われてきた面がずらりと並びます。木を彫ったもの、ざるに紙を貼ったもの、杉の皮、ブリキ。角のない面も、笑っているように見える面もあります。つくり手が代わると顔も変わる。どれが正しいということのない行事なのだとわかります。',
      ),
      h2('隣の民家で、本当に怒られます'),
      p(
        '伝承館の座敷では、真山地区の作法どおりの実演があります。戸を打つ音、地を踏む{七五三|しちごさん}の足、そして主人となまはげの問答。「泣ぐ子はいねが」と迫ったあとで、膳の酒を受け、来年の豊作を告げて帰っていきます。小さな子は本気で泣きます。苦手な子は後ろの席を選んで、抱いて座ってください。',
      ),
      callout(
        'info',
        '落ちた藁は持ち帰れます',
        'なまはげの衣の藁は、頭に巻くと無病息災になるといわれます。実演のあと、座敷に落ちた一本を拾って帰る人が多いです。',
      ),
      p(
        '建物の奥の道を上ると真山神社があり、二月の{柴灯|せど}まつりでは、雪の山から松明を手にしたなまはげが下りてきます。夏に来るなら、入道埼まで車で二十分。芝と断崖と灯台の、風通しのよい半島の先です。',
      ),
    ],
  },
  {
    slug: 'yokote-kamakura',
    city: '秋田県横手市',
    name: '横手のかまくら（横手の雪まつり）',
    nameKana: 'よこてのかまくら（よこてのゆきまつり）',
    address: '秋田県横手市中央町・城山町ほか',
    lat: 39.313,
    lng: 140.566,
    access: [
      {
        mode: 'walk',
        line: 'JR奥羽本線・北上線',
        station: '横手駅',
        minutes: 15,
        text: 'JR「横手駅」から市役所本庁舎前の会場まで徒歩約15分（期間中は巡回バスあり）',
      },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '18:00',
          close: '21:00',
          lastEntry: null,
          season: { from: '02-15', to: '02-16' },
        },
      ],
      note: '2月15日・16日の夜の行事です。かまくら館の雪の部屋は一年を通して見学できます。',
    },
    prices: [['かまくら館の雪の部屋', 100]],
    parking: {
      available: true,
      fee: '臨時駐車場は無料',
      note: '雪で道が狭いため、駅から歩くほうが早く着きます。',
    },
    accessibility: {
      stepFree: false,
      note: '会場は踏み固めた雪道です。車椅子の方はかまくら館での見学が安心です。',
    },
    facilities: { restroom: true, payments: ['現金'] },
    businessStatus: 'seasonal',
    dataNote: SAMPLE,
    catch: '「はいってたんせ」。雪のむろの奥に水神さま、手前に甘酒と餅。',
    category: '祭り・行事',
    stayMinutes: 120,
    bestMonths: [2],
    seasons: [
      { name: 'かまくら', from: '02-15', to: '02-16' },
      { name: 'ぼんでん', from: '02-16', to: '02-17' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['小正月', '雪まつり', '水神さま', '甘酒'],
    related: ['namahage-kan', 'kakunodate-bukeyashiki', 'ginzan-onsen'],
    publishedOn: '2025-12-22',
    updatedOn: '2026-11-18',
    author: 'hayase-mio',
    body: [
      p(
        '横手のかまくらは、四百五十年ほど続くといわれる小正月の行事です。雪を積み上げて中をくりぬいた高さ三メートルほどのむろに、正面の壁を彫って「おしずの神さん」と呼ぶ水神さまを祀ります。よい水に恵まれなかった町の、願いの行事でもありました。',
      ),
      p(
        '今のような形は、武士の町の左義長、商人の町の水神祭、子どもの雪遊びが時代とともに一つになったものだそうです。昭和11年に訪れた建築家のブルーノ・タウトは、この夜の光景を「すばらしい美しさ」と書き残しました。',
      ),
      h2('声をかけられたら'),
      p(
        '中の子どもたちが「はいってたんせ」「おがんでたんせ」と呼びます。入ってたんせ、は、どうぞお入りください。長靴の雪を払い、奥の水神さまにお賽銭を上げて手を合わせると、火鉢で焼いた餅と甘酒がふるまわれます。長居はせず、次の人に場所をゆずります。',
      ),
      ul(
        '**市役所前**　駅から近く、まわりやすい会場です。',
        '**横手公園**　城山の雪景色のなか。坂道なので足もとに注意します。',
        '**蛇の崎川原**　学校や町内の人がつくった小さなかまくらに、無数のろうそくがともります。',
      ),
      h2('職人のいるかまくら'),
      p(
        '大きなかまくらは、かまくら職人と呼ばれる人たちが一月から雪を積み、固め、掘って仕上げます。一基におよそ四日。雪の少ない年も、気温の高い年も、二月十五日に間に合わせるのが腕だと聞きました。',
      ),
      callout(
        'tip',
        '寒さのしたく',
        '夜は氷点下5度から10度。足先が先に冷えるので、靴は一段大きめに厚い靴下を重ねます。火鉢の火の粉が飛ぶことがあり、羽毛の上着は前を閉じておきます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'tazawako-glamping-shirakaba-no-hi',
    city: '秋田県仙北市',
    name: '田沢湖グランピング 白樺の灯',
    nameKana: 'たざわこぐらんぴんぐ しらかばのひ',
    address: '秋田県仙北市田沢湖田沢',
    lat: 39.741,
    lng: 140.678,
    access: [
      {
        mode: 'bus',
        line: 'JR秋田新幹線・田沢湖線',
        station: '田沢湖駅',
        minutes: 15,
        text: 'JR「田沢湖駅」から湖畔までバスで約15分、停留所まで送迎あり',
      },
    ],
    parking: { available: true, count: 16, fee: '無料' },
    facilities: {
      wifi: true,
      restroom: true,
      pets: true,
      smoking: 'separate',
      payments: ['現金', 'クレジットカード'],
    },
    businessStatus: 'seasonal',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    catch: '湖まで歩いて三分の林に十張り。火おこしから、夕食が始まります。',
    hero: {
      key: 'tazawako-glamping-shirakaba-no-hi',
      motif: 'lake',
      season: 'summer',
      time: 'night',
    },
    type: 'グランピング',
    checkIn: '14:00',
    checkOut: '11:00',
    minCharge: 15400,
    onsen: null,
    rooms: 10,
    mealPlan: '一泊二食（夕食は焚き火の鍋と炭火焼き）',
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
    tags: ['焚き火', '湖', '犬と泊まる', '家族旅行'],
    publishedOn: '2026-04-24',
    author: 'amano-haruka',
    body: [
      p(
        '田沢湖は深さ423.4メートル、日本でいちばん深い湖です。白樺とミズナラの林に張られた綿の天幕は十張り、隣とは二十メートル離れています。中には寝台が二つから四つ。床暖房はなく、夜は湯たんぽが一人に一つ配られます。',
      ),
      h2('夕方四時から'),
      p(
        '荷物を置いたら、まず薪割りです。子どもには、固定した刃に薪をのせて上からたたく台が用意されています。火がおきたら、半分つぶした飯を杉の棒に巻きつけて、きりたんぽを自分で焼きます。焦げたところがおいしいと、係の人が先に言ってくれるので、気が楽です。',
      ),
      p(
        '営業は4月下旬から11月初めまで。5月と10月の夜は五度近くまで下がります。シャワーと手洗いは林の中の共同棟にあり、灯りの小道でつながっています。温泉に入りたい人は、乳頭や水沢の湯まで車で二十五分ほどです。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'akita-iburigakko',
    prefecture: '秋田県',
    name: 'いぶりがっこ',
    nameKana: 'いぶりがっこ',
    catch: '囲炉裏の煙でいぶした大根の漬物。薄く切るほど、香りが立ちます。',
    category: '漬物・惣菜',
    maker: null,
    price: 756,
    contents: '1本（約300g）',
    shelfLife: '製造から約120日（開封後は冷蔵で10日）',
    storage: '常温（開封後は要冷蔵）',
    allergens: [],
    sellPlaces: [
      { spot: 'kakunodate-bukeyashiki', text: '角館の土産店・食料品店' },
      { spot: 'yokote-kamakura', text: '横手市内の直売所と駅周辺の店' },
      { text: 'JR秋田駅の土産売り場' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['漬物', '燻製', '常温', '酒の肴'],
    publishedOn: '2025-11-10',
    author: 'tomioka-saki',
    body: [
      p(
        '秋田の内陸は、雪が早く、晩秋の日差しが短い土地です。大根を外に干しても乾く前に凍ってしまうため、囲炉裏の上に吊るして煙で水を抜きました。ナラやサクラの薪で数日いぶし、米ぬかと塩、ざらめで漬けこみます。「がっこ」は漬物のことです。',
      ),
      p(
        '切り方で味が変わります。五ミリなら歯ごたえ、二ミリなら香り。クリームチーズと合わせるなら薄く二枚ではさみ、刻んでポテトサラダに混ぜるなら塩を控えます。皮のしわの深いものほど、よく水が抜けて固く締まっています。',
      ),
      h2('袋の表示を見る'),
      p(
        '「いぶりがっこ」は地理的表示（GI）に登録された名で、原料や、いぶす時間などの決まりがあります。同じ棚に似た名の燻製たくあんも並ぶので、気になる方はGIのマークを目じるしにしてください。',
      ),
    ],
  },
  {
    slug: 'akita-inaniwa-udon',
    prefecture: '秋田県',
    city: '秋田県湯沢市',
    name: '稲庭うどん',
    nameKana: 'いなにわうどん',
    catch: '練って、綯って、延ばして干す。四日かかる細い手延べの乾麺です。',
    category: '麺・米',
    maker: null,
    price: 1296,
    contents: '360g（3〜4人前）',
    shelfLife: '製造から約1年半',
    storage: '直射日光・高温多湿を避けて常温',
    allergens: ['小麦'],
    sellPlaces: [
      { text: '湯沢市稲庭町の製造元の直売' },
      { spot: 'kakunodate-bukeyashiki', text: '角館の土産店' },
      { text: 'JR秋田駅・大曲駅の土産売り場' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['乾麺', '手延べ', '常温', '贈りもの'],
    publishedOn: '2026-05-29',
    author: 'tomioka-saki',
    body: [
      p(
        '湯沢市稲庭の地で三百五十年あまり続く手延べうどんです。塩水で練った生地を何度も寝かせ、二本の棒に八の字に{綯|な}いかけ、平らにつぶしてから延ばして干します。生地の中に細かな空気が残るので、ゆでるとなめらかなのに、芯に弾みがあります。',
      ),
      p(
        'ゆで時間は三分ほど。たっぷりの湯で泳がせ、透きとおってきたら冷水でしっかりもみ洗いします。夏は冷やして、つゆと胡麻だれの二色。冬は比内地鶏のだしで温かく。どちらも、鉢に盛るときに箸で束ねて筋をそろえると、見た目も喉ごしもよくなります。',
      ),
      h2('不ぞろいを買う'),
      p(
        '製造元の直売には、棒にかかった曲がりの部分を集めた「切り落とし」や「かんざし」が並ぶことがあります。形は不ぞろいでも味は同じで、値段は半分ほど。味噌汁の具や鍋の締めによく合います。',
      ),
    ],
  },
]
