import { callout, h2, p, quote, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kanazawa-kenrokuen',
    name: '兼六園',
    nameKana: 'けんろくえん',
    city: '石川県金沢市',
    address: '石川県金沢市兼六町1',
    lat: 36.562,
    lng: 136.663,
    category: '公園・庭園',
    catch: '広さと静けさ、人の手と古び。並び立たないはずの六つを、ひとつの庭に収めました。',
    tags: ['大名庭園', '雪吊り', '特別名勝', '金沢'],
    publishedOn: '2025-10-07',
    updatedOn: '2026-10-20',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'bus',
        station: '金沢駅',
        minutes: 15,
        text: 'JR金沢駅からバスで約15分「兼六園下・金沢城」下車、徒歩約3分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '07:00',
          close: '18:00',
          lastEntry: null,
          season: { from: '03-01', to: '10-15' },
        },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '08:00',
          close: '17:00',
          lastEntry: null,
          season: { from: '10-16', to: '02-28' },
        },
      ],
      note: '有料開園の前に、早朝の無料開園があります（開始時刻は季節で変わります）。',
    },
    prices: [
      ['大人（18歳以上）', 320],
      ['小人（6〜17歳）', 100],
    ],
    parking: { available: true, fee: '有料（兼六駐車場など）', bus: true },
    accessibility: {
      stepFree: false,
      wheelchairRental: true,
      multiToilet: true,
      stroller: true,
      note: '園路は砂利が多く、坂と石段があります。段差の少ない順路を案内所で聞けます。',
    },
    facilities: { restroom: true, pets: false, smoking: 'none', languages: ['日本語', '英語'] },
    stayMinutes: 80,
    bestMonths: [1, 2, 4, 6, 11, 12],
    seasons: [
      { name: '梅', from: '02-20', to: '03-20' },
      { name: '桜', from: '04-01', to: '04-12' },
      { name: '紅葉', from: '11-05', to: '11-30' },
      { name: '雪吊り', from: '11-01', to: '03-15' },
    ],
    rainyDay: false,
    kids: true,
    related: ['kanazawa-omicho-market', 'toyama-glass-museum', 'eiheiji'],
    body: [
      p(
        '加賀前田家の歴代が、およそ百八十年をかけて手を入れつづけた庭です。名は中国宋代の書『洛陽名園記』に由来し、宏大・幽邃・人力・蒼古・水泉・眺望の六つを兼ねることを表します。',
      ),
      p(
        '霞ヶ池のほとり、二本の脚を違う長さで立てた{徽軫|ことじ}灯籠の前は、朝七時でも人がいます。待つのが苦手なら、先に栄螺山へ登ってしまうのが得策です。池を上から眺めると、島と橋と松がどう配られているかが、地図のようにわかります。',
      ),
      h2('水はどこから来るか'),
      p(
        '園を流れる曲水は、犀川の上流から引いた辰巳用水の水です。1632年に開かれ、逆サイフォンの仕組みで城内まで水を上げました。池との高低差で上がる噴水は、19世紀半ばのもので、現存する日本最古の噴水といわれています。',
      ),
      h2('縄の円錐'),
      p(
        '冬の姿をつくる雪吊りは、11月1日に{唐崎松|からさきのまつ}から始まります。芯柱の先から放射状に垂らした縄が枝先を支え、湿った重い雪から守ります。唐崎松だけで縄は約800本。3月の半ばから、逆の順で外されます。',
      ),
      table(
        '一時間で歩く順',
        ['順', '場所', '見どころ'],
        ['1', '蓮池門口', '人の少ない入口。噴水と瓢池へ'],
        ['2', '栄螺山', '庭の全体を見渡す'],
        ['3', '霞ヶ池', '徽軫灯籠と唐崎松'],
        ['4', '眺望台', '卯辰山と市街、晴れた日は能登の方角まで'],
      ),
      callout(
        'tip',
        '早朝の無料開園',
        '有料開園の前に入れる時間があります。出なければならない時刻が決まっているので、園内の案内に従ってください。雪の朝は、足跡のない道を歩けることがあります。',
      ),
    ],
  },
  {
    slug: 'kanazawa-omicho-market',
    name: '近江町市場',
    nameKana: 'おうみちょういちば',
    city: '石川県金沢市',
    address: '石川県金沢市上近江町50',
    lat: 36.572,
    lng: 136.656,
    category: '道の駅・市場',
    catch: '三百年続く金沢の台所。「おみちょ」と縮めて呼ぶ、細い通りの百七十軒です。',
    tags: ['市場', 'かに', '加賀野菜', '食べ歩き'],
    publishedOn: '2025-11-11',
    dataNote: SAMPLE,
    access: [
      {
        mode: 'walk',
        station: '金沢駅',
        minutes: 15,
        text: 'JR金沢駅から徒歩約15分',
      },
      {
        mode: 'bus',
        station: '金沢駅',
        minutes: 5,
        text: 'JR金沢駅からバスで約5分「武蔵ヶ辻・近江町市場」下車すぐ',
      },
    ],
    hours: { note: '鮮魚店は朝9時ごろから夕方まで。飲食店は店により異なります。' },
    closed: { irregular: true, note: '水曜に休む店が多く、年始は全体に休みます。' },
    free: true,
    parking: { available: true, fee: '有料', note: '市場の立体駐車場。週末の昼前は満車が続きます。' },
    accessibility: { stepFree: true, multiToilet: true, elevator: true, stroller: true },
    facilities: { restroom: true, payments: ['店により異なる'] },
    stayMinutes: 60,
    bestMonths: [2, 5, 11, 12],
    seasons: [
      { name: '香箱がに', from: '11-06', to: '12-29' },
      { name: '加賀野菜の夏もの', from: '06-15', to: '08-31' },
    ],
    rainyDay: true,
    kids: true,
    related: ['kanazawa-kenrokuen', 'toyama-glass-museum'],
    body: [
      p(
        '朝九時、長靴の店員がホースで通路を流し、その脇を買い物かごの人が慣れた足で抜けていきます。旅行者の多い市場ですが、町の人の台所である時間は、いまも朝のうちに残っています。',
      ),
      p(
        '始まりは享保のころ。火事のあとに点在していた市場が集められ、2021年に開場三百年を迎えました。屋根の下に細い通りが交わり、魚、青果、乾物、惣菜の店がおよそ百七十軒並びます。',
      ),
      h2('季節で棚が変わる'),
      ul(
        '**11月6日**にかに漁が始まり、雄の加能がにと、小ぶりな雌の香箱がにが並びます。香箱がには年内で終わります。',
        '夏は加賀太きゅうり、金時草、ヘタ紫なす。ぬめりのある金時草は、おひたしにすると紫がにじみます。',
        '冬の源助だいこんは、煮くずれしにくく、おでん種に向きます。',
      ),
      p(
        '海鮮丼の店は昼に長い列ができます。並ばずにすませるなら、一階の惣菜店でどじょうの蒲焼や昆布締めを少しずつ買い、店先の決められた場所で。どじょうの蒲焼は串で一本から買える、この町の昔からのおやつです。',
      ),
      callout(
        'info',
        '歩きながら食べない',
        '通りは狭く、車いすや台車も通ります。買ったものは店の前か、決められた場所で食べるのがここの約束です。',
      ),
      p(
        '生ものを持ち帰るなら、帰る日の午前に。発送は店で頼めますが、かにの時期は翌日の便が埋まることもあります。保冷剤は小さな店では有料です。列車で四時間を超えるなら、氷を多めに詰めてもらうよう一言添えてください。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'yamanaka-yuyado-kikutaori',
    name: '湯宿 菊たおり',
    nameKana: 'ゆやど きくたおり',
    city: '石川県加賀市',
    address: '石川県加賀市山中温泉',
    lat: 36.245,
    lng: 136.377,
    type: '旅館',
    catch: '芭蕉が九日とどまった湯の町で、大聖寺川の瀬音を聞きながら漆の椀で夕餉を。',
    hero: {
      key: 'yamanaka-yuyado-kikutaori',
      motif: 'garden',
      season: 'autumn',
      time: 'dusk',
    },
    tags: ['旅館', '渓流', '山中漆器', '加賀温泉郷'],
    publishedOn: '2025-10-17',
    updatedOn: '2026-08-04',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      {
        mode: 'bus',
        station: '加賀温泉駅',
        minutes: 30,
        text: '北陸新幹線 加賀温泉駅からバスで約30分、山中温泉の停留所から徒歩',
      },
      { mode: 'car', minutes: 20, text: '北陸自動車道 加賀ICから車で約20〜25分' },
    ],
    parking: { available: true, count: 18, fee: '無料' },
    accessibility: { elevator: true, multiToilet: true, note: '露天風呂へは石段が12段あります。' },
    facilities: {
      wifi: true,
      restroom: true,
      pets: false,
      smoking: 'separate',
      payments: ['クレジットカード', 'QRコード決済', '現金'],
    },
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 24200,
    onsen: {
      has: true,
      quality: 'カルシウム・ナトリウム-硫酸塩泉',
      kakenagashi: false,
      privateBath: true,
    },
    bathTaxNote: '入湯税は別途150円（見本）',
    rooms: 16,
    mealPlan: '1泊2食付き。夕食は部屋ではなく、川に面した食事処で。',
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
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    body: [
      quote('山中や菊はたおらぬ湯の匂', '松尾芭蕉『おくのほそ道』'),
      p(
        '菊を手折って長寿を願うまでもない、この湯の香りがあれば。芭蕉が元禄二年の旅でそう詠んだ町に、宿の名は由来します。部屋は十六、うち十室が渓谷の側。鶴仙渓の遊歩道へは、勝手口から下りられます。',
      ),
      p(
        '夕餉の椀は山中漆器です。木地を{挽|ひ}く轆轤の技で知られる産地で、縁は紙のように薄く、口に当てても冷たくありません。冬は香箱がにを甲羅に詰め直したもの、夏は鮎を酢で。量を控えた献立も選べます。',
      ),
      h2('湯は町と分けあう'),
      p(
        '館内の湯は静かですが、一度は町の共同浴場「菊の湯」へ。浴衣のまま歩いて七分ほど、地元の人が湯道具を提げて通う湯です。宿の帳場で入浴券を渡しています。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'wajima-lacquer-chopsticks',
    name: '輪島塗の箸',
    nameKana: 'わじまぬりのはし',
    prefecture: '石川県',
    catch: '塗り重ねた漆が、毎日の手に残る。地震のあとも各地の仕事場で作られている箸です。',
    tags: ['輪島塗', '漆器', '箸', '能登'],
    publishedOn: '2026-02-24',
    dataNote: '価格と内容量は見本データです。',
    category: '工芸品',
    maker: null,
    price: 3850,
    contents: '1膳（箸袋付き）',
    shelfLife: null,
    storage: '直射日光と食洗機を避ける',
    allergens: [],
    sellPlaces: [
      { text: '金沢駅構内の工芸品売り場' },
      { spot: 'kanazawa-kenrokuen', text: '兼六園周辺の工芸店' },
    ],
    body: [
      p(
        '輪島塗の強さは下地にあります。珪藻土を焼いて砕いた{地の粉|じのこ}を漆に混ぜ、薄く塗っては研ぐ。布を着せて角を守る。椀ならば百を超えるともいわれる手数の考え方が、一膳の箸にも通っています。',
      ),
      p(
        '2024年1月の能登半島地震と、同じ年の9月の豪雨で、輪島の町と工房は大きな被害を受けました。仮設の工房や、県内外に移った仕事場で制作を続ける職人がいます。作り手と場所はいまも変わりつづけているので、買うときは売り場の人に、どこで誰が作ったものかを尋ねてみてください。',
      ),
      h2('長く使うために'),
      ul(
        'やわらかい布かスポンジで、ぬるま湯で洗い、すぐに水気を拭きます。',
        '食器洗い乾燥機と電子レンジには向きません。',
        '先の塗りが減ったら、塗り直しを受ける工房があります。',
      ),
    ],
  },
]
