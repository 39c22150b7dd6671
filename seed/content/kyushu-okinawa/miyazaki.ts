import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'takachiho-gorge',
    city: '宮崎県西臼杵郡高千穂町',
    name: '高千穂峡',
    nameKana: 'たかちほきょう',
    address: '宮崎県西臼杵郡高千穂町三田井御塩井',
    lat: 32.7016,
    lng: 131.3005,
    access: [
      {
        mode: 'bus',
        line: 'JR日豊本線',
        station: '延岡駅',
        minutes: 80,
        text: 'JR日豊本線「延岡駅」から宮崎交通バスで約80分、「高千穂バスセンター」から徒歩約30分またはタクシー約5分',
      },
      {
        mode: 'bus',
        minutes: 180,
        text: '熊本駅・熊本桜町バスターミナルから高速バスで約3時間、高千穂バスセンター下車',
      },
    ],
    hours: { regular: [], allDay: true, note: '遊歩道は自由。貸しボートは日中のみ、水位により休止します。' },
    free: true,
    parking: { available: true, fee: '有料', note: '混み合う日は上の駐車場から歩いて下ります。' },
    accessibility: { stepFree: false, note: '遊歩道には階段があります。' },
    facilities: { restroom: true },
    catch: '柱の崖のあいだに、一筋の滝。水の色は朝がいちばん深い。',
    hero: {
      key: 'takachiho-gorge',
      motif: 'gorge',
      season: 'summer',
      time: 'morning',
      alt: '切り立った柱状の崖のあいだに滝が落ち、小舟が浮かぶ様子を描いた絵',
    },
    category: '絶景',
    stayMinutes: 90,
    bestMonths: [5, 7, 8, 10, 11],
    seasons: [
      { name: '新緑', from: '04-20', to: '05-31' },
      { name: '紅葉', from: '11-05', to: '11-25' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['渓谷', '柱状節理', '滝', '神話'],
    related: ['aoshima', 'aso-kusasenri', 'usuki-sekibutsu'],
    publishedOn: '2025-11-20',
    updatedOn: '2026-08-28',
    author: 'nishi-wataru',
    body: [
      p(
        '阿蘇が大きな噴火をしたとき、火砕流は五ヶ瀬川に沿ってここまで届きました。冷えて縮んだ岩は縦に割れて柱になり、川がその間を削って、いまの谷ができます。高いところで80メートルから100メートルの断崖が、およそ7キロ続いています。1934年に国の名勝・天然記念物に指定されました。',
      ),
      h2('滝を、上と下から'),
      p(
        '日本の滝百選の{真名井|まない}の滝は、高さ17メートル。遊歩道の滝見台からは、水面へ落ちるところを斜め上に見下ろします。写真でよく見る角度です。日の差す昼前後には水が明るい緑に、曇った朝には底の見えない青に変わります。',
      ),
      p(
        '貸しボートに乗ると、同じ滝を見上げることになります。漕ぐのは思うより難しく、ほとんどの舟が一度は岩に当たります。滝のしぶきに入る前に荷物を足元へ。枠は早く埋まるので、休日は事前の予約が確かです。',
      ),
      h2('歩くなら'),
      p(
        '遊歩道は高千穂神社の裏参道へつながり、三つの時代の橋がひと目に重なる場所があります。石の神橋、鋼の高千穂大橋、コンクリートの神都高千穂大橋。神社から谷へ下り、帰りはタクシーを呼ぶと、上り坂を避けられます。',
      ),
      callout(
        'tip',
        '夜まで居られるなら',
        '高千穂神社の神楽殿では、夜神楽三十三番のうち四番を毎晩見られます。冬に里で奉納される本来の夜神楽とは別に、旅の人のために続けられているものです。',
      ),
    ],
  },
  {
    slug: 'aoshima',
    city: '宮崎県宮崎市',
    name: '青島と鬼の洗濯板',
    nameKana: 'あおしまとおにのせんたくいた',
    address: '宮崎県宮崎市青島2丁目',
    lat: 31.8045,
    lng: 131.4755,
    access: [
      {
        mode: 'train',
        line: 'JR日南線',
        station: '青島駅',
        minutes: 10,
        text: 'JR日南線「青島駅」から徒歩約10分（宮崎駅から日南線で約30分）',
      },
      { mode: 'bus', minutes: 45, text: '宮崎駅から宮崎交通バス青島方面で約45分、「青島」下車徒歩約10分' },
    ],
    hours: { regular: [], allDay: true, note: '島へは自由に渡れます。青島神社の授与所は日中のみ開きます。' },
    free: true,
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '弥生橋と参道は平らですが、砂と貝殻の区間があります。',
    },
    facilities: { restroom: true },
    catch: '潮が引くと、島のまわりに石の波が現れます。',
    hero: {
      key: 'aoshima',
      motif: 'island',
      season: 'spring',
      time: 'morning',
      alt: '朝の海に浮かぶ緑の島と、波のように並ぶ岩を描いた絵',
    },
    category: '自然',
    stayMinutes: 75,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '裸まいり', from: '01-08', to: '01-15' },
      { name: '海開き', from: '07-01', to: '08-31' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['奇岩', '亜熱帯の森', '干潮', '日南線'],
    related: ['takachiho-gorge', 'sengan-en'],
    publishedOn: '2026-04-24',
    author: 'kurata-jun',
    body: [
      p(
        '宮崎の駅から南へ、二両の気動車で30分。青島は周囲およそ1.5キロの小さな島で、弥生橋を歩いて渡ります。島のまわりを囲むのは、固い砂岩とやわらかい泥岩が交互に重なり、泥岩のほうだけ波に削られた岩の床。洗濯板と呼ぶにはずいぶん大きな筋が、沖まで揃って続きます。',
      ),
      h2('潮を調べてから'),
      p(
        '岩がよく見えるのは干潮の前後二時間ほどです。満ちているあいだは、ただの海に見えます。くぼみに取り残された水には小魚や蟹がいて、子どもは動かなくなります。濡れた岩は滑るので、サンダルよりも底の厚い靴が向いています。',
      ),
      table(
        null,
        ['見たいもの', '向いた時'],
        ['鬼の洗濯板', '大潮の干潮の前後'],
        ['日の出', '弥生橋のたもと、東向き'],
        ['ビロウの森', '日の高い昼、木もれ日の参道'],
      ),
      h2('島の中は森'),
      p(
        '中央は{檳榔樹|びろうじゅ}の茂る森で、樹齢三百年といわれる木もあります。およそ200種の植物が育つ亜熱帯性の群落は、国の特別天然記念物。江戸時代の半ばまでは島全体が神域で、一般の人は渡れませんでした。そのおかげで残った森です。',
      ),
      p(
        '青島神社は、海幸彦と山幸彦の話の山幸彦、彦火火出見命を祀ります。本殿の横から元宮へ、森の中の細い道を行くと、足元が細かい貝殻に変わり、歩くたびに小さく鳴ります。',
      ),
      ul(
        '日南線は日中おおむね1時間に1本。帰りの列車を見てから渡りましょう。',
        '島内に日陰は多いものの、橋の上は風と日差しをさえぎるものがありません。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'nouka-minshuku-koniwa-takachiho',
    city: '宮崎県西臼杵郡高千穂町',
    name: '農家民宿 神庭',
    nameKana: 'のうかみんしゅく こうにわ',
    address: '宮崎県西臼杵郡高千穂町岩戸',
    lat: 32.7332,
    lng: 131.3475,
    access: [
      {
        mode: 'bus',
        minutes: 20,
        text: '高千穂バスセンターからふれあいバス岩戸方面で約20分（日曜は本数が減ります）',
      },
      { mode: 'car', minutes: 15, text: '高千穂バスセンターから車で約15分' },
    ],
    parking: { available: true, count: 6, fee: '無料' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金'] },
    catch: '棚田の上の一軒。神楽の年番に当たると、座敷が舞台になる。',
    hero: {
      key: 'nouka-minshuku-koniwa-takachiho',
      motif: 'thatched-village',
      season: 'autumn',
      time: 'morning',
      alt: '朝霧の棚田に建つ農家を描いた絵',
    },
    type: '民宿',
    checkIn: '16:00',
    checkOut: '10:00',
    minCharge: 9800,
    onsen: null,
    rooms: 3,
    mealPlan: '1泊2食付き（夕食は家族と同じ卓）',
    tags: ['農家民宿', '棚田', '夜神楽', '田舎ごはん'],
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    publishedOn: '2025-12-20',
    author: 'hayase-mio',
    body: [
      p(
        '座敷の襖を外すと、八畳が四つつながります。昔の家は、夜神楽の舞台「{神庭|こうにわ}」を設けられるように建ててあるのだそうです。長押の上の釘は、注連縄を張るためのもの。ふだんは客の上着が掛かっています。',
      ),
      p(
        '夕食は、しいたけの含め煮、鶏の炭火焼き、煮しめ、季節の天ぷら。飯は目の前の棚田の米です。竹筒に入れて囲炉裏で温める「かっぽ酒」は、飲まない人にも竹の香りの湯を注いでくれます。',
      ),
      h2('朝、牛のあとについて'),
      p(
        '6時に牛小屋の戸が開きます。手伝っても、見ているだけでも構いません。谷から上がった霧がちょうど縁側の高さまで来て、それから30分ほどで、下の集落が順番に現れます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'miyazaki-hyuganatsu',
    prefecture: '宮崎県',
    city: '宮崎県宮崎市',
    name: '日向夏',
    nameKana: 'ひゅうがなつ',
    catch: '白い皮ごと食べる、春の柑橘。',
    category: '果物',
    maker: null,
    price: 1800,
    contents: '約2kg（8〜12個）',
    shelfLife: '涼しい場所で約2週間',
    storage: '常温（暖かい日は冷蔵庫の野菜室）',
    allergens: [],
    hero: {
      key: 'miyazaki-hyuganatsu',
      motif: 'fruit',
      season: 'spring',
      time: 'morning',
      alt: '籠に盛った黄色い柑橘と切り口を描いた絵',
    },
    tags: ['柑橘', '春', '宅配'],
    sellPlaces: [
      { spot: 'aoshima', text: '青島周辺の青果店・直売所' },
      { text: '宮崎空港・宮崎駅の売店（1月〜5月ごろ）' },
    ],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2026-03-02',
    author: 'tomioka-saki',
    body: [
      p(
        '江戸時代の終わりごろ、いまの宮崎市で一本の木が見つかりました。偶然に芽を出した実生で、はじめは酸っぱくて見向きもされなかったといいます。温室のものは12月ごろから、露地のものは3月から5月が食べごろです。',
      ),
      p(
        'ほかの柑橘と違うのは、白い綿の部分を食べること。りんごのように黄色い表皮だけを薄く剥き、綿を残したまま、芯を避けてそぎ切りにします。綿のほのかな甘さと実の酸味が、口の中でひとつになります。',
      ),
      h2('土地の食べ方'),
      p(
        '宮崎では、切ったものに砂糖か、意外にも醤油を数滴。刺身のつまにもします。種の少ない実は贈りものに、種のあるものは香りが強く、家でドレッシングにすると最後まで使えます。',
      ),
    ],
  },
]
