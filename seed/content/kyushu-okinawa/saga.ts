import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, ol, p, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'yobuko-asaichi',
    city: '佐賀県唐津市',
    name: '呼子朝市',
    nameKana: 'よぶこあさいち',
    address: '佐賀県唐津市呼子町呼子（朝市通り）',
    lat: 33.543,
    lng: 129.8937,
    access: [
      {
        mode: 'bus',
        station: '唐津駅',
        minutes: 35,
        text: '唐津大手口バスセンター（JR唐津駅から徒歩約5分）から昭和バス呼子行きで約35分、「呼子」下車',
      },
      { mode: 'car', minutes: 30, text: '西九州自動車道「唐津IC」から約30分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '07:30', close: '12:00', lastEntry: null, season: null }],
    },
    closed: { yearEnd: { from: '01-01', to: '01-01' }, note: '元日のみ休み。荒天の日は店が減ります。' },
    free: true,
    parking: { available: true, fee: '有料', bus: true },
    facilities: { restroom: true, payments: ['現金'] },
    catch: '玄界灘の烏賊が、洗濯物のように風にまわる港の通り。',
    category: '道の駅・市場',
    stayMinutes: 60,
    bestMonths: [5, 6, 7, 8, 9, 10],
    seasons: [{ name: 'ケンサキイカ', from: '05-01', to: '10-31' }],
    rainyDay: false,
    kids: true,
    tags: ['朝市', '烏賊', '干物', '港町'],
    related: ['arita-uchiyama', 'dejima'],
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2026-06-05',
    author: 'tomioka-saki',
    body: [
      p(
        '松浦漁港の岸から一本入った、200メートルほどの通りです。元日を除いて毎朝、40軒前後の露店が並びます。大正のころ、農家と漁師が野菜と魚を取り替えたのが始まりといわれ、いまも魚の隣で里芋や柑橘を売る人がいます。',
      ),
      h2('早い時間ほど、話ができる'),
      p(
        '9時を過ぎると観光バスが着きます。その前の1時間は、売り手どうしのおしゃべりが聞こえる時間です。店のおばあさんが七輪で一夜干しを炙っていて、目が合うと端を切って渡してくれます。買うかどうかは、噛んでから決めて構いません。',
      ),
      ul(
        '烏賊の一夜干し。回転する乾燥機で干した、身の厚いものを',
        '{松浦漬|まつうらづけ}。鯨の軟骨を酒粕に漬けた、この町の珍味',
        'うに、あおさ、わかめ。春は生のものが出ます',
      ),
      h2('活き造りは昼前に'),
      p(
        '呼子の烏賊といえば、透きとおった活き造りです。生け簀のある店は11時ごろから暖簾を出し、足の部分は最後に天ぷらか塩焼きにしてもらえます。ケンサキイカの旬は初夏から秋。海が荒れた翌日は入荷がないこともあり、店に電話で聞いてから向かうのが確かです。',
      ),
      callout(
        'tip',
        '船の待ち時間に',
        '通りの裏手には、鯨漁で栄えた中尾家の屋敷が残っています。呼子の港からは加部島や小川島への船も出ています。',
      ),
    ],
  },
  {
    slug: 'arita-uchiyama',
    city: '佐賀県西松浦郡有田町',
    name: '有田内山の町並み',
    nameKana: 'ありたうちやまのまちなみ',
    address: '佐賀県西松浦郡有田町内山地区（泉山〜幸平・赤絵町・本幸平）',
    lat: 33.192,
    lng: 129.899,
    access: [
      {
        mode: 'train',
        line: 'JR佐世保線',
        station: '上有田駅',
        minutes: 5,
        text: 'JR佐世保線「上有田駅」から町並みの東の端まで徒歩約5分（特急は主に「有田駅」に停車）',
      },
      { mode: 'car', minutes: 15, text: '西九州自動車道「波佐見有田IC」から約15分' },
    ],
    hours: { regular: [], allDay: true, note: '町歩きは自由。店は10時ごろから17時ごろまでが多いです。' },
    free: true,
    parking: { available: true, note: '町営の無料駐車場があります。陶器市の期間は交通規制があります。' },
    facilities: { restroom: true },
    catch: '磁器が日本で初めて焼かれた谷。塀まで窯の煉瓦でできています。',
    category: '町並み',
    stayMinutes: 150,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '有田陶器市', from: '04-29', to: '05-05' },
      { name: '大公孫樹の黄葉', from: '11-10', to: '11-30' },
    ],
    rainyDay: false,
    kids: false,
    tags: ['有田焼', '重伝建', 'トンバイ塀', '町歩き'],
    related: ['yobuko-asaichi', 'dejima'],
    publishedOn: '2026-03-10',
    updatedOn: '2026-10-02',
    author: 'hayase-mio',
    body: [
      p(
        '17世紀のはじめ、泉山で磁器の石が見つかり、朝鮮から渡ってきた陶工たちがここに窯を築きました。李参平の名で知られる人を祖として、町は1616年を有田焼の始まりとしています。谷沿いに約2キロ続く町並みは、1991年に重要伝統的建造物群保存地区に選ばれました。',
      ),
      h2('表通りと裏通り'),
      p(
        '表通りには、白壁の町家と洋風の店が入りまじって並びます。文政の大火のあとに建てなおされ、明治から昭和にかけて海外との商いで豊かになった跡です。一本裏へ入ると音が消え、{トンバイ塀|とんばいべい}が始まります。',
      ),
      p(
        'トンバイは登り窯の内側に使った耐火煉瓦のこと。役目を終えた煉瓦や窯道具を赤土で積み、技法がよそへ漏れないように細工場を囲みました。灰をかぶって艶の出たもの、穴の空いたもの。一つとして同じ煉瓦がなく、つい立ち止まってしまいます。',
      ),
      h2('歩く順番'),
      ol(
        '泉山磁石場。400年で山をひとつ掘りきった跡を、柵の外から眺めます。',
        'トンバイ塀の裏通り。大公孫樹から川沿いにおよそ850メートル。',
        '陶山神社。石段を上がる途中で、踏切ではなく線路を渡ります。磁器の鳥居はその先に。',
        '表通りを有田駅のほうへ。豆皿一枚から買える店が続きます。',
      ),
      callout(
        'caution',
        '陶器市の週は別の町',
        '4月29日から5月5日の陶器市には、通り沿いに数百の店が並び、全国から人が訪れます。町並みを見たいなら、この週を外した平日の午前が向いています。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'guesthouse-tonbai-arita',
    city: '佐賀県西松浦郡有田町',
    name: '窯元の離れ とんばい',
    nameKana: 'かまもとのはなれ とんばい',
    address: '佐賀県西松浦郡有田町赤絵町',
    lat: 33.1913,
    lng: 129.8964,
    access: [
      { mode: 'walk', station: '上有田駅', minutes: 15, text: 'JR佐世保線「上有田駅」から徒歩約15分' },
      { mode: 'car', minutes: 15, text: '西九州自動車道「波佐見有田IC」から約15分' },
    ],
    parking: { available: true, count: 4, fee: '無料' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    catch: '絵付けの仕事場だった二階に泊まり、朝は好きな器で食べる。',
    hero: {
      key: 'guesthouse-tonbai-arita',
      motif: 'guesthouse',
      season: 'spring',
      time: 'morning',
    },
    type: 'ゲストハウス',
    checkIn: '16:00',
    checkOut: '10:00',
    minCharge: 5200,
    onsen: null,
    rooms: 5,
    mealPlan: '素泊まり、朝食は前日までに予約（800円）',
    tags: ['ゲストハウス', '有田焼', 'ひとり旅', '町歩き'],
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    publishedOn: '2026-03-18',
    body: [
      p(
        '赤絵の職人が五人並んで筆を持っていたという、細長い二階家です。北の窓が大きいのは、色を見るために影のない光が要ったから。机の跡は床の色に残っています。部屋は個室が三つ、相部屋が二つ。',
      ),
      p(
        '朝食の前に、土間の棚から器を選びます。端の欠けを金で継いだもの、少し歪んで売れなかったもの。同じ粥でも、皿が違うと順番や置き方まで変わるのがわかります。気に入れば、帰りに同じ窯元を教えてもらえます。',
      ),
      h3('夜の過ごし方'),
      p(
        '21時を過ぎると表通りの灯りはほとんど消えます。共用の台所で湯を沸かし、川の音を聞きながら図録をめくる。棚の三百冊は、先代が窯元を回って集めたものです。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'arita-mamezara-painting',
    city: '佐賀県西松浦郡有田町',
    name: '豆皿の染付を描く 午前の絵付け教室',
    nameKana: 'まめざらのそめつけをえがく ごぜんのえつけきょうしつ',
    address: '佐賀県西松浦郡有田町大樽',
    lat: 33.1918,
    lng: 129.8982,
    access: [
      { mode: 'walk', station: '上有田駅', minutes: 12, text: 'JR佐世保線「上有田駅」から徒歩約12分' },
    ],
    hours: {
      regular: [
        { days: ['tue', 'thu', 'sat', 'sun'], open: '10:00', close: '12:00', lastEntry: null, season: null },
      ],
    },
    prices: [
      ['豆皿2枚', 3300],
      ['追加1枚', 1100],
      ['送料（国内）', 900, '焼き上がりまで約1か月です。'],
    ],
    parking: { available: true, count: 3, fee: '無料' },
    facilities: { restroom: true, payments: ['現金', 'クレジットカード'] },
    catch: '呉須の濃淡だけで、直径9センチの白に線を置く。',
    hero: {
      key: 'arita-mamezara-painting',
      motif: 'craft-pottery',
      season: 'spring',
      time: 'noon',
    },
    durationMin: 100,
    meetingPoint: '有田町大樽、煉瓦塀の角の工房前',
    ageMin: 7,
    capacity: 8,
    included: ['豆皿2枚', '呉須・筆・下絵の道具', '釉掛けと焼成'],
    bring: ['汚れてもよい服', '必要な方は眼鏡'],
    cancelPolicy: '前日17時まで無料、当日は料金の全額。荒天で鉄道が止まったときは無料です。',
    months: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12],
    tags: ['絵付け', '有田焼', '雨の日', '手しごと'],
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    publishedOn: '2026-03-25',
    author: 'hayase-mio',
    body: [
      p(
        '素焼きの皿は、水をおどろくほど早く吸います。筆を止めた場所に、ためらった分だけ濃い点が残る。はじめの15分は皿ではなく素焼きの破片で、止めずに引く練習をします。',
      ),
      h2('1枚目は写す、2枚目は崩す'),
      p(
        '1枚目は江戸時代の皿の文様から選び、型紙を使って輪郭を写します。2枚目は何を描いても構いません。皿の縁を空けるとすっきり見える、線は手前に引く、と講師が言うのはそれくらいです。',
      ),
      p(
        '呉須は焼く前は灰色で、窯から出ると藍になります。薄く塗りすぎたかと思うくらいで、ちょうど空の色。仕上がりは約1か月後に届くので、旅の終わりではなく、日常に戻ったころに包みを開けることになります。',
      ),
      callout('info', null, '5月は陶器市と片づけのため休みます。'),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'arita-mamezara',
    prefecture: '佐賀県',
    city: '佐賀県西松浦郡有田町',
    name: '有田焼の豆皿',
    nameKana: 'ありたやきのまめざら',
    catch: 'てのひらに収まる白磁。箸置きにも、薬味皿にも。',
    category: '工芸品',
    maker: null,
    price: 1320,
    contents: '直径約9cm、1枚',
    shelfLife: null,
    storage: null,
    allergens: [],
    tags: ['有田焼', '器', '軽いおみやげ'],
    sellPlaces: [
      { spot: 'arita-uchiyama', text: '有田内山の窯元直売店・商社の店' },
      { text: '佐賀駅・九州佐賀国際空港の売店' },
    ],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2026-04-02',
    author: 'hayase-mio',
    body: [
      p(
        '染付、色絵、青磁。有田の技をいちばん小さな面に収めたのが豆皿です。直径8センチから10センチほど、値段は千円台から選べ、窯元のくせがよく出ます。',
      ),
      p(
        '手に取ったら裏を見てください。高台の内側に窯の名や印があります。指ではじくと高く澄んだ音がするのは、磁器がよく焼き締まっているしるし。揃いで買うより、文様の違うものを一枚ずつ集めるほうが食卓で楽しめます。',
      ),
      h2('使うとき'),
      p(
        '電子レンジも食器洗い機も、染付や青磁ならたいてい使えます。金彩や上絵のあるものは手洗いで。持ち帰るときは手ぬぐいに一枚ずつ挟み、縦に立てて鞄に入れると割れにくいです。',
      ),
    ],
  },
]
