import { callout, h2, ol, p, quote, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'miho-no-matsubara',
    name: '三保松原',
    nameKana: 'みほのまつばら',
    city: '静岡県静岡市清水区',
    address: '静岡県静岡市清水区三保',
    lat: 34.994,
    lng: 138.524,
    category: '絶景',
    catch: '三万本の松の向こうに、海と富士。描かれつづけた構図を、浜から自分の目で確かめます。',
    hero: {
      key: 'miho-no-matsubara',
      motif: 'coast',
      season: 'winter',
      time: 'morning',
      landmark: 'fuji',
    },
    tags: ['富士山', '世界遺産', '松林', '羽衣伝説'],
    publishedOn: '2025-12-23',
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    access: [
      {
        mode: 'bus',
        line: '三保山の手線',
        station: '清水駅',
        minutes: 25,
        text: 'JR清水駅からバスで約25分「三保松原入口」下車、徒歩約15分',
      },
      { mode: 'car', minutes: 25, text: '東名高速道路 清水ICから車で約25分' },
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
      note: '時間は「静岡市三保松原文化創造センター（みほしるべ）」のもの。浜と松林は自由に歩けます。',
    },
    free: true,
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: true,
      multiToilet: true,
      stroller: true,
      note: '神の道とみほしるべは平坦。浜は玉石で、車輪は沈みます。',
    },
    facilities: { restroom: true },
    stayMinutes: 90,
    bestMonths: [1, 2, 11, 12],
    seasons: [
      { name: '冬の富士', from: '12-01', to: '02-28' },
      { name: '夏の日の出', from: '06-01', to: '07-31' },
    ],
    rainyDay: false,
    kids: true,
    related: ['shuzenji-onsen', 'kawaguchiko-oishi-park'],
    body: [
      p(
        '2013年に富士山が世界文化遺産になったとき、山から45kmも離れたこの浜が構成資産に含まれました。信仰の対象であり、芸術の源泉。その二つめの理由を一か所で説明できる場所が、ここだったからです。',
      ),
      p(
        '松は約三万本、浜は約5kmにわたって続きます。富士が見えるのは北東の方角で、波の引いた一瞬に、濡れた砂利へ稜線が映ります。午前の早い光のうちがよく、昼を過ぎると霞みがちです。',
      ),
      h2('神の道から羽衣の松へ'),
      p(
        '{御穂神社|みほじんじゃ}から浜へは、樹齢200〜300年の老松が並ぶ「神の道」が500mほど。根を守るため、人は木道の上を歩きます。突き当たりに羽衣の松。天女が衣を掛けたという伝えの松は代替わりをしていて、いまの木は三代目にあたります。',
      ),
      quote('田子の浦ゆうち出でてみれば真白にそ富士の高嶺に雪は降りける', '山部赤人『万葉集』巻三'),
      p(
        '赤人が詠んだ田子の浦も、この湾の岸のどこかでした。いまの浜の位置とは限りませんが、冬の晴れた朝にここへ立つと、白さに驚いた気持ちはよくわかります。波打ち際の玉石は踏むと深く沈むので、白い靴はよしておくのが賢明です。',
      ),
      callout(
        'tip',
        '先に、みほしるべへ',
        '道の入口の無料施設では、松の手入れや、浜が痩せてきた経緯を短い映像で見られます。雲がかかっていても、今日の富士の見え方を受付で聞けます。',
      ),
    ],
  },
  {
    slug: 'shuzenji-onsen',
    name: '修善寺温泉',
    nameKana: 'しゅぜんじおんせん',
    city: '静岡県伊豆市',
    address: '静岡県伊豆市修善寺',
    lat: 34.971,
    lng: 138.928,
    category: '温泉',
    catch: '川の中から湧いた湯と、竹の小径。漱石が胃を病んだ町は、静かなまま残りました。',
    tags: ['温泉街', '竹林', '文学', '伊豆'],
    publishedOn: '2026-10-09',
    access: [
      {
        mode: 'train',
        line: '伊豆箱根鉄道 駿豆線',
        station: '修善寺',
        minutes: 8,
        text: '伊豆箱根鉄道 修善寺駅からバスで約8分「修善寺温泉」下車',
      },
      { mode: 'car', minutes: 10, text: '修善寺道路 修善寺ICから車で約10分' },
    ],
    free: true,
    parking: { available: true, fee: '有料', note: '温泉街の道は細く、一方通行があります。' },
    facilities: { restroom: true },
    stayMinutes: 120,
    bestMonths: [2, 5, 11, 12],
    seasons: [
      { name: '梅（修善寺梅林）', from: '02-05', to: '03-10' },
      { name: '紅葉', from: '11-15', to: '12-05' },
    ],
    rainyDay: true,
    kids: false,
    related: ['miho-no-matsubara', 'kawaguchiko-oishi-park'],
    body: [
      p(
        '桂川の岩に、湯が組まれています。{独鈷|とっこ}の湯。大同2年（807年）、弘法大師がここを訪れ、冷たい川で病の父を洗う子のために、持っていた独鈷で岩を打って湯を出した、という話が伝わります。入ることはできませんが、温泉街はいまもこの岩を中心に広がっています。',
      ),
      h2('寺の名と地名'),
      p(
        '地名は「修善寺」、寺は「修禅寺」。禅の寺になるときに字が改まりました。源頼朝の弟の範頼、子の頼家が、相次いで幽閉された場所でもあり、頼家の墓の脇には、母の北条政子が建てた{指月殿|しげつでん}が残ります。伊豆で最古の木造建築といわれます。',
      ),
      p(
        '明治43年の夏、胃病の療養に来た夏目漱石は、ここで大量に吐血し、三十分のあいだ脈を失いました。「修善寺の大患」です。回復の日々を綴った『思い出す事など』を読んでから歩くと、川音が少し違って聞こえます。',
      ),
      ul(
        '**竹林の小径**　桂川に沿った約300mの石畳。中ほどの円い台に寝ころぶと、竹の先が空で揺れます。',
        '**朱塗りの橋**　五つの橋を願いごとをして渡る、橋めぐりの趣向があります。',
        '**筥湯**　仰空楼の望楼がのる外湯。小さく熱めで、30分で十分に温まります。',
      ),
      callout(
        'info',
        '紅葉の混雑',
        '11月下旬の週末は、谷の道が昼までに車で埋まります。修善寺駅からバスを使い、朝に着いて、昼は蕎麦屋で列の前のほうに並ぶのが楽です。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kawane-chaya-mirume',
    name: '川根の茶農家民宿 みるめ',
    nameKana: 'かわねのちゃのうかみんしゅく みるめ',
    city: '静岡県榛原郡川根本町',
    address: '静岡県榛原郡川根本町上長尾',
    lat: 35.047,
    lng: 138.083,
    type: '民宿',
    catch: '「みるい」は、この土地の言葉でやわらかい。新芽の季節に名を借りた四室です。',
    hero: {
      key: 'kawane-chaya-mirume',
      motif: 'guesthouse',
      season: 'spring',
      time: 'morning',
    },
    tags: ['農家民宿', '茶畑', '大井川', '星空'],
    publishedOn: '2026-04-24',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    access: [
      { mode: 'car', minutes: 60, text: '新東名高速道路 島田金谷ICから車で約60分' },
      { mode: 'train', text: '大井川鐵道の沿線。運行区間は変わることがあるため、来る前に最新の案内の確認を' },
    ],
    parking: { available: true, count: 5, fee: '無料' },
    facilities: { wifi: true, restroom: true, pets: false, smoking: 'none', payments: ['現金'] },
    checkIn: '15:00',
    checkOut: '10:00',
    minCharge: 10500,
    onsen: null,
    rooms: 4,
    mealPlan: '1泊2食付き。夕食は山菜と猪、茶葉の天ぷら。朝は茶粥です。',
    body: [
      p(
        '居間の柱に、摘みはじめた日が彫ってあります。昭和58年は4月21日、去年は4月27日。茶の家では、これが家の日記になるのだそうです。泊まり客の部屋は、蚕を飼っていた二階にあります。',
      ),
      p(
        '夜は早く、九時には周囲の家が消灯します。街灯が少なく、晴れた晩は天の川の幅まで見えます。布団の足もとに、ご主人が炒りたてのほうじ茶の袋を置いてくれるので、部屋は香ばしい匂いのまま朝になります。',
      ),
      h2('手を貸す朝'),
      p(
        '4月の下旬から5月の中旬、泊まり客は望めば朝の摘み取りに加わります。五時半、背負い籠を借り、畝の間へ。三十分でかごの底が見えなくなるころ、朝餉の茶粥が炊けます。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'kawane-tea-picking',
    name: '川根の茶摘みと手もみ 半日',
    nameKana: 'かわねのちゃつみとてもみ はんにち',
    city: '静岡県榛原郡川根本町',
    address: '静岡県榛原郡川根本町上長尾',
    lat: 35.049,
    lng: 138.087,
    catch: '一芯二葉だけを摘み、熱い焙炉の上で揉む。一煎分の茶が、手のひらにできます。',
    hero: {
      key: 'kawane-tea-picking',
      motif: 'tea',
      season: 'spring',
      time: 'noon',
    },
    tags: ['茶摘み', '手もみ茶', '新茶', '大井川'],
    publishedOn: '2026-04-14',
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    access: [{ mode: 'car', minutes: 60, text: '新東名高速道路 島田金谷ICから車で約60分' }],
    parking: { available: true, count: 8, fee: '無料' },
    prices: [
      ['大人', 4800, 'できた茶の持ち帰り込み'],
      ['小学生', 2900],
    ],
    durationMin: 200,
    meetingPoint: '川根本町上長尾、茶畑の入口の休憩小屋',
    ageMin: 6,
    capacity: 12,
    included: ['摘み籠の貸し出し', '手もみの材料', 'できた茶約10g', '茶菓子'],
    bring: ['日よけの帽子', '長袖', '運動靴', '飲みもの'],
    cancelPolicy: '前日正午まで無料。雨の日は屋内の手もみのみに変え、半額を返します。',
    months: [4, 5, 6],
    body: [
      p(
        '新芽の先の、閉じた芽ひとつと、開いた葉が二枚。そこだけを爪を立てずに摘みます。教わって十分も経つと、手の動きがそろい、籠に薄い緑がひとかさね溜まっていきます。摘む量は、乾くと五分の一になります。',
      ),
      p(
        '{焙炉|ほいろ}は、下から温めた和紙張りの台です。蒸した葉をその上で、散らし、ころがし、まとめて揉む。急ぐと葉が砕けます。講師は手順を口にせず、耳を澄ますように言います。葉が水を失うと、さらさらと鳴る音が変わるからです。',
      ),
      ol(
        '畑で摘む（60分）',
        '葉を蒸して冷ます（20分）',
        '揉んで乾かす（80分）',
        'できた茶を、湯冷ましで一煎いただく（40分）',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'kawane-cha',
    name: '川根茶（煎茶）',
    nameKana: 'かわねちゃ（せんちゃ）',
    prefecture: '静岡県',
    catch: '川霧の谷が育てた、香りの立つ山の煎茶。湯を少し冷まして、甘みから飲みはじめます。',
    tags: ['煎茶', '新茶', '山の茶', '大井川'],
    publishedOn: '2026-05-05',
    dataNote: '価格と内容量は見本データです。',
    category: '飲料・酒',
    maker: null,
    price: 1296,
    contents: '100g',
    shelfLife: '製造から約8か月（開封後は1か月ほど）',
    storage: '高温多湿を避け、開封後は密閉して冷暗所',
    allergens: [],
    sellPlaces: [
      { text: '川根本町・島田市の茶の直売所' },
      { text: '静岡駅・掛川駅の土産売り場' },
      { spot: 'miho-no-matsubara', text: '清水周辺の茶店' },
    ],
    body: [
      p(
        '大井川の上流、昼夜の温度差が大きく、朝は霧が葉を覆う山の斜面で作られる煎茶です。葉が薄くやわらかいまま育つので、浅く蒸し、針のように細く撚る仕上げが似合います。湯の色は濃い緑ではなく、澄んだ金。',
      ),
      h2('淹れ方'),
      table(
        '一人分',
        ['一煎目', '二煎目', '三煎目'],
        ['70℃、60秒。甘みと香り', '80℃、15秒。張りのある渋み', '熱湯、すぐに。すっきりと'],
      ),
      ul(
        '葉は3g。大さじ一杯より少し少ない程度です。',
        '湯は一度、湯のみに移してから急須へ。それだけで10℃下がります。',
        '冷たくして飲むなら、氷水で15分おくと渋みがほとんど出ません。',
      ),
      callout(
        'tip',
        '新茶のしまい方',
        '5月の新茶は香りが命です。封を切ったら二週間のうちに飲み、残りは小分けにして冷凍庫へ。',
      ),
    ],
  },
]
