import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'akiyoshido-cave',
    name: '秋芳洞',
    nameKana: 'あきよしどう',
    city: '山口県美祢市',
    address: '山口県美祢市秋芳町秋吉',
    lat: 34.228,
    lng: 131.303,
    catch: '一年じゅう17度の暗がりを、川に沿って一キロ',
    tags: ['鍾乳洞', '秋吉台', '特別天然記念物', '雨の日'],
    publishedOn: '2025-11-11',
    updatedOn: '2026-05-18',
    checkedOn: '2026-05-18',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    category: '自然',
    stayMinutes: 90,
    bestMonths: [5, 7, 8, 10],
    seasons: [
      { name: '秋吉台の新緑', from: '05-01', to: '06-15' },
      { name: '秋吉台のすすき', from: '10-10', to: '11-10' },
    ],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '17:30',
          lastEntry: null,
          season: { from: '03-01', to: '11-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '16:30',
          lastEntry: null,
          season: { from: '12-01', to: '02-28' },
        },
      ],
    },
    prices: [
      ['大人', 1300],
      ['中学生', 1050],
      ['小学生', 700],
    ],
    access: [
      {
        mode: 'bus',
        line: '路線バス（秋芳洞行き）',
        station: '新山口駅',
        minutes: 43,
        text: 'JR「新山口駅」からバス約43分「秋芳洞」下車、徒歩約5分',
      },
      { mode: 'car', minutes: 15, text: '中国自動車道「美祢IC」から約15分' },
    ],
    parking: { available: true, bus: true, note: '正面入口の商店街の手前に市営駐車場があります。' },
    accessibility: { note: '正面入口から千畳敷の手前まではおおむね平坦ですが、濡れた坂と階段があります。' },
    facilities: { restroom: true, locker: true },
    body: [
      p(
        '秋吉台の地下およそ100メートルに口を開ける、国の特別天然記念物です。見つかっている総延長は11キロを超え、そのうち約1キロを歩けます。入口は三方を森に囲まれた岩の裂け目で、青い水が足もとから流れ出てきます。',
      ),
      p(
        '中に入ると、外が35度でも5度でも17度。夏は涼しく、冬はほのかに暖かい空気です。天井の高さは場所により40メートル近く、灯りが届かないところで水の落ちる音がします。子どもたちの声も、ここではなぜか小さくなります。',
      ),
      h2('名のついた石たち'),
      table(
        '歩く順に出会うもの',
        ['名前', 'どんなもの'],
        ['百枚皿', '石灰分がつくった縁で、水をたたえた皿が段々に並ぶ'],
        ['千畳敷', '洞内でいちばん広い空間。天井が落ちてできた'],
        ['黄金柱', '高さ約15メートル。壁を伝う水が固まった柱'],
        ['巌窟王', '黒谷口に近い、背の高い石筍'],
      ),
      p(
        '百枚皿は、上から覗くと棚田のようです。縁は今も少しずつ高くなり、鍾乳石が1センチ伸びるのに数十年から百年ほどかかるとされます。指の跡が黒く残るので、どこにも触れないでください。',
      ),
      callout(
        'tip',
        '帰りは地上から',
        '洞内のエレベーターで上がると、秋吉台の展望所まで歩いて行けます。白い石灰岩が草原に散らばる台地を見て、バスで正面へ戻れば、同じ道を引き返さずにすみます。',
      ),
      ul(
        '服装：夏でも薄い長袖を一枚。足もとは滑りにくい靴で',
        '所要：片道40分、往復で80分ほど',
        'ベビーカーより抱っこひもが歩きやすい道です',
      ),
    ],
    related: ['karato-ichiba', 'sandankyo-gorge'],
  },
  {
    slug: 'karato-ichiba',
    name: '唐戸市場',
    nameKana: 'からといちば',
    city: '山口県下関市',
    address: '山口県下関市唐戸町',
    lat: 33.957,
    lng: 130.946,
    catch: '関門海峡の前で、ふぐの握りを手のひらに受ける',
    tags: ['ふぐ', '関門海峡', '朝市', '寿司'],
    publishedOn: '2026-02-24',
    author: 'tomioka-saki',
    dataNote: SAMPLE_FACTS,
    category: '道の駅・市場',
    stayMinutes: 90,
    bestMonths: [11, 12, 1, 2, 3],
    seasons: [{ name: 'とらふぐの旬', from: '11-01', to: '02-28' }],
    rainyDay: true,
    kids: true,
    free: true,
    hours: {
      regular: [
        { days: ['fri', 'sat'], open: '10:00', close: '15:00', lastEntry: null, season: null },
        { days: ['sun'], open: '08:00', close: '15:00', lastEntry: null, season: null },
      ],
      note: '時刻は、寿司や惣菜を売る「活きいき馬関街」の目安です。卸と小売はそれより早く始まります。',
    },
    access: [
      {
        mode: 'bus',
        line: '路線バス（唐戸方面）',
        station: '下関駅',
        minutes: 7,
        text: 'JR「下関駅」からバス約7分「唐戸」下車、徒歩約3分',
      },
      { mode: 'ship', line: '関門連絡船', minutes: 5, text: '門司港から関門連絡船約5分「唐戸桟橋」下船すぐ' },
    ],
    parking: { available: true, count: 570, note: '立体駐車場（有料）。日曜は8時台から並びます。' },
    accessibility: { stepFree: true, multiToilet: true, elevator: true },
    facilities: { restroom: true, payments: ['現金'] },
    body: [
      p(
        '海峡の町、下関の台所です。夜明け前はふぐや鯛の卸売が動き、昼に近づくと買いもの客の市場に変わります。建物は2001年に移り、屋上は芝生の広場。階段を上がると、関門橋とその下を抜ける船が、手の届きそうな近さに見えます。',
      ),
      h2('馬関街の歩き方'),
      p(
        '金・土・日曜と祝日、店々が台いっぱいに握り寿司を並べるのが「活きいき馬関街」です。トレーに一貫ずつ自分で取り、店ごとに会計します。とらふぐ、のどぐろ、鯨。唐揚げとふぐ汁の湯気のあいだを、みな立ったまま品定めしています。',
      ),
      p(
        '屋内には席がほとんどありません。買ったら外へ出て、海沿いの段に腰かけるのが流儀です。風の強い日は蓋の飛ばない箱を選び、とびには油断しないこと。握りをさらわれた人の声が、日に一度は聞こえます。',
      ),
      callout(
        'info',
        'ここでは「ふく」',
        '下関では、福に通じるとして、ふぐを「ふく」と濁らず呼ぶことがあります。1888年に全国に先がけて食べることが許された土地でもあります。',
      ),
      ul(
        '10時台に着くと、品が揃い、まだ選ぶ余裕があります',
        '保冷剤は各店で分けてもらえますが、袋は持参が確実です',
        '水族館の海響館まで歩いて5分。子ども連れの午後に',
      ),
      p(
        '時間があれば、関門連絡船で門司港へ。5分の船旅で、九州の煉瓦の町に着きます。戻りは関門トンネルの人道を歩いてもよく、海の底にひかれた県境の線をまたいで15分ほど。出口から唐戸へはバスがあります。',
      ),
    ],
    related: ['akiyoshido-cave', 'itsukushima-jinja'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'senzaki-isoshigure',
    name: '浜の民宿 いそしぐれ',
    nameKana: 'はまのみんしゅく いそしぐれ',
    city: '山口県長門市',
    address: '山口県長門市仙崎',
    lat: 34.392,
    lng: 131.2,
    catch: '朝六時、女将の軽トラックで市場へ魚を見に行く',
    hero: {
      key: 'senzaki-isoshigure',
      motif: 'harbour',
      season: 'winter',
      time: 'morning',
    },
    tags: ['漁港', '民宿', '仙崎', 'いか'],
    publishedOn: '2025-12-09',
    checkedOn: '2025-11-04',
    author: 'tomioka-saki',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '民宿',
    checkIn: '15:30',
    checkOut: '10:00',
    minCharge: 9800,
    onsen: null,
    rooms: 5,
    mealPlan: '一泊二食',
    access: [
      {
        mode: 'train',
        line: 'JR山陰本線',
        station: '長門市駅',
        minutes: 8,
        text: 'JR「長門市駅」から車で約8分',
      },
      { mode: 'car', minutes: 40, text: '中国自動車道「美祢IC」から約40分' },
    ],
    parking: { available: true, count: 6, fee: '無料' },
    facilities: { wifi: true, smoking: 'separate', payments: ['現金'], languages: ['日本語'] },
    body: [
      p(
        '日本海に突き出た砂州の町、仙崎。かまぼこと、詩人の金子みすゞの生まれた町として知られます。宿は港から二軒目、五室だけ。玄関に大きな長靴が六足並んでいるのは、泊まった人が翌朝に市場へ行くためのものです。',
      ),
      p(
        '女将の軽トラックに二人ずつ乗り、六時に出発。その日の夕食は、前の晩ではなく、この朝に決まります。いかの季節なら朝の食卓に刺身が出て、透きとおった身が皿の模様を映します。',
      ),
      callout(
        'info',
        '部屋の支度',
        '布団の上げ下ろしは自分で、風呂は家族ごとに順番です。鍵のかからない部屋が二つあるので、気になる人は予約のときに伝えてください。',
      ),
      p(
        '青海島の遊覧船乗り場まで歩いて10分ほど。波の高い日は欠航になるので、朝の市場で漁師に聞くのがいちばん確かです。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'yamaguchi-uiro-warabi',
    name: '山口外郎',
    nameKana: 'やまぐちういろう',
    prefecture: '山口県',
    city: '山口県山口市',
    catch: '米粉ではなく、わらび粉。ぷるりと切れる外郎',
    tags: ['和菓子', 'わらび粉', '生外郎'],
    publishedOn: '2026-07-07',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 1180,
    contents: '10本入り（小豆・抹茶）',
    shelfLife: '真空包装で約10日、生は2〜3日',
    storage: '直射日光を避けて常温',
    allergens: [],
    sellPlaces: [
      { text: '山口市の和菓子店、新山口駅の土産売り場' },
      { spot: 'akiyoshido-cave', text: '秋芳洞の商店街' },
      { spot: 'karato-ichiba', text: '唐戸市場周辺の土産店' },
    ],
    body: [
      p(
        '外郎というと米粉の蒸し菓子を思いますが、山口ではわらび粉を使うのが昔からの形です。こし餡と砂糖を合わせて蒸すので、色は小豆色。もちもちではなく、ぷるりと切れて、すっと溶けます。',
      ),
      h2('生か、真空か'),
      p(
        '真空の包みは日持ちがして、旅のみやげに向きます。いっぽう店先で買える「生」は、二、三日のうちに食べるもの。同じ製法でも水気の残り方が違い、土地の人は生をすすめます。一本だけ買って、駅のベンチで比べてみてください。',
      ),
      callout(
        'tip',
        '切るときは糸で',
        '包丁だと刃につくので、木綿糸を回して引くときれいに切れます。夏は30分だけ冷やすとよく合います。',
      ),
    ],
  },
]
