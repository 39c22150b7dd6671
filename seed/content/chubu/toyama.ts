import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'gokayama-ainokura',
    name: '五箇山 相倉合掌造り集落',
    nameKana: 'ごかやま あいのくらがっしょうづくりしゅうらく',
    city: '富山県南砺市',
    address: '富山県南砺市相倉',
    lat: 36.426,
    lng: 136.935,
    category: '町並み',
    catch: '二十棟ほどの茅葺き屋根と、そこで洗濯物を干す暮らし。見せるためでない村の形です。',
    tags: ['世界遺産', '合掌造り', '雪景色', '五箇山'],
    publishedOn: '2025-12-02',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        line: '世界遺産バス',
        station: '城端駅',
        minutes: 25,
        text: 'JR城端線 城端駅から世界遺産バスで約25分「相倉口」下車、徒歩約5分',
      },
      { mode: 'car', minutes: 20, text: '東海北陸自動車道 五箇山ICから車で約20分' },
    ],
    free: true,
    parking: { available: true, fee: '普通車500円（保全協力金を含む）', bus: true },
    accessibility: {
      stepFree: false,
      stroller: false,
      note: '集落内は坂と砂利道です。展望台への道は急なところがあります。',
    },
    facilities: { restroom: true },
    stayMinutes: 70,
    bestMonths: [1, 2, 5, 10],
    seasons: [
      { name: '雪景色', from: '12-25', to: '03-05' },
      { name: '田植えの水鏡', from: '05-15', to: '06-05' },
      { name: '紅葉', from: '10-25', to: '11-10' },
    ],
    rainyDay: false,
    kids: true,
    related: ['tateyama-murodo', 'toyama-glass-museum', 'kanazawa-omicho-market'],
    body: [
      p(
        '庄川の谷の奥、標高400mほどの段丘に、茅葺きの家が寄り合うように立っています。1995年、岐阜の白川郷、同じ五箇山の菅沼とともに世界文化遺産になりました。三つのなかで、山の斜面と畑と家の並びがいちばん素直に残るのが相倉です。',
      ),
      p(
        '観光客のための通りというものはありません。畦を回り、石垣に沿って上がり、誰かの家の軒先を通らせてもらう。戸口に立てかけた雪かきや、軒のかぼちゃが、そのまま景色の一部になっています。',
      ),
      h2('屋根の勾配と雪'),
      p(
        '合掌造りの屋根はおよそ60度に傾いています。湿った重い雪を落とし、広い屋根裏で蚕を飼うための形でした。床下では、{塩硝|えんしょう}と呼ばれる火薬の原料が作られ、加賀藩に納められていました。茅の葺き替えは20年ほどに一度。かつては村じゅうの手で、いまは森林組合などの職人が担います。',
      ),
      callout(
        'info',
        '暮らしている人がいます',
        '早朝と夜の見学は控え、家の中や窓をのぞき込まないこと、火気を使わないこと。駐車場の料金には集落を守るための協力金が含まれています。',
      ),
      h2('見る場所'),
      ul(
        '集落の全景は、駐車場の奥から10分ほど登った山側の道から。冬は雪で閉じることがあります。',
        '民俗館では、道具と塩硝づくりの説明を、いろりの煙のにおいと一緒に見られます。',
        '和紙の工房で、葉書を一枚漉いてみるのもよい時間です。',
      ),
      p(
        'バスは一日数本です。帰りの便を先に決め、そこから逆算して歩くと、慌てずにすみます。冬は路面が凍るので、底の溝が深い靴を。吹雪くと停留所で待つのはつらく、早めに下りて、待合の屋根の下に入っておきます。',
      ),
    ],
  },
  {
    slug: 'tateyama-murodo',
    name: '室堂平',
    nameKana: 'むろどうだいら',
    city: '富山県中新川郡立山町',
    address: '富山県中新川郡立山町芦峅寺',
    lat: 36.577,
    lng: 137.596,
    category: '自然',
    catch: '標高2,450m。乗りものを降りて十分で、池に映る立山の三つの頂に会えます。',
    tags: ['立山黒部アルペンルート', '高山植物', 'ライチョウ', '雪の壁'],
    publishedOn: '2026-04-08',
    updatedOn: '2026-09-02',
    dataNote: SAMPLE,
    officialUrl: 'https://www.alpen-route.com/',
    businessStatus: 'seasonal',
    access: [
      {
        mode: 'ropeway',
        line: '立山ケーブルカー・立山高原バス',
        station: '立山駅',
        minutes: 65,
        text: '富山地方鉄道 立山駅からケーブルカー約7分、美女平から高原バス約50分',
      },
      { mode: 'bus', text: '長野県側は扇沢駅から電気バス、ケーブルカー、ロープウェイなどを乗り継ぎ' },
    ],
    hours: { note: 'アルペンルートの営業は例年4月中旬から11月末。冬期は入れません。' },
    free: true,
    parking: { available: false, note: '自家用車は室堂まで入れません。立山駅・扇沢駅の駐車場を利用します。' },
    facilities: { restroom: true, locker: true },
    stayMinutes: 150,
    bestMonths: [4, 5, 7, 8, 9],
    seasons: [
      { name: '雪の大谷', from: '04-15', to: '06-25' },
      { name: '高山植物', from: '07-10', to: '08-20' },
      { name: '紅葉', from: '09-20', to: '10-10' },
    ],
    rainyDay: false,
    kids: true,
    related: ['gokayama-ainokura', 'kamikochi', 'kiyotsu-gorge'],
    body: [
      p(
        '玉殿の湧水をひと口飲むと、歯に響くほど冷たい。そこが室堂平の始まりです。火山の噴出物がつくった台地に、池と雪渓と、木道ではなく石畳の遊歩道が巡っています。',
      ),
      h2('みくりが池をひと回り'),
      p(
        'ターミナルからみくりが池までは歩いて10分ほど。周囲は約630m、水深は約15mあり、風が落ちると雄山、大汝山、富士ノ折立の三つの峰を逆さに映します。池を一周して戻っても1時間ほどです。湖面が開くのは例年6月の下旬から7月で、それまでは雪に埋もれています。',
      ),
      p(
        'ハイマツの縁で足を止めてみてください。ライチョウは霧の日によく姿を見せます。見つけても近寄らず、道の上で待つこと。向こうから横切っていくことがあります。',
      ),
      table(
        '季節と装いの目安',
        ['時期', '日中の気温', '足もと'],
        ['4〜5月', '0〜8℃', '防水の靴。雪の照り返しに日よけの眼鏡'],
        ['7〜8月', '12〜20℃', '歩き慣れた靴。長袖と雨具'],
        ['9月下旬〜10月', '3〜12℃', '冬の上着と手袋。初雪の年もあります'],
      ),
      callout(
        'caution',
        '火山ガスのこと',
        '地獄谷の遊歩道は火山ガスのため通行できません。風向きによって遊歩道でもにおいが強い日があり、ぜんそくなどの持病がある方は現地の掲示に従ってください。',
      ),
      p(
        '地上との標高差は大きく、着いてすぐ駆け出すと息が切れます。まず売店で温かいものを飲み、30分ほど体を慣らしてから歩きはじめるとよい調子です。',
      ),
    ],
  },
  {
    slug: 'toyama-glass-museum',
    name: '富山市ガラス美術館',
    nameKana: 'とやましがらすびじゅつかん',
    city: '富山県富山市',
    address: '富山県富山市西町5-1',
    lat: 36.688,
    lng: 137.214,
    category: '博物館・美術館',
    catch: '薬瓶づくりの町がガラスの街になるまで。図書館とひとつ屋根の、木の香る美術館です。',
    tags: ['ガラス', '現代建築', '雨の日', '市内電車'],
    publishedOn: '2026-01-16',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'train',
        line: '富山地方鉄道 市内電車 環状線',
        station: 'グランドプラザ前',
        minutes: 2,
        text: '市内電車環状線 グランドプラザ前から徒歩約2分',
      },
      {
        mode: 'train',
        line: '富山地方鉄道 市内電車',
        station: '西町',
        minutes: 1,
        text: '市内電車 西町から徒歩約1分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['sun', 'mon', 'tue', 'wed', 'thu'],
          open: '09:30',
          close: '18:00',
          lastEntry: '17:30',
          season: null,
        },
        { days: ['fri', 'sat'], open: '09:30', close: '20:00', lastEntry: '19:30', season: null },
      ],
    },
    closed: {
      nthWeekdays: [
        { nth: 1, weekday: 'wed' },
        { nth: 3, weekday: 'wed' },
      ],
      yearEnd: { from: '12-29', to: '01-01' },
    },
    prices: [
      ['常設展（一般）', 200],
      ['常設展（高校生以下）', 0, '企画展は展覧会により異なります'],
    ],
    parking: { available: false, note: '近くの有料駐車場を利用します。' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      assistanceDog: true,
    },
    facilities: { wifi: true, locker: true, restroom: true, pets: false, smoking: 'none' },
    stayMinutes: 75,
    bestMonths: [1, 2, 6, 12],
    seasons: [{ name: '雪の日の光', from: '12-20', to: '02-28' }],
    rainyDay: true,
    kids: true,
    related: ['gokayama-ainokura', 'tateyama-murodo', 'kanazawa-kenrokuen'],
    body: [
      p(
        '扉を入ると、まず木のにおいがします。隈研吾が設計に加わった複合施設「TOYAMAキラリ」は、外側に御影石とガラスとアルミの板を角度を変えて張り、内側は県産の杉板を吹き抜けに沿って斜めに立てています。冬の弱い日でも、六階まで光が届きます。',
      ),
      p(
        '富山でガラスが盛んになったのは、薬売りの町として瓶の製造が栄えたからです。戦前には多くの溶解炉があり、その下地のうえに、市は1980年代から学校と工房を整え、作り手を育ててきました。美術館の開館は2015年です。',
      ),
      h2('見る順は上から'),
      p(
        '六階の「グラス・アート・ガーデン」には、現代ガラスの先駆者デイル・チフーリの工房による大きなインスタレーションが常設されています。暗い部屋に浮かぶ船や水草のかたちを見たあと、下の階で企画展へ。同じ材料がこれほど違う手触りになるのかと、見比べる楽しみがあります。',
      ),
      callout(
        'tip',
        '電車を待つあいだに',
        '同じ建物の市立図書館は、誰でも席で本が読めます。郷土の棚に立山や薬売りの資料がまとまっていて、列車までの半端な時間によく合います。',
      ),
      p(
        '館を出たら、路面電車で富岩運河環水公園や岩瀬へ足を延ばせます。富山駅の下をくぐって南北がつながり、乗り換えなしで港の町まで行けるようになりました。',
      ),
    ],
  },
  {
    slug: 'amaharashi-coast',
    name: '雨晴海岸',
    nameKana: 'あまはらしかいがん',
    city: '富山県高岡市',
    address: '富山県高岡市太田',
    lat: 36.815,
    lng: 137.041,
    category: '絶景',
    catch: '浜の小さな岩の向こう、海を隔てて三千メートルの峰。見えるかどうかは、朝までわかりません。',
    tags: ['立山連峰', '女岩', '氷見線', '冬の朝'],
    publishedOn: '2025-12-27',
    checkedOn: '2026-10-28',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'train',
        line: 'JR氷見線',
        station: '雨晴',
        minutes: 5,
        text: 'JR氷見線 雨晴駅から徒歩約5分（高岡駅〜雨晴駅は約20分）',
      },
      { mode: 'car', minutes: 20, text: '能越自動車道 高岡北ICから車で約15〜20分' },
    ],
    hours: { allDay: true, note: '「道の駅 雨晴」の展望デッキと売店には営業時間があります。' },
    free: true,
    parking: { available: true, fee: '無料（道の駅 雨晴）', note: '晴れた冬の朝は早くに埋まります。' },
    facilities: { restroom: true },
    stayMinutes: 60,
    bestMonths: [1, 2, 3, 11, 12],
    seasons: [
      { name: '雪の立山連峰', from: '11-15', to: '03-31' },
      { name: '海水浴', from: '07-10', to: '08-20' },
    ],
    rainyDay: false,
    kids: true,
    related: ['takaoka-zuiryuji', 'tateyama-murodo'],
    body: [
      p(
        '浜から手の届きそうなところに、松を載せた小さな岩があります。{女岩|めいわ}です。その先は富山湾。晴れた冬の朝だけ、湾の向こうに立山の峰々が、雪をつけたまま海からじかに立ち上がります。',
      ),
      h2('名のいわれ'),
      p(
        '奥州へ落ちる源義経の一行が、にわか雨をしのいだのが浜の岩かげだったといわれます。{義経岩|よしつねいわ}の下に立つと、たしかに数人は雨を避けられそうです。晴れるのを待った、だから雨晴。待つ場所だということが、名前に書いてあります。',
      ),
      p(
        '古くは{渋谿|しぶたに}と呼ばれ、越中の国守だった大伴家持が繰り返し歌に詠みました。芭蕉が『おくのほそ道』に記した有磯海の景でもあり、女岩は国の名勝になっています。',
      ),
      h2('見える日を当てる'),
      ul(
        '冬型の気圧配置がゆるみ、高気圧が来た朝。夜のうちに晴れて冷え込んだ日が向きます。',
        '日の出の前後は、峰が影絵になります。岩肌まで見たいなら、光が回る昼過ぎから夕方へ。',
        '冷え込みがとくに強い朝は、海から湯気のような気嵐が立つことがあります。',
      ),
      callout(
        'caution',
        '線路のそばです',
        '浜のすぐ後ろを氷見線の列車が走ります。写真のために線路や柵の内側へ入らないこと。踏切は決まった場所を渡り、路肩に車を停めないでください。',
      ),
      p(
        '見えなくても、浜は悪くありません。曇った日の湾は鉛色で、女岩の松だけが黒く残ります。道の駅の二階で温かいものを飲み、もう一本列車を待ってみる。そのあいだに雲が切れた、という話を、この町の人は皆ひとつは持っています。',
      ),
    ],
  },
  {
    slug: 'takaoka-zuiryuji',
    name: '高岡山 瑞龍寺',
    nameKana: 'たかおかさん ずいりゅうじ',
    city: '富山県高岡市',
    address: '富山県高岡市関本町35',
    lat: 36.735,
    lng: 137.01,
    category: '神社仏閣',
    catch: '芝生と、砂利と、まっすぐな回廊。引き算でできた伽藍の屋根は、鉛で葺かれています。',
    tags: ['国宝', '曹洞宗', '加賀前田家', '高岡'],
    publishedOn: '2026-06-03',
    checkedOn: '2026-10-28',
    dataNote: SAMPLE,
    access: [
      { mode: 'walk', station: '高岡駅', minutes: 10, text: 'あいの風とやま鉄道・JR 高岡駅から徒歩約10分' },
      { mode: 'walk', station: '新高岡駅', minutes: 15, text: '北陸新幹線 新高岡駅から徒歩約15分' },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '09:00',
          close: '16:30',
          lastEntry: null,
          season: null,
        },
      ],
      note: '冬期は閉門が早まります。',
    },
    prices: [['大人', 500]],
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: false,
      note: '境内は平らですが砂利が深く、回廊と堂には段差があります。',
    },
    facilities: { restroom: true, smoking: 'none' },
    stayMinutes: 60,
    bestMonths: [2, 5, 9, 11],
    seasons: [
      { name: '芝の緑', from: '05-10', to: '09-30' },
      { name: '雪の伽藍', from: '01-05', to: '02-28' },
    ],
    rainyDay: true,
    kids: true,
    related: ['amaharashi-coast', 'eiheiji', 'kanazawa-kenrokuen'],
    body: [
      p(
        '総門をくぐると、目の前は白い砂利です。何も置かれていない。その先に山門、山門の先は芝生、芝生の先に仏殿、さらに法堂。建物が一直線に奥へ並び、左右を回廊が囲みます。1997年に、山門、仏殿、法堂の三つが国宝になりました。',
      ),
      p(
        '建てさせたのは加賀藩三代の前田利常。高岡の町をひらいた兄、二代利長の菩提を弔うためで、伽藍は17世紀の半ば、およそ二十年をかけて整えられました。禅の寺の配置を、大名の財と、山上善右衛門の工匠の手で、崩さずに組みきった姿です。',
      ),
      h2('鉛の屋根を見上げる'),
      p(
        '仏殿の屋根は瓦ではありません。木の下地に鉛の板を張ったもので、雨の日は空とほとんど同じ色になります。いざというときに溶かして鉄砲の玉にするため、という話が伝わりますが、確かなところはわかっていません。重い雪に耐える屋根であることは、見上げれば納得できます。',
      ),
      h2('回廊を、端から端まで'),
      p(
        '回廊に入ると、窓の外の芝生が、柱の数だけ区切られて流れていきます。ところどころに部屋があり、禅堂では単と呼ばれる畳一枚の居場所が並びます。急がずに一周して三十分。声を出すと、驚くほど遠くまで届きます。',
      ),
      callout(
        'tip',
        '八丁道まで',
        '総門の前から東へ、石灯籠の並ぶ参道がまっすぐに続きます。突き当たりは前田利長の墓所。寺と墓を道一本で結んだ設計で、歩いて十分あまりです。',
      ),
    ],
  },
  {
    slug: 'yatsuo-suwamachi',
    name: '越中八尾 諏訪町本通り',
    nameKana: 'えっちゅうやつお すわまちほんどおり',
    city: '富山県富山市',
    address: '富山県富山市八尾町諏訪町',
    lat: 36.571,
    lng: 137.132,
    category: '町並み',
    catch: '格子の家が坂を上がり、足もとで水が鳴る。三日だけ踊りで満ちる、石畳の通りです。',
    tags: ['坂の町', 'おわら風の盆', '石畳', '格子戸'],
    publishedOn: '2026-07-22',
    checkedOn: '2026-07-20',
    access: [
      {
        mode: 'train',
        line: 'JR高山本線',
        station: '越中八尾',
        minutes: 35,
        text: 'JR高山本線 越中八尾駅から徒歩約35分（富山駅〜越中八尾駅は約25分）',
      },
      {
        mode: 'bus',
        station: '越中八尾',
        text: '越中八尾駅からコミュニティバスで旧町へ。本数は多くありません',
      },
    ],
    hours: {
      allDay: true,
      note: '通りは自由に歩けます。9月1日から3日は「おわら風の盆」で交通規制があります。',
    },
    free: true,
    parking: { available: true, fee: '普段は無料の観光駐車場があります' },
    facilities: { restroom: true },
    stayMinutes: 90,
    bestMonths: [5, 6, 9, 10, 11],
    seasons: [
      { name: '曳山祭', from: '05-03', to: '05-03' },
      { name: 'おわら風の盆', from: '09-01', to: '09-03' },
    ],
    rainyDay: false,
    kids: true,
    related: ['gokayama-ainokura', 'gujo-odori'],
    body: [
      p(
        '八尾の古い町は、川の上にあります。井田川に沿って石垣を高く積み、その上の細長い台地に、坂を背骨にして家を並べました。下から見上げると、石垣の途中に家が生えているように見えます。',
      ),
      p(
        '聞名寺の門前から起こり、飛騨と越中を行き来する人の町になりました。紙を漉き、蚕の卵を商って栄えたころの家が、いまも坂に沿って建っています。なかでも諏訪町の本通りは、格子と土壁の並びがよくそろい、日本の道百選に選ばれました。',
      ),
      h2('エンナカの音'),
      p(
        '石畳の両脇に、細い水路があります。土地ではエンナカと呼びます。もとは雪を流し、火事に備え、野菜を洗う水でした。昼は気づかないほどの音ですが、日が暮れて人がいなくなると、坂の上から下まで鳴っているのがわかります。',
      ),
      h2('三日のあとの町'),
      p(
        '九月の一日から三日は、胡弓の音に合わせて踊りの列が通ります。通りは見物の人で埋まり、家の格子さえ見えません。町の形を見たいなら、別の日に。風の盆の幟が片づいた十月の平日は、石畳に自分の靴音しかしません。',
      ),
      callout(
        'info',
        '歩く順',
        '駅から旧町までは川を渡って歩きます。石垣を下から眺め、坂を上がって聞名寺へ。そこから東町、上新町を抜けて諏訪町です。帰りは下りです。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'inami-nomioto-house',
    name: '一棟貸し 鑿音の家',
    nameKana: 'いっとうがし のみおとのいえ',
    city: '富山県南砺市',
    address: '富山県南砺市井波',
    lat: 36.559,
    lng: 136.972,
    type: '一棟貸し',
    catch: '木彫の町の通りに面した町家を、一日一組で。朝は隣の工房の鑿の音で目が覚めます。',
    hero: {
      key: 'inami-nomioto-house',
      motif: 'old-street',
      season: 'spring',
      time: 'morning',
    },
    tags: ['町家', '木彫', '一棟貸し', '井波'],
    publishedOn: '2026-03-06',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      { mode: 'bus', text: 'JR城端線 砺波駅からバスで約20分、井波の停留所から徒歩', minutes: 20 },
      { mode: 'car', minutes: 12, text: '北陸自動車道 砺波ICから車で約12分' },
    ],
    parking: { available: true, count: 2, fee: '無料' },
    facilities: { wifi: true, restroom: true, pets: false, smoking: 'none', payments: ['クレジットカード'] },
    checkIn: '16:00',
    checkOut: '11:00',
    minCharge: 14500,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり。朝食は前日までに頼めば、近所の仕出し屋の折詰が届きます。',
    body: [
      p(
        '瑞泉寺へ続く八日町通りから、細い路地をひとつ入ったところにあります。もとは欄間師の住まいで、土間の奥の仕事場がそのまま寝室になりました。床板に残る無数の小さな傷は、削り直さずに油で磨いてあります。',
      ),
      p(
        '布団は四組。台所には、近くの窯で焼かれた器と、井波の職人が彫った匙が置かれています。風呂は檜で二人入れば肩が触れる大きさ。湯を張るのに25分かかるので、散歩に出る前に蛇口をひねってください。',
      ),
      h2('音のこと'),
      p(
        '隣は現役の工房です。平日は朝八時半から、こん、こんと規則正しい音がします。それがこの宿の名前の由来ですが、ゆっくり眠りたい日は日曜の泊まりを選ぶのがよいでしょう。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'iwase-sushi-minatoguchi',
    name: '岩瀬 鮨 みなとぐち',
    nameKana: 'いわせ すし みなとぐち',
    city: '富山県富山市',
    address: '富山県富山市岩瀬港町',
    lat: 36.756,
    lng: 137.229,
    genres: ['鮨', '魚料理'],
    catch: '富山湾の今朝を、八つの席で。握りは小ぶり、酢は赤酢を少し、話は控えめです。',
    hero: {
      key: 'iwase-sushi-minatoguchi',
      motif: 'sushi',
      season: 'winter',
      time: 'night',
    },
    tags: ['鮨', '白えび', '寒ぶり', 'カウンター'],
    publishedOn: '2026-01-28',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'train',
        line: '富山地方鉄道 富山港線',
        station: '東岩瀬',
        minutes: 8,
        text: '富山港線 東岩瀬から徒歩約8分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['tue', 'thu', 'fri', 'sat', 'sun'],
          open: '12:00',
          close: '14:00',
          lastEntry: null,
          season: null,
        },
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '17:30',
          close: '21:30',
          lastEntry: null,
          season: null,
        },
      ],
    },
    closed: { weekdays: ['mon'], note: '水曜は昼を休みます。市場が休みの日は休業することがあります。' },
    parking: { available: false, note: '近くの有料駐車場へ。お酒を召し上がる方は電車でどうぞ。' },
    facilities: { restroom: true, smoking: 'none', payments: ['クレジットカード', '現金'] },
    specialty: '白えびの昆布締めと、冬の寒ぶりの握り',
    budgetLunch: { from: 4000, to: 6000 },
    budgetDinner: { from: 11000, to: 16000 },
    lastOrder: '20:30',
    seats: 8,
    smoking: 'none',
    reservation: 'required',
    takeout: false,
    allergyNote: '甲殻類を抜いた組み立てができます。予約のときにお伝えください。',
    body: [
      p(
        '北前船の廻船問屋が並ぶ岩瀬の通りから、運河の側へ一本入ります。暖簾は生成りで、店の名は小さく染め抜いてあるだけ。硝子戸の前を一度通り過ぎてから気づく人が多いそうです。',
      ),
      p(
        '昼は十貫と椀で一時間。白えびは殻をむいて昆布に挟み、半日置いてから握ります。透きとおった身に昆布の旨みが移り、塩だけで食べるとよくわかります。冬はぶりの腹と背を続けて二貫。脂の違いを舌で確かめたところで、温かい茶が出ます。',
      ),
      p(
        '地酒は五つに絞り、どれも半合から頼めます。子どもの席は設けていませんが、昼の早い時間なら小学生から相談に応じてくれます。帰りは富山港線の電車で、酔いをさましながら。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'toyama-masu-zushi',
    name: 'ますの寿司',
    nameKana: 'ますのすし',
    prefecture: '富山県',
    catch: '笹の香りを開く、丸いわっぱの押し寿司。店ごとに酢と鱒の厚みが違います。',
    tags: ['押し寿司', '駅弁', '鱒', '富山'],
    publishedOn: '2025-10-28',
    checkedOn: '2025-10-20',
    dataNote: '価格と内容量は見本データです。',
    category: '漬物・惣菜',
    maker: null,
    price: 1900,
    contents: '一重（約1〜2人前）',
    shelfLife: '製造から2〜3日',
    storage: '常温（高温と冷やしすぎを避ける）',
    allergens: [],
    sellPlaces: [
      { text: '富山駅構内の売店と駅弁売り場' },
      { spot: 'toyama-glass-museum', text: '富山市中心部の専門店' },
    ],
    body: [
      p(
        '竹で上下を締めたわっぱをほどくと、放射状に敷いた笹が現れます。葉を一枚ずつ起こした下に、酢で締めた鱒。江戸時代、富山藩が将軍家に献上した鮎の鮨が源流と伝えられ、のちに鱒が用いられるようになりました。',
      ),
      p(
        '市内には専門店が多く、鱒の厚み、締め方、飯の甘さがそれぞれ異なります。半生に近いものから、酢のしっかり利いたものまで、好みの店を一軒持つのが富山の人の流儀です。',
      ),
      h2('切り方'),
      p(
        '笹をかぶせたまま、ケーキのように六つか八つに切ります。包丁を酢水でぬらすと身が崩れません。冷蔵庫に入れると飯が固くなるので、涼しいところに置いて早めに食べきってください。',
      ),
    ],
  },
]
