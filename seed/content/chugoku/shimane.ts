import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, ol, p, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'izumo-taisha',
    name: '出雲大社',
    nameKana: 'いづもおおやしろ',
    city: '島根県出雲市',
    address: '島根県出雲市大社町杵築東',
    lat: 35.402,
    lng: 132.686,
    catch: '参道は下り坂。松の根をよけながら、社へ近づく',
    tags: ['国宝', '神在月', '縁結び', '大社造'],
    publishedOn: '2025-10-21',
    updatedOn: '2026-10-05',
    checkedOn: '2026-10-05',
    author: 'hayase-mio',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://izumooyashiro.or.jp/',
    category: '神社仏閣',
    stayMinutes: 90,
    bestMonths: [4, 5, 10, 11],
    seasons: [
      { name: '大祭礼', from: '05-14', to: '05-16' },
      { name: '神在祭のころ', from: '11-10', to: '12-10' },
    ],
    rainyDay: true,
    kids: true,
    free: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '06:00', close: '19:00', lastEntry: null, season: null }],
      note: '宝物殿は別に開館時間と拝観料があります。',
    },
    access: [
      {
        mode: 'train',
        line: '一畑電車大社線',
        station: '出雲大社前駅',
        minutes: 7,
        text: '一畑電車「出雲大社前駅」から勢溜の大鳥居まで徒歩約7分',
      },
      {
        mode: 'bus',
        line: '路線バス',
        station: '出雲市駅',
        minutes: 25,
        text: 'JR「出雲市駅」から出雲大社方面行きバス約25分「正門前」下車',
      },
    ],
    parking: { available: true, fee: '無料', bus: true, note: '祭礼と年末年始は周辺道路が規制されます。' },
    accessibility: {
      wheelchairRental: true,
      multiToilet: true,
      note: '参道の中央は砂利のため、車いすとベビーカーは両脇の舗装路が通りやすくなっています。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '{勢溜|せいだまり}の大鳥居をくぐると、参道は本殿へ向かってゆるやかに下ります。神社では珍しい「下り参道」です。右手に{祓社|はらえのやしろ}があり、ここで身を清めてから進みます。松の参道は根を守るため、人は両脇を歩きます。',
      ),
      p(
        '現在の本殿は1744年（延享元年）の造営で、高さは約24メートル。国宝です。八足門から先へはふだん入れませんが、門前の石畳に三つの円を組んだ印が埋め込まれています。2000年に見つかった、三本の杉を束ねた巨大な柱の跡を示すもので、円の直径は3メートルほどあります。',
      ),
      h2('二礼四拍手一礼'),
      p(
        '拝礼の作法は二礼四拍手一礼。多くの神社より拍手が二つ多く、5月14日の例祭では八拍手になります。正面で手を合わせたら、瑞垣に沿って反時計回りに本殿の西側へ。祭神の大国主大神は西を向いて鎮まるとされ、そこにもう一つ拝所があります。',
      ),
      h3('裏手の素鵞社'),
      p(
        '本殿の真後ろ、山を背にした小さな社が{素鵞社|そがのやしろ}です。素戔嗚尊を祀ります。稲佐の浜で汲んだ砂をここに納め、床縁の下の乾いた砂を少し分けてもらう習わしがあり、家の敷地にまくと清めになると言い伝えられています。',
      ),
      ol(
        '先に稲佐の浜へ寄る（大社の西へ約1キロ、徒歩15分）',
        '砂をひとつかみ、小袋に入れて持ってくる',
        '素鵞社に納め、納めたぶんより少なくいただいて帰る',
      ),
      callout(
        'tip',
        '大しめ縄は神楽殿に',
        '写真で知られる長さ約13メートルの大しめ縄は、本殿前の拝殿ではなく、西隣の神楽殿に掛かっています。',
      ),
    ],
    related: ['adachi-museum', 'tottori-sakyu'],
  },
  {
    slug: 'adachi-museum',
    name: '足立美術館',
    nameKana: 'あだちびじゅつかん',
    city: '島根県安来市',
    address: '島根県安来市古川町',
    lat: 35.38,
    lng: 133.194,
    catch: '窓枠の向こうの庭が、いちばん大きな一点',
    tags: ['日本庭園', '横山大観', '雨の日'],
    publishedOn: '2026-02-12',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.adachi-museum.or.jp/',
    category: '博物館・美術館',
    stayMinutes: 120,
    bestMonths: [1, 2, 5, 6, 11],
    seasons: [
      { name: '庭の紅葉', from: '11-05', to: '11-30' },
      { name: '雪の庭', from: '01-10', to: '02-20' },
    ],
    rainyDay: true,
    kids: false,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:30',
          lastEntry: '17:15',
          season: { from: '04-01', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:45',
          season: { from: '10-01', to: '03-31' },
        },
      ],
    },
    closed: { note: '庭園は年中無休。新館は展示替えの休館日があります。' },
    prices: [
      ['大人', 2500],
      ['大学生', 2000],
      ['高校生', 1000],
      ['小・中学生', 500],
    ],
    access: [
      {
        mode: 'bus',
        line: '無料シャトルバス',
        station: '安来駅',
        minutes: 20,
        text: 'JR「安来駅」から無料シャトルバス約20分',
      },
      { mode: 'car', minutes: 10, text: '山陰自動車道「安来IC」から約10分' },
    ],
    parking: { available: true, count: 400, fee: '無料', bus: true },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
    },
    facilities: { restroom: true, locker: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    body: [
      p(
        '安来の実業家、足立全康が1970年に郷里に開いた美術館です。柱は横山大観を中心とする近代日本画と、約5万坪の庭園。「庭園もまた一幅の絵画である」という創設者の言葉どおり、館内を歩くあいだ、絵と窓とが交互に現れます。',
      ),
      h2('歩けない庭'),
      p(
        '来館者は庭に下りません。床の間の壁をくり抜いた「生の掛軸」や、窓枠を額縁に見立てた「生の額絵」を通して眺めるつくりです。足を踏み入れられないかわり、白砂には朝の箒目がそのまま残っています。毎朝、職員が総出で掃くところから一日が始まります。',
      ),
      p(
        '枯山水の主庭は、手前の石組みから刈り込み、松、そして敷地の外の山へと、目が切れ目なく運ばれます。正面の山腹から落ちる亀鶴の滝は、開館8周年を記念して造られた人工のもの。借景と庭の境は、説明されてもどこだかわかりません。',
      ),
      callout(
        'info',
        '順路は長め',
        '窓の前は人が溜まります。混んだら先へ進み、喫茶室でひと息ついてから戻るのが穏やかです。館内の再入場の扱いは、入口で確かめてください。',
      ),
      h2('雪と雨の日に'),
      p(
        '晴れた日だけの場所ではありません。雨は苔の色を深くし、雪は白砂と築山の境を消します。すべて屋内から見られるので、山陰らしい曇り空の日に予定を入れ替えて訪ねる人も多いところです。',
      ),
      ul(
        '大観の代表作は、春夏秋冬の展示替えで入れ替わります',
        '安来節の演芸館が隣にあります',
        '併せるなら、車で30分の松江へ',
      ),
    ],
    related: ['izumo-taisha', 'okayama-korakuen'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'shinjiko-minagi-hotel',
    name: '湖畔ホテル みずなぎ',
    nameKana: 'こはんほてる みずなぎ',
    city: '島根県松江市',
    address: '島根県松江市千鳥町',
    lat: 35.468,
    lng: 133.044,
    catch: '夕日の時刻を、フロントの黒板で知らせる',
    hero: {
      key: 'shinjiko-minagi-hotel',
      motif: 'hotel-building',
      season: 'summer',
      time: 'dusk',
    },
    tags: ['宍道湖', '夕日', '松江しんじ湖温泉'],
    publishedOn: '2026-03-03',
    author: 'hayase-mio',
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: 'ホテル',
    checkIn: '15:00',
    checkOut: '10:30',
    minCharge: 12500,
    onsen: {
      has: true,
      quality: 'ナトリウム・カルシウム－硫酸塩・塩化物泉',
      kakenagashi: false,
      privateBath: false,
    },
    bathTaxNote: '入湯税150円が別にかかります。',
    rooms: 48,
    mealPlan: '朝食付き（夕食なし）',
    access: [
      {
        mode: 'train',
        line: '一畑電車北松江線',
        station: '松江しんじ湖温泉駅',
        minutes: 4,
        text: '一畑電車「松江しんじ湖温泉駅」から徒歩約4分',
      },
      { mode: 'bus', station: '松江駅', minutes: 15, text: 'JR「松江駅」から路線バス約15分' },
    ],
    parking: { available: true, count: 40, fee: '1泊500円' },
    accessibility: { stepFree: true, elevator: true, multiToilet: true },
    facilities: {
      wifi: true,
      locker: true,
      smoking: 'none',
      payments: ['現金', 'クレジットカード', '交通系IC'],
      languages: ['日本語', '英語'],
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
        '五階建て、48室。客室の三分の二が湖側にあり、窓際に小さな机と椅子が一脚ずつ置かれています。フロントの黒板には、その日の日の入りの時刻と、雲の具合を見た支配人の予想。外れた日には、翌朝そこに詫びが添えられます。',
      ),
      h2('朝は、しじみから'),
      p(
        '夜明けの湖に、しじみ漁の舟が出ます。長い竿の先の鋤簾で湖底を掻く姿が、浴場の窓からも見えます。朝食の味噌汁は、もちろん宍道湖のしじみ。夕食は出さず、歩いて行ける店の手書き地図を用意しています。',
      ),
      p(
        '出雲大社へは、駅から一畑電車で約1時間。自転車をそのまま載せられる電車なので、宿で借りた自転車を大社前で降ろし、稲佐の浜まで走る人もいます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'izumo-soba-kanmen',
    name: '出雲そば（乾麺）',
    nameKana: 'いずもそば（かんめん）',
    prefecture: '島根県',
    city: '島根県出雲市',
    catch: '殻ごと挽いた黒い麺を、つゆをかけて食べる',
    tags: ['そば', '割子', '乾麺'],
    publishedOn: '2026-10-08',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '麺・米',
    maker: null,
    price: 1080,
    contents: '200g×2袋、つゆ4食分',
    shelfLife: '製造から約1年（つゆは約6か月）',
    storage: '直射日光と湿気を避けて常温',
    allergens: ['そば', '小麦'],
    sellPlaces: [
      { spot: 'izumo-taisha', text: '出雲大社の門前、神門通りの土産店' },
      { text: '出雲市駅・松江駅の土産売り場' },
    ],
    body: [
      p(
        'そばの実を、殻がついたまま石臼で挽く「挽きぐるみ」。粉が黒っぽく、香りが強く、噛むとわずかにざらりとします。出雲では、この麺を丸い漆器に小分けして重ねた{割子|わりご}か、茹で湯ごと器に張る釜揚げで食べてきました。',
      ),
      h2('家での食べ方'),
      p(
        '割子は、つけるのではなく、つゆを器に直接かけます。一段目を食べたら、残ったつゆを二段目に移す。刻みねぎ、もみじおろし、かつお節を少しずつ。茹で時間は袋の表示より30秒短めにして、冷水で強く締めると腰が残ります。',
      ),
      callout(
        'caution',
        'そばアレルギーのある人がいる家では',
        '鍋もざるも、ほかの料理と分けてください。ごく少量でも重い症状が出ることがあります。贈る前に、ひとこと確かめておくと安心です。',
      ),
    ],
  },
]
