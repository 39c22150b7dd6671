import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, p, table, ul } from '../../blocks.ts'
import type { ActivitySource, GiftSource, HotelSource, SpotSource } from '../../define.ts'

export const spots: SpotSource[] = [
  {
    slug: 'kumamoto-castle',
    city: '熊本県熊本市中央区',
    name: '熊本城',
    nameKana: 'くまもとじょう',
    address: '熊本県熊本市中央区本丸1-1',
    lat: 32.8062,
    lng: 130.7058,
    officialUrl: 'https://castle.kumamoto-guide.jp/',
    access: [
      {
        mode: 'train',
        line: '熊本市電',
        station: '熊本城・市役所前',
        minutes: 10,
        text: '熊本市電「熊本城・市役所前」電停から徒歩約10分（熊本駅前から市電で約15分）',
      },
      { mode: 'bus', minutes: 10, text: '熊本桜町バスターミナルから徒歩約10分' },
    ],
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '17:00', lastEntry: '16:30', season: null }],
    },
    closed: { yearEnd: { from: '12-29', to: '12-31' } },
    prices: [
      ['高校生以上', 800],
      ['小・中学生', 300],
      ['未就学児', 0],
    ],
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      note: '特別見学通路と天守閣にはエレベーターがあります。',
    },
    facilities: { restroom: true, locker: true, languages: ['英語', '中国語', '韓国語'] },
    catch: '崩れた石を、番号をつけて戻していく。直している途中を見る城。',
    category: '城・史跡',
    stayMinutes: 120,
    bestMonths: [3, 4, 10, 11],
    seasons: [
      { name: '桜', from: '03-22', to: '04-08' },
      { name: '銀杏の黄葉', from: '11-15', to: '12-05' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['加藤清正', '石垣', '復旧', '桜'],
    related: ['aso-kusasenri', 'takachiho-gorge'],
    dataNote: '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。',
    publishedOn: '2026-03-05',
    author: 'hayase-mio',
    body: [
      p(
        '加藤清正が1607年に築いた城です。下はゆるく、上へ行くほど垂直に反る石垣は「武者返し」と呼ばれ、登りかけた兵が途中で手がかりを失うといわれてきました。銀杏城の名は、清正が植えたと伝わる天守前の大銀杏から来ています。',
      ),
      h2('2016年4月のあと'),
      p(
        '熊本地震で、城内の石垣は全体の約三割に崩れやふくらみが生じ、重要文化財の建物13棟もすべて傷みました。天守閣は2021年に復旧を終え、内部は歴史と地震の記録を伝える展示に変わっています。石垣を含む全体の完成は2052年度の予定です。',
      ),
      p(
        '見学の道は、工事を妨げないよう地上約6メートルにかけた特別見学通路です。上から見ると、崩れた石が広場に一つずつ並び、白い番号が振られているのがわかります。写真と照らして元の場所に戻すのだそうです。城を見に来て、人の仕事に見入ってしまいます。',
      ),
      h2('見る場所をひとつ選ぶなら'),
      ul(
        '二の丸広場。天守と宇土櫓の方角を広く見渡せる、いちばん有名な眺めです。宇土櫓は解体修理に入っています。',
        '長塀の前。坪井川に沿って242メートル続く、黒い下見板の塀。',
        '加藤神社。天守の背に近く、銀杏の季節は足元まで黄色くなります。',
      ),
      callout(
        'info',
        '公開範囲は変わります',
        '工事の進み具合により、通れる道と門は時期によって変わります。天守閣だけが目当ての日も、入口の場所を前日に確かめておくと迷いません。',
      ),
    ],
  },
  {
    slug: 'aso-kusasenri',
    city: '熊本県阿蘇市',
    name: '草千里ヶ浜',
    nameKana: 'くさせんりがはま',
    address: '熊本県阿蘇市草千里ヶ浜',
    lat: 32.8845,
    lng: 131.051,
    access: [
      {
        mode: 'bus',
        line: 'JR豊肥本線',
        station: '阿蘇駅',
        minutes: 30,
        text: 'JR豊肥本線「阿蘇駅」から阿蘇山方面の産交バスで約30分、「草千里阿蘇火山博物館前」下車すぐ',
      },
      { mode: 'car', minutes: 70, text: '九州自動車道「熊本IC」から約70分' },
    ],
    hours: {
      regular: [],
      allDay: true,
      note: '草原は自由に歩けます。火山活動により周辺の道路が規制されることがあります。',
    },
    free: true,
    parking: { available: true, fee: '有料', bus: true },
    accessibility: {
      stepFree: false,
      multiToilet: true,
      note: '展望所からの眺めは舗装された場所で楽しめます。',
    },
    facilities: { restroom: true },
    catch: '火口跡の草原に、空が映る池がふたつ。',
    category: '自然',
    stayMinutes: 90,
    bestMonths: [5, 6, 7, 9, 10],
    seasons: [
      { name: '野焼きのあとの新緑', from: '04-10', to: '06-10' },
      { name: 'ミヤマキリシマ', from: '05-15', to: '06-10' },
      { name: 'すすき', from: '09-25', to: '11-10' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['草原', '火山', '乗馬', '野焼き'],
    related: ['kumamoto-castle', 'takachiho-gorge', 'unzen-jigoku'],
    publishedOn: '2026-05-12',
    author: 'nishi-wataru',
    body: [
      p(
        '烏帽子岳の北のふもと、標高1,100メートルあまりに広がる直径約1キロの草原です。3万年ほど前の火口の跡で、まん中の低いところに雨水がたまり、浅い池になっています。晴れて風のない朝は、池が空を映して、草の間に穴が開いたように見えます。',
      ),
      h2('草は、人が残している'),
      p(
        '阿蘇の草原は自然のままではありません。放っておけば林に変わる土地を、春先の野焼き、放牧、草刈りで千年ほど保ってきました。3月に黒く焼けた斜面が、4月の雨で一面に青くなる。その移り変わりは年に一度きりのものです。',
      ),
      p(
        '放牧の馬がすぐ近くまで来ます。乗馬ができる季節もありますが、ただ見ているだけでも飽きません。草を引きちぎる音が、思いのほか大きいのです。道はなく、好きな方向へまっすぐ歩いて構いませんが、牛馬の落としものには目を配ってください。',
      ),
      h2('中岳の煙を目印に'),
      p(
        '東に上がる白い煙が中岳の火口です。火口の見学は風向きと火山ガスで毎日変わり、着いてから閉じることもあります。向かいの阿蘇火山博物館では、火口の様子を映像で見られます。火口が閉じた日のために、時間の余裕をここに置いておくと安心です。',
      ),
      callout(
        'tip',
        '朝と夕方',
        '観光バスの多い10時から15時を外すと、草原はほとんど音がしません。夏でも風は冷たく、一枚羽織るものがあると長くいられます。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'hanareyado-kayanone-minamioguni',
    city: '熊本県阿蘇郡南小国町',
    name: '離れ宿 茅の音',
    nameKana: 'はなれやど かやのね',
    address: '熊本県阿蘇郡南小国町満願寺',
    lat: 33.0825,
    lng: 131.1275,
    access: [
      {
        mode: 'bus',
        station: '阿蘇駅',
        minutes: 60,
        text: 'JR豊肥本線「阿蘇駅」から九州横断バスで約60分、黒川温泉の停留所まで送迎あり（要予約）',
      },
      { mode: 'car', minutes: 90, text: '九州自動車道「熊本IC」から約90分' },
    ],
    parking: { available: true, count: 7, fee: '無料' },
    facilities: { wifi: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    catch: '杉林に六棟。茅を葺きかえる年に、屋根の音が変わる宿。',
    hero: {
      key: 'hanareyado-kayanone-minamioguni',
      motif: 'onsen',
      season: 'winter',
      time: 'night',
    },
    type: '旅館',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 29700,
    onsen: { has: true, quality: 'ナトリウム－塩化物・硫酸塩泉', kakenagashi: true, privateBath: true },
    bathTaxNote: '入湯税150円が別にかかります。',
    rooms: 6,
    mealPlan: '1泊2食付き（夕食は囲炉裏の間）',
    tags: ['離れ', '露天風呂', '囲炉裏', '大人の旅'],
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
    publishedOn: '2025-11-28',
    updatedOn: '2026-09-15',
    body: [
      p(
        '屋根の茅は、阿蘇の草原で冬に刈ったものです。20年に一度、一棟ずつ葺きかえるので、六棟の屋根はどれも色が違います。葺いたばかりの棟に泊まると、新しい草のにおいが夜じゅう降りてきます。',
      ),
      p(
        '湯は棟ごとに木の湯船へ引いています。源泉は熱く、湯口の竹筒をずらして量を絞るのが客の仕事。ぬるめが好きな人は夕方のうちに細くしておくと、寝る前にちょうどよくなります。川に面した共同の露天は、22時に灯りを落とします。',
      ),
      h2('火を囲む'),
      p(
        '夕食は囲炉裏の間で、あか牛と山女魚、地の野菜を炭で焼きます。焼き方の講釈はしません。串の向きだけ教わったら、あとは自分の番です。焦がしたときのために、握り飯が余分に用意してあります。',
      ),
      callout(
        'caution',
        null,
        '12月から3月は路面が凍ります。車は冬用タイヤで、心配な日は送迎をご利用ください。',
      ),
    ],
  },
]

export const activities: ActivitySource[] = [
  {
    slug: 'aso-bokuya-morning-walk',
    city: '熊本県阿蘇市',
    name: '牧野ガイドと歩く 朝の草原',
    nameKana: 'ぼくやがいどとあるく あさのそうげん',
    address: '熊本県阿蘇市狩尾',
    lat: 32.983,
    lng: 131.028,
    access: [
      {
        mode: 'train',
        line: 'JR豊肥本線',
        station: '内牧駅',
        minutes: 20,
        text: 'JR豊肥本線「内牧駅」から送迎車で約20分',
      },
      { mode: 'car', minutes: 50, text: '九州自動車道「熊本IC」から約50分' },
    ],
    prices: [
      ['大人', 7500],
      ['小学生', 5000],
    ],
    parking: { available: true, count: 6, fee: '無料' },
    facilities: { restroom: true, payments: ['現金', 'クレジットカード'] },
    catch: 'ふだんは入れない放牧地へ、牛を飼う人の案内で。',
    hero: {
      key: 'aso-bokuya-morning-walk',
      motif: 'trekking',
      season: 'autumn',
      time: 'morning',
    },
    durationMin: 150,
    meetingPoint: '内牧駅前の広場、または外輪山上の牧野入口',
    ageMin: 8,
    capacity: 8,
    included: ['牧野の入場料', 'ガイド', '長靴の消毒', '牛乳と焼き菓子', '保険'],
    bring: ['歩きやすい靴（前の週に別の牧場へ行っていないもの）', '風を通さない上着', '飲み物'],
    cancelPolicy: '3日前まで無料、前日は50%、当日は100%。雷・濃霧による中止は全額お返しします。',
    months: [4, 5, 6, 9, 10, 11],
    tags: ['草原', 'ガイド付き', '朝の体験', '阿蘇'],
    dataNote: 'この体験は見本として作った架空のプログラムです。',
    invented: true,
    publishedOn: '2026-05-18',
    author: 'nishi-wataru',
    body: [
      p(
        '{牧野|ぼくや}は、集落の人が共同で使う草地です。牛の病気を防ぐため、ふだんは柵の外から眺めるだけ。この朝の散歩は、組合の許しを得た案内人と一緒に、靴の裏を消毒して入ります。',
      ),
      p(
        '歩くのは4キロほど、急な坂はありません。案内人は牛の名前を呼び、草の名を呼び、どの斜面をいつ焼いたかを話します。雲海の出る朝は、五岳が島のように浮かんで、話が止まります。',
      ),
      table(
        '時期ごとの草原',
        ['月', '草の様子', '気をつけること'],
        ['4〜5月', '黒い土から若草が出る', '朝は5度前後'],
        ['6月', '花が多い', '雨具'],
        ['9〜11月', 'すすき、雲海', '日の出が遅い'],
      ),
      p(
        '終わりに、案内人の家の軒先で温めた牛乳を飲みます。おかわりは自由で、たいてい二杯目を頼むことになります。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'kumamoto-ikinari-dango',
    prefecture: '熊本県',
    city: '熊本県熊本市中央区',
    name: 'いきなり団子',
    nameKana: 'いきなりだんご',
    catch: '輪切りの芋と小豆あん。湯気ごと包んだ熊本のおやつ。',
    category: '和菓子',
    maker: null,
    price: 900,
    contents: '6個（冷凍）',
    shelfLife: '冷凍で約60日、蒸したてはその日のうちに',
    storage: '冷凍（店頭の蒸したては常温）',
    allergens: ['小麦'],
    tags: ['さつまいも', '郷土のおやつ', '冷凍'],
    sellPlaces: [{ spot: 'kumamoto-castle', text: '熊本城のふもとの土産物店' }, { text: '熊本駅の売店' }],
    dataNote: '価格と内容量は見本データです。',
    publishedOn: '2026-02-12',
    author: 'tomioka-saki',
    body: [
      p(
        '厚さ1センチほどに輪切りにしたさつまいもに小豆あんをのせ、小麦粉の生地で包んで蒸します。急な来客にも「いきなり」出せるから、生の芋をいきなり包むから。名の由来は、聞く人ごとに少しずつ違います。',
      ),
      p(
        'おいしさは、ほとんど芋で決まります。新芋の出る秋は水気が多くさらりと、貯蔵の進んだ冬から春は甘みが濃い。皮が透けて、下の芋の色が見えるものを選んでください。',
      ),
      h2('温めなおし'),
      p(
        '冷めた皮は固くなります。濡らした紙を巻いて電子レンジに1分、あればもう一度蒸籠へ。翌日の分は薄く油をひいて両面を焼くと、皮が香ばしくなって、また別のおやつです。',
      ),
    ],
  },
]
