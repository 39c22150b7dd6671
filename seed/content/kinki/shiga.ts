import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'hikone-castle',
    name: '彦根城',
    nameKana: 'ひこねじょう',
    city: '滋賀県彦根市',
    address: '滋賀県彦根市金亀町',
    lat: 35.276,
    lng: 136.252,
    catch: '小ぶりの天守に、破風が十八。湖国に残る国宝の城',
    tags: ['国宝', '現存天守', '桜', '琵琶湖'],
    publishedOn: '2025-10-28',
    updatedOn: '2026-03-18',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    category: '城・史跡',
    stayMinutes: 120,
    bestMonths: [4, 5, 9, 10, 11],
    seasons: [
      { name: '桜', from: '04-01', to: '04-12' },
      { name: '玄宮園の虫の音', from: '09-01', to: '09-30' },
      { name: '玄宮園の紅葉', from: '11-15', to: '12-03' },
    ],
    rainyDay: false,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '08:30', close: '17:00', lastEntry: '16:30', season: null }],
    },
    closed: { note: '年中無休' },
    prices: [
      ['一般（玄宮園を含む）', 1000],
      ['小・中学生', 300],
    ],
    access: [
      {
        mode: 'walk',
        line: 'JR琵琶湖線',
        station: '彦根駅',
        minutes: 15,
        text: 'JR琵琶湖線「彦根駅」西口から徒歩約15分',
      },
      { mode: 'car', minutes: 10, text: '名神高速道路「彦根IC」から約10分' },
    ],
    parking: { fee: '有料', note: '桜の時期は早朝に満車になります。' },
    accessibility: {
      stepFree: false,
      multiToilet: true,
      note: '天守への道は石段が続き、天守の中の階段は約60度の急なものです。',
    },
    body: [
      p(
        '1604年に築城が始まり、約二十年をかけて整えられた井伊家の城です。全国で十二しかない現存天守の一つで、天守と、これに続く附櫓・多聞櫓が国宝に指定されています。三層三階と大きくはありませんが、切妻、入母屋、唐の破風を重ねた姿は、どの角度から見ても形が変わります。',
      ),
      h2('石段の幅がそろわない理由'),
      p(
        '表門から天秤櫓までの坂は、一段ごとに高さも奥行きも違います。攻め上る兵の足並みを乱すための造り、といわれます。息が切れたところで見上げると、堀切に架かる橋の両端に櫓がつり合って建っている。これが{天秤櫓|てんびんやぐら}です。橋を落とせば、その先へは進めません。',
      ),
      p(
        '天秤櫓の石垣は、向かって右が築城のころの{牛蒡積み|ごぼうづみ}、左が江戸の末に積み直した落とし積み。同じ建物の下で、二つの時代の石の扱いを見比べられます。',
      ),
      table(
        '城内で見ておきたい順',
        ['場所', '見どころ', '目安'],
        ['天秤櫓', '左右で違う石垣', '10分'],
        ['時報鐘', '日に数回、実際に鳴る鐘', '5分'],
        ['天守', '牛蒡積みの石垣と破風', '40分'],
        ['玄宮園', '池越しに仰ぐ天守', '30分'],
        ['馬屋', '城内に残る重要文化財', '10分'],
      ),
      callout(
        'tip',
        '最後は玄宮園へ',
        '天守を下りたら黒門から玄宮園へ。池の東の岸に立つと、松の上にさきほどの天守が小さく載ります。',
      ),
    ],
    related: ['chikubushima', 'himeji-castle', 'takeda-castle-ruins'],
  },
  {
    slug: 'chikubushima',
    name: '竹生島',
    nameKana: 'ちくぶしま',
    city: '滋賀県長浜市',
    address: '滋賀県長浜市早崎町',
    lat: 35.421,
    lng: 136.144,
    catch: '船で三十分。人の住まない島の、百六十五段の石段',
    tags: ['琵琶湖', '船旅', '西国三十三所', '国宝'],
    publishedOn: '2026-04-21',
    author: 'kurata-jun',
    dataNote: SAMPLE_FACTS,
    category: '神社仏閣',
    stayMinutes: 80,
    bestMonths: [4, 5, 6, 9, 10, 11],
    seasons: [
      { name: '島の桜', from: '04-05', to: '04-15' },
      { name: '湖上の新緑', from: '05-01', to: '06-05' },
    ],
    rainyDay: false,
    kids: true,
    hours: { note: '島に渡る船の時刻に従います。便数は季節と曜日で変わり、風の強い日は欠航します。' },
    prices: [['島の拝観料（中学生以上）', 600, '船の運賃は別にかかります']],
    access: [
      {
        mode: 'ship',
        line: '琵琶湖汽船',
        station: '長浜港',
        minutes: 30,
        text: '長浜港から船で約30分。長浜港はJR「長浜駅」から徒歩約10分',
      },
      {
        mode: 'ship',
        line: '琵琶湖汽船',
        station: '今津港',
        minutes: 25,
        text: '今津港から船で約25分。今津港はJR「近江今津駅」から徒歩約5分',
      },
    ],
    accessibility: {
      stepFree: false,
      note: '港から本堂まで165段の急な石段です。平らな道はほとんどありません。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '周囲はおよそ2キロ。花崗岩の崖が湖からまっすぐに立ち、平らな土地はほとんどありません。暮らす人はなく、寺と神社と土産の店の人たちも、朝の船で来て夕方の船で帰ります。最後の船が出れば、島は鳥だけのものになります。',
      ),
      h2('石段の先に、二つの信仰'),
      p(
        '船を降りるとすぐに165段の石段が始まります。上りきった先が{宝厳寺|ほうごんじ}の本堂。弁才天をまつり、西国三十三所の第三十番札所でもあります。そこから朱の塗りが残る国宝の唐門をくぐり、重要文化財の舟廊下を渡ると、いつのまにか都久夫須麻神社の境内に出ます。',
      ),
      p(
        '唐門も舟廊下も、神社の本殿も、豊臣秀吉ゆかりの建物を移したと伝わります。舟廊下の名は、秀吉の御座船の木組みを使ったという言い伝えから。床下に回れば、急な崖に柱を立てて支えるようすがよくわかります。',
      ),
      ol(
        '港から石段を上り、宝厳寺の本堂へ',
        '三重塔のわきを下りて唐門、観音堂、舟廊下',
        '都久夫須麻神社を参り、竜神拝所でかわらけを投げる',
        '神社の下の道をたどって港へ戻る',
      ),
      p(
        '拝所では、二枚の素焼きの皿に名前と願いを書き、湖に立つ鳥居へ向けて投げます。鳥居の下が白く見えるのは、これまでの皿のかけらです。',
      ),
      callout(
        'caution',
        '滞在は次の船まで',
        '長浜からの往復では、島にいられるのは80分ほどです。帰りの船の時刻を、上る前に桟橋の札で確かめてください。',
      ),
    ],
    related: ['hikone-castle', 'amanohashidate'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'nagahama-machiya-koto-no-ma',
    name: '町家一棟 湖音の間',
    nameKana: 'まちやいっとう ことのま',
    city: '滋賀県長浜市',
    address: '滋賀県長浜市元浜町',
    lat: 35.381,
    lng: 136.268,
    catch: '通り庭に自転車を入れて、暮らすように長浜で二晩',
    hero: {
      key: 'nagahama-machiya-koto-no-ma',
      motif: 'old-street',
      season: 'winter',
      time: 'night',
    },
    tags: ['町家', '一棟貸し', '長浜', '琵琶湖'],
    publishedOn: '2026-06-11',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
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
    type: '一棟貸し',
    checkIn: '16:00',
    checkOut: '11:00',
    minCharge: 15000,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり。台所と食器があり、仕出しも頼める',
    access: [
      {
        mode: 'walk',
        line: 'JR北陸本線',
        station: '長浜駅',
        minutes: 7,
        text: 'JR北陸本線「長浜駅」東口から徒歩約7分',
      },
    ],
    parking: { available: false, note: '近くの市営駐車場を使います。' },
    facilities: { wifi: true, smoking: 'none', payments: ['クレジットカード'] },
    body: [
      p(
        '大正のはじめに建った糸問屋の家を、一組ずつ貸しています。間口は二間半、奥行きは十四間。玄関から裏の坪庭まで、土間の通り庭がまっすぐに抜けます。長浜の町家がなぜ細長いのか、朝、台所まで歩く距離でわかります。',
      ),
      p(
        '一階に板の間と八畳、二階に寝間が二つ。定員は六人ですが、静かに過ごすなら四人までがよいでしょう。冬の土間は冷えますが、板の間には床暖房が入り、綿入れの上着も人数分かけてあります。',
      ),
      h2('夕食を町で調える'),
      p(
        '鍵を受け取ったら、まだ明るいうちに買い物へ。焼き鯖そうめん、鴨、赤こんにゃく、丁字麩。湖北の食材は名前からして耳慣れません。鍋の手順は台所の棚の帳面に書いてあり、泊まった人の書き込みも増えています。',
      ),
      ul('自転車4台を無料で使える', '朝の船で竹生島へ渡るなら、港まで歩いて15分', '薪風呂ではなく檜の内風呂'),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'shigaraki-pottery-mamezara-class',
    name: '信楽の土で豆皿を三枚つくる',
    nameKana: 'しがらきのつちでまめざらをさんまいつくる',
    city: '滋賀県甲賀市',
    address: '滋賀県甲賀市信楽町長野',
    lat: 34.879,
    lng: 136.056,
    catch: '粗い土を指で押し、窯にまかせる。焼き上がりは六週間後',
    hero: {
      key: 'shigaraki-pottery-mamezara-class',
      motif: 'craft-pottery',
      season: 'autumn',
      time: 'noon',
    },
    tags: ['陶芸', '信楽焼', 'ものづくり', '雨の日'],
    publishedOn: '2026-05-14',
    author: 'tomioka-saki',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    durationMin: 90,
    meetingPoint: '信楽高原鐵道「信楽駅」から徒歩12分の工房前',
    ageMin: 6,
    capacity: 10,
    included: ['土2種', '道具とエプロン', '釉薬と焼成', '国内1か所への送料'],
    bring: ['汚れてもよい服', '短く切った爪'],
    cancelPolicy: '前日17時まで無料。当日は料金の半額をいただきます。',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    prices: [
      ['大人', 4200],
      ['小学生', 3500],
    ],
    access: [
      {
        mode: 'walk',
        line: '信楽高原鐵道',
        station: '信楽駅',
        minutes: 12,
        text: '信楽高原鐵道「信楽駅」から徒歩約12分',
      },
    ],
    body: [
      p(
        '信楽の土には、長石の白い粒が混じります。ざらりとした手ざわりは、古い琵琶湖の底に積もった土だから。焼くと緋色が差し、薪の灰がかかれば緑のガラスになります。豆皿は、その表情がいちばん手軽に出る大きさです。',
      ),
      p(
        '工程は四つ。土をこねて空気を抜き、円くのばし、縁を起こし、高台の代わりに三つの足をつけます。ろくろは使いません。厚さをそろえようとするより、どこか一か所を薄くして光を通すほうが、焼き上がりに景色が出ます。',
      ),
      h2('釉薬は、選ばないという手もある'),
      p(
        '仕上げは透明、灰、鉄の三種から選べます。何もかけない焼締めを頼む人は三割ほど。水を張ると色が沈んで、菓子をのせたときに映えます。届くまでのおよそ六週間を、忘れたころの楽しみにしてください。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'shigaraki-yaki-mamezara',
    name: '信楽焼の豆皿',
    nameKana: 'しがらきやきのまめざら',
    prefecture: '滋賀県',
    city: '滋賀県甲賀市',
    catch: 'たぬきを連れて帰れない人の、手のひらの信楽',
    tags: ['焼きもの', '工芸', '日持ちを気にしない', '信楽'],
    publishedOn: '2026-01-15',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '工芸品',
    maker: null,
    price: 1320,
    contents: '1枚（直径約9cm）',
    shelfLife: null,
    storage: '使いはじめに水に15分ひたす',
    allergens: [],
    sellPlaces: [{ text: '信楽駅周辺の窯元・陶器店' }, { text: '滋賀県内の工芸品店、県の案内所' }],
    body: [
      p(
        '信楽は、瀬戸や備前と並んで中世から窯の火を絶やさずにきた六古窯の一つです。店先の大きなたぬきがよく知られていますが、町の棚には茶碗も植木鉢も、指先ほどの箸置きも並びます。',
      ),
      p(
        '豆皿を選ぶときは、裏を返して土の色を見ます。赤みのある土は油ものに、白い土は塩や薬味に。同じ形でも窯の中の置き場所で色が変わるので、二枚を並べて違いの大きいものを買うと、食卓で話がはずみます。',
      ),
      callout(
        'tip',
        '持ち帰りに',
        '小さな皿は重ねずに、一枚ずつ靴下に入れて鞄の中ほどへ。水を吸う土なので、初めての油ものの前には水にくぐらせてください。',
      ),
    ],
  },
]
