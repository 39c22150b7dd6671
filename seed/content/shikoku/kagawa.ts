import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, h3, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'kotohira-gu',
    name: '金刀比羅宮',
    nameKana: 'ことひらぐう',
    city: '香川県仲多度郡琴平町',
    address: '香川県仲多度郡琴平町',
    lat: 34.184,
    lng: 133.81,
    catch: '七百八十五段のうち、ひと息つける場所はいくつもある',
    tags: ['石段', 'こんぴら参り', '円山応挙', '讃岐平野'],
    publishedOn: '2025-10-30',
    checkedOn: '2025-10-30',
    author: 'kurata-jun',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://www.konpira.or.jp/',
    category: '神社仏閣',
    stayMinutes: 150,
    bestMonths: [3, 4, 5, 10, 11],
    seasons: [
      { name: '桜馬場の桜', from: '03-28', to: '04-10' },
      { name: '例大祭', from: '10-09', to: '10-11' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '07:00', close: '17:00', lastEntry: null, season: null }],
      note: '時刻は御本宮の授与所の目安。宝物館・表書院は開館時間と拝観料が別です。',
    },
    access: [
      {
        mode: 'train',
        line: '高松琴平電鉄琴平線',
        station: '琴電琴平駅',
        minutes: 15,
        text: '琴電「琴電琴平駅」から参道入口まで徒歩約10分、御本宮までさらに約40分',
      },
      {
        mode: 'train',
        line: 'JR土讃線',
        station: '琴平駅',
        minutes: 20,
        text: 'JR「琴平駅」から参道入口まで徒歩約15分',
      },
    ],
    parking: { available: true, note: '門前に民営の有料駐車場が並びます。' },
    accessibility: {
      stepFree: false,
      note: '御本宮までは石段です。参道の途中まで車で上がる予約制の案内があります。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '象頭山の中腹、標高251メートルの御本宮まで、石段は785段。数だけ聞くと身構えますが、前半は土産屋の軒先を眺めながら、後半は木陰を歩く道です。海の神様として、江戸のころから船乗りと旅人の参る宮でした。',
      ),
      table(
        '石段の目じるし',
        ['段数', 'あるもの'],
        ['365段', '大門。ここから先が境内'],
        ['477段', '表書院への分かれ道。応挙の虎の襖絵'],
        ['628段', '旭社。本宮と見まちがう人も多い大きな社'],
        ['785段', '御本宮。讃岐富士と平野が開ける'],
        ['1,368段', '厳魂神社（奥社）。御本宮からさらに30分ほど'],
      ),
      h2('大門の内側の傘五つ'),
      p(
        '大門をくぐると、白い大きな傘の下で飴を売る人たちがいます。{五人百姓|ごにんびゃくしょう}といい、境内で商いを許されてきた五軒です。べっこう色の加美代飴に、小さな金づちがついてきます。割って分けるための道具です。',
      ),
      p(
        '旭社を過ぎて最後の急な133段を上ると、視界が急に広がります。丸いお椀を伏せたような飯野山が讃岐富士。晴れた日は瀬戸大橋まで見通せます。御本宮の屋根は檜皮葺、脇の高殿から風が抜けて、息が整います。',
      ),
      h3('上る前に知っておくと楽なこと'),
      ul(
        '杖は参道の店で借りられます。下りの膝に効きます',
        '朝8時台は店が半分ほど。帰りに寄ると決めて、手ぶらで上る',
        '奥社まで行く人は、水を一本。自動販売機は途中までです',
      ),
      callout(
        'info',
        '犬の代参',
        '江戸時代には、主人に代わって首に銭を提げ、旅人に連れられて金毘羅を目ざした「こんぴら狗」がいました。参道に、その像があります。',
      ),
    ],
    related: ['shikoku-aquarium', 'iya-kazurabashi'],
  },
  {
    slug: 'shikoku-aquarium',
    name: '四国水族館',
    nameKana: 'しこくすいぞくかん',
    city: '香川県綾歌郡宇多津町',
    address: '香川県綾歌郡宇多津町浜一番丁',
    lat: 34.312,
    lng: 133.821,
    catch: '頭の上を、シュモクザメの腹が横切る',
    tags: ['水族館', '雨の日', '瀬戸大橋', '夕日'],
    publishedOn: '2026-06-23',
    author: 'amano-haruka',
    dataNote: SAMPLE_FACTS,
    officialUrl: 'https://shikoku-aquarium.jp/',
    category: '動物園・水族館',
    stayMinutes: 150,
    bestMonths: [1, 2, 6, 7, 8, 12],
    seasons: [{ name: '夏の夜間営業', from: '07-20', to: '08-31' }],
    rainyDay: true,
    kids: true,
    hours: {
      regular: [{ days: [...WEEKDAYS], open: '09:00', close: '18:00', lastEntry: '17:30', season: null }],
      note: '連休と夏は夜間まで開く日があります。',
    },
    closed: { irregular: true, note: '冬にまとまった休館日があります。' },
    prices: [
      ['大人（16歳以上）', 2600],
      ['小・中学生', 1400],
      ['幼児（3歳以上）', 700],
    ],
    access: [
      {
        mode: 'walk',
        line: 'JR予讃線',
        station: '宇多津駅',
        minutes: 12,
        text: 'JR「宇多津駅」から徒歩約12分',
      },
      { mode: 'car', minutes: 5, text: '瀬戸中央自動車道「坂出北IC」から約5分' },
    ],
    parking: { available: true, note: '海浜公園の駐車場を利用します。混雑日は有料の臨時駐車場も開きます。' },
    accessibility: {
      stepFree: true,
      wheelchairRental: true,
      multiToilet: true,
      elevator: true,
      stroller: true,
      nursingRoom: true,
      assistanceDog: true,
    },
    facilities: {
      restroom: true,
      locker: true,
      wifi: true,
      smoking: 'none',
      payments: ['クレジットカード', '交通系IC'],
    },
    body: [
      p(
        '瀬戸大橋のたもと、宇多津の海辺に2020年に開いた水族館です。四国をとりまく海と川を「四国水景」と呼び、太平洋、瀬戸内海、清流と、場所ごとの水のつくりから見せます。展示の題は「綿津見の景」「渦潮の景」のように、どれも景の字で結ばれます。',
      ),
      p(
        '人が足を止めるのは「神無月の景」。アクリルの天窓の上をアカシュモクザメが泳ぎ、ハンマーの形の頭を真下から見上げます。鳴門の渦潮を写した水槽では、水面に渦が巻き、魚はその縁でじっと流れに向かっています。',
      ),
      h2('プールの背に、海'),
      p(
        '屋外の海豚プールは、客席の正面が瀬戸内海です。ショーというより、イルカの暮らしを解説しながら進みます。夕方は空と水が一緒に橙色になり、跳ねた背に橋の影がかかります。席は西日の側が先に埋まります。',
      ),
      table(
        '子どもと回る順',
        ['時間', '場所', 'ひとこと'],
        ['開館〜10時', '渦潮の景、太平洋', '水槽の前が空いている'],
        ['10時〜12時', 'イルカのプール', '開始20分前に席を取る'],
        ['12時〜13時', '食事と授乳', '館内の軽食か、外の芝生でお弁当'],
        ['13時〜14時', '清流、ペンギン', '昼寝前の一巡'],
      ),
      callout(
        'tip',
        '再入館できます',
        '手の甲にスタンプを押してもらえば、当日は外に出られます。隣の臨海公園で走り、また戻るのがちょうどよい休み方です。',
      ),
    ],
    related: ['kotohira-gu', 'awaodori-kaikan'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'shodoshima-shiodamari',
    name: 'ホテル しおだまり',
    nameKana: 'ほてる しおだまり',
    city: '香川県小豆郡小豆島町',
    address: '香川県小豆郡小豆島町西村',
    lat: 34.471,
    lng: 134.262,
    catch: 'オリーブの斜面に十四室。朝は島の醤油を選ぶ',
    hero: {
      key: 'shodoshima-shiodamari',
      motif: 'hotel-building',
      season: 'summer',
      time: 'morning',
    },
    tags: ['小豆島', 'オリーブ', '船旅', '内海'],
    publishedOn: '2026-07-28',
    author: 'hayase-mio',
    disclosure: { kind: 'affiliate', sponsorName: null, text: null },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: 'ホテル',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 17800,
    onsen: null,
    rooms: 14,
    mealPlan: '朝食付き（夕食は4組まで、要予約）',
    access: [
      {
        mode: 'ship',
        station: '高松港',
        minutes: 60,
        text: '高松港からフェリー約60分で土庄港または池田港、送迎車で約20分',
      },
    ],
    parking: { available: true, count: 12, fee: '無料' },
    accessibility: { stepFree: true, note: '一階に車いす対応の客室が一室あります。' },
    facilities: {
      wifi: true,
      smoking: 'none',
      payments: ['クレジットカード', 'QRコード決済'],
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
        'オリーブ畑に沿って、二階建ての棟が三つ。どの部屋も海に向いた長い窓台があり、本を読む人のために座布団が敷いてあります。テレビは帳場で借りる決まりで、たいていの人は借りないまま帰るそうです。',
      ),
      h2('醤油皿が四つ'),
      p(
        '朝の卵かけご飯には、木桶で仕込んだ濃口、再仕込み、淡口、搾りたての生醤油。島の四軒の蔵の小瓶が並びます。最初に何もつけない白身を舐め、それから一滴ずつ落とすのが、料理長の勧める順です。',
      ),
      p(
        '夕食は四組だけ。前日に頼めば、素麺の干し場から届く半生の麺と、その日の瀬戸の小魚が出ます。頼まなければ、港の食堂へ車で送ってくれます。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'mugikaze-udon-marugame',
    name: 'うどん処 むぎかぜ',
    nameKana: 'うどんどころ むぎかぜ',
    city: '香川県丸亀市',
    address: '香川県丸亀市飯山町',
    lat: 34.27,
    lng: 133.843,
    catch: '釜から上がって六十秒。讃岐富士が窓にある',
    tags: ['讃岐うどん', '朝うどん', '一人でも'],
    publishedOn: '2026-02-17',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['うどん'],
    specialty: 'ひやあつ、しょうゆうどん',
    budgetLunch: { from: 350, to: 800 },
    budgetDinner: null,
    lastOrder: '13:45',
    seats: 28,
    smoking: 'none',
    reservation: 'none',
    takeout: false,
    allergyNote: '小麦を使います。いりこ出汁のため魚介、天ぷらに卵・えびを含みます。',
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '07:00',
          close: '14:00',
          lastEntry: null,
          season: null,
        },
      ],
      note: '麺がなくなりしだい終わります。土日は12時台が目安です。',
    },
    closed: { weekdays: ['wed'] },
    access: [{ mode: 'car', minutes: 12, text: 'JR「丸亀駅」から車で約12分、坂出ICから約10分' }],
    parking: { available: true, count: 16, fee: '無料' },
    facilities: { restroom: true, smoking: 'none', payments: ['現金'] },
    body: [
      p(
        '飯山の北、麦畑に囲まれた製麺所が店の始まりです。五月、畑が黄金になるころは窓の外がいちばん明るくなります。朝七時に開き、近くの工場へ行く人、畑を終えた人が立ち寄ります。',
      ),
      h2('頼み方'),
      p(
        '入口で玉数を言い、麺を受け取ったら、自分で好きな天ぷらを取って会計へ。「ひやあつ」は冷たく締めた麺に熱い出汁、「あつあつ」は麺も出汁も熱いもの。はじめてなら、麺の角を確かめやすい「ひやひや」がわかりやすいでしょう。',
      ),
      p(
        '小は一玉、大は二玉。ねぎと生姜は入れ放題ですが、天かすは店主が「半匙でよい」と言います。理由は、いりこの出汁が二口目から変わってしまうから。そのとおりでした。',
      ),
      callout(
        'info',
        '急がない、粘らない',
        '食べ終えたら席を立つのがこの店の流れです。話はあとで、麦の見える駐車場の脇のベンチで。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'shodoshima-kioke-shoyu',
    name: '木桶仕込みの醤油',
    nameKana: 'きおけじこみのしょうゆ',
    prefecture: '香川県',
    city: '香川県小豆郡小豆島町',
    catch: '百年を越えた杉桶のなかで、二夏眠った濃口',
    tags: ['醤油', '小豆島', '調味料'],
    publishedOn: '2026-09-15',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '調味料',
    maker: null,
    price: 972,
    contents: '360ml瓶',
    shelfLife: '製造から約18か月（開封後は冷蔵で約1か月）',
    storage: '直射日光を避けて常温。開封後は冷蔵',
    allergens: ['小麦', '大豆'],
    sellPlaces: [
      { text: '小豆島の醤油蔵の通り（馬木・苗羽の「醤の郷」）' },
      { text: '土庄港の売店、高松駅の土産売り場' },
    ],
    body: [
      p(
        '400年ほど前、塩づくりの盛んな小豆島に醤油の仕込みが伝わりました。いまも島の蔵には、直径2メートルを超す杉桶が並び、全国に残る木桶の多くがここにあるといわれます。桶の壁に棲む菌が、味を手伝います。',
      ),
      p(
        '麹と塩水を合わせた諸味は、一年半から二年、夏の暑さと冬の寒さを通して熟します。搾った濃口は色が深く、鼻へ抜ける甘い香りがします。刺身のほか、焼いた餅や卵かけご飯のような、味を足さない料理で違いがわかります。',
      ),
      callout(
        'tip',
        '瓶の運び方',
        '瓶は重さ約700グラム。割れものなので、衣類の中央に立てて詰めます。国際線に乗る人は、預け荷物に入れてください。',
      ),
    ],
  },
]
