import { callout, h2, h3, ol, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE_FACTS = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'shimanto-sada-chinkabashi',
    name: '佐田沈下橋',
    nameKana: 'さだちんかばし',
    city: '高知県四万十市',
    address: '高知県四万十市佐田',
    lat: 33.026,
    lng: 132.894,
    catch: '増水のときは川の底になる、欄干のない橋',
    tags: ['四万十川', '沈下橋', '自転車', '菜の花'],
    publishedOn: '2026-03-31',
    author: 'nishi-wataru',
    dataNote: SAMPLE_FACTS,
    category: '自然',
    stayMinutes: 60,
    bestMonths: [2, 3, 5, 7, 8, 10],
    seasons: [
      { name: '入田の菜の花', from: '02-20', to: '03-20' },
      { name: '川遊びの夏', from: '07-01', to: '08-31' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: { allDay: true, note: '増水で通行止めになることがあります。' },
    access: [
      {
        mode: 'train',
        line: '土佐くろしお鉄道中村線',
        station: '中村駅',
        minutes: 15,
        text: '「中村駅」からタクシー約15分、レンタサイクル約40分',
      },
      { mode: 'car', minutes: 75, text: '高知自動車道「四万十町中央IC」から約75分' },
    ],
    parking: {
      available: true,
      count: 50,
      fee: '無料',
      note: '橋の手前に広場があります。橋の上に停めないでください。',
    },
    facilities: { restroom: true },
    body: [
      p(
        '川が増えると水の下に沈むように、低く、欄干をつけずに造った橋を沈下橋といいます。四万十川には本流と支流に40をこえる数が残り、佐田の橋は本流のいちばん下流、長さ291.6メートル。地元では今成橋とも呼びます。',
      ),
      p(
        '幅は4.2メートル。途中に二か所、車が行き違うための膨らみがあります。欄干がないので、歩くと視界のすべてが川です。流木が当たっても引っかからないように、柱は丸く、橋桁は薄くできています。',
      ),
      h2('渡るときの作法'),
      ul(
        '車が来たら、端ではなく膨らみまで戻って待つ',
        '自転車は押して渡る。風の強い日は歩いて渡る',
        '写真は橋の外、上流側の河原から。広角より望遠がそれらしく写る',
      ),
      p(
        '中村の町からは、堤防の道を自転車で40分ほど。川風のにおいが、町のはずれで変わります。途中の入田では、二月の終わりから河川敷が菜の花で黄色くなります。柳の若葉と重なる、三月の上旬がよいころです。',
      ),
      callout(
        'caution',
        '川に入る前に',
        '浅く見えても、急に深くなる場所があります。上流で雨が降ると水位が短時間で上がります。天候と放流の案内を、町で確かめてから出かけてください。',
      ),
      p(
        '夏の朝は、川霧が橋の上を流れます。霧が切れるのは八時前。川漁の舟、鮎を待つ鷺、軽トラックの窓から会釈して渡っていく人。人の暮らしの道であることが、この時間にはよく見えます。',
      ),
    ],
    related: ['kochi-nichiyoichi', 'iya-kazurabashi'],
  },
  {
    slug: 'kochi-nichiyoichi',
    name: '高知の日曜市',
    nameKana: 'こうちのにちよういち',
    city: '高知県高知市',
    address: '高知県高知市追手筋',
    lat: 33.561,
    lng: 133.536,
    catch: '三百年を越えて、日曜のたびに城まで一本の市が立つ',
    tags: ['街路市', '日曜', '食べ歩き', '高知城'],
    publishedOn: '2025-11-25',
    updatedOn: '2026-10-20',
    checkedOn: '2026-10-20',
    author: 'tomioka-saki',
    dataNote: SAMPLE_FACTS,
    category: '道の駅・市場',
    stayMinutes: 120,
    bestMonths: [3, 4, 6, 10, 11, 12],
    seasons: [
      { name: '新生姜とやまもも', from: '06-10', to: '07-10' },
      { name: '土佐文旦', from: '02-01', to: '03-31' },
      { name: '柚子', from: '11-01', to: '12-10' },
    ],
    rainyDay: false,
    kids: true,
    free: true,
    hours: {
      regular: [{ days: ['sun'], open: '06:00', close: '15:00', lastEntry: null, season: null }],
      note: '店により開け閉めは前後します。少しの雨では休みません。',
    },
    closed: { note: '正月1日・2日と、よさこい祭りの期間は休みます。' },
    access: [
      { mode: 'walk', line: 'JR土讃線', station: '高知駅', minutes: 12, text: 'JR「高知駅」から徒歩約12分' },
      {
        mode: 'train',
        line: 'とさでん交通',
        station: '蓮池町通電停',
        minutes: 2,
        text: 'とさでん「蓮池町通」から徒歩約2分',
      },
    ],
    parking: { available: false, note: '通りは片側が市になります。近くの有料駐車場か路面電車を。' },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '通りは平坦。10時から12時は混んで、車いすでは進みにくくなります。',
    },
    facilities: { restroom: true, payments: ['現金'] },
    body: [
      p(
        '元禄3年（1690年）から続くとされる露天の市です。高知城の追手門から東へおよそ1キロ、片側車線を閉じて、300ほどの店が天幕を並べます。野菜、果物、漬物、刃物、苗木、金魚まで。街路市のうち、観光客にいちばん知られたのがこの日曜市です。',
      ),
      h2('農家が自分で持ってくる'),
      p(
        '多くは自分で作ったものを、軽トラックで夜明け前に運んできます。包丁を持って山芋の味を見せる人、試食の生姜に指を濡らす人。名前を知らない葉があれば、聞けば食べ方から教えてくれます。聞いたあとで買わなくても、困った顔はされません。',
      ),
      p(
        'まず城側から歩いて、戻りで買うのが土地の人のやり方です。荷物が重くなるのは、行きより帰りのほうがよい。田舎寿司（こんにゃくや筍のすし）、いも天、冷やしあめは、行きの途中で。',
      ),
      h3('買うなら、この時季'),
      table(
        null,
        ['月', '出るもの'],
        ['2〜3月', '土佐文旦、葉わさび'],
        ['6〜7月', '新生姜、やまもも（傷みやすいので、その場で）'],
        ['10〜12月', '新米、柚子、四方竹'],
      ),
      ol(
        '細かいお金を千円分。一万円札はつりが足りないことがあります',
        '風呂敷か大きな袋をひとつ',
        '生ものは最後に。城の階段を上るなら、荷物はロッカーへ',
      ),
      callout(
        'info',
        '日曜のほかは',
        '火曜・木曜・金曜にも別の通りで街路市が立ちます。規模は小さく、そのぶん暮らしの市です。',
      ),
    ],
    related: ['shimanto-sada-chinkabashi', 'kotohira-gu'],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'kochi-kumomi-in',
    name: '宿坊 雲見院',
    nameKana: 'しゅくぼう くもみいん',
    city: '高知県香美市',
    address: '高知県香美市香北町',
    lat: 33.634,
    lng: 133.771,
    catch: '読経は自由参加。柚子の畑に囲まれた五部屋',
    hero: {
      key: 'kochi-kumomi-in',
      motif: 'temple',
      season: 'autumn',
      time: 'morning',
    },
    tags: ['宿坊', '精進料理', '静かな朝', '柚子'],
    publishedOn: '2026-08-11',
    author: 'nishi-wataru',
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    type: '宿坊',
    checkIn: '16:00',
    checkOut: '10:00',
    minCharge: 8800,
    onsen: null,
    rooms: 5,
    mealPlan: '一泊二食（精進料理）',
    access: [
      {
        mode: 'train',
        line: 'JR土讃線',
        station: '土佐山田駅',
        minutes: 25,
        text: 'JR「土佐山田駅」から車で約25分（送迎は要予約）',
      },
    ],
    parking: { available: true, count: 8, fee: '無料' },
    facilities: { wifi: false, smoking: 'none', payments: ['現金'], languages: ['日本語'] },
    body: [
      p(
        '物部川の支流をさかのぼった、小さな集落の寺です。本堂と離れに五部屋。住職は柚子農家でもあり、11月は本堂の縁側に黄色い籠が積まれ、玄関まで香りがします。',
      ),
      h2('時間割は、板に一行ずつ'),
      p(
        '夕食は17時半、消灯は21時半、朝のお勤めは6時。お勤めは自由参加で、座布団の数だけ人が来ます。正座がつらければ、椅子を頼めます。写経は夜、墨をするところから一時間ほど。書いたものは持ち帰れます。',
      ),
      p(
        '精進の膳は、りゅうきゅう（はす芋）の酢のもの、こんにゃくの田楽、ゴマ豆腐と、地元の野菜が中心です。出汁は昆布と椎茸。柚子の汁を一滴、というのが住職のくせで、どの小鉢もうっすら香ります。',
      ),
      callout(
        'info',
        '静けさの理由',
        'テレビも自動販売機もありません。電話は帳場の黒電話だけ。必要な飲みものは、来る前に町で買ってきてください。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'warayaki-tosanagi',
    name: 'わら焼き処 とさなぎ',
    nameKana: 'わらやきどころ とさなぎ',
    city: '高知県高知市',
    address: '高知県高知市はりまや町',
    lat: 33.561,
    lng: 133.543,
    catch: '炎は三秒。厚く切って、塩だけで',
    hero: {
      key: 'warayaki-tosanagi',
      motif: 'seafood',
      season: 'spring',
      time: 'night',
    },
    tags: ['鰹のたたき', '藁焼き', '地酒'],
    publishedOn: '2026-05-05',
    author: 'tomioka-saki',
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    genres: ['郷土料理', '居酒屋'],
    specialty: '鰹の塩たたき',
    budgetLunch: { from: 1200, to: 2000 },
    budgetDinner: { from: 3500, to: 5500 },
    lastOrder: '21:30',
    seats: 32,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '魚介を中心に扱います。いか・えび・かにの混入を避けられません。',
    hours: {
      regular: [
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '11:30',
          close: '14:00',
          lastEntry: '13:30',
          season: null,
        },
        {
          days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          open: '17:00',
          close: '22:00',
          lastEntry: '21:30',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['mon'], note: '海が荒れて鰹の入らない日は、昼を休むことがあります。' },
    access: [
      {
        mode: 'train',
        line: 'とさでん交通',
        station: 'はりまや橋電停',
        minutes: 4,
        text: 'とさでん「はりまや橋」から徒歩約4分',
      },
    ],
    parking: { available: false },
    facilities: { smoking: 'none', payments: ['現金', 'クレジットカード'] },
    body: [
      p(
        '調理場の隅に、藁の束が腰の高さまで積んであります。ひと束をくべると、炎が一気に天井近くまで立ち、串を打った鰹がその中を往復します。三秒、返して三秒。火は強く、短く。皮だけが焼け、身の中心は生のままです。',
      ),
      p(
        '盛られた切り身は、指の太さほど。最初の二切れは天日塩だけで、と店の人は言います。にんにくの薄切りとねぎ、ぶしゅかんの搾り汁を足すのは、そのあと。藁の香りが、塩でようやく前に出ます。',
      ),
      h2('春と秋で、違う魚'),
      p(
        '三月から五月の初鰹は、赤みが濃く、さっぱり。九月から十一月の戻り鰹は脂がのります。真夏と真冬は、冷凍しない近海の魚に替え、無理に鰹を出しません。品書きの札が裏返っているのが、休みの印です。',
      ),
      callout(
        'tip',
        '席は火の前',
        'カウンターの端、火の見える二席が人気です。夜は予約のとき「火の前」と言うだけで通じます。',
      ),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'kochi-imokenpi',
    name: '芋けんぴ',
    nameKana: 'いもけんぴ',
    prefecture: '高知県',
    city: '高知県高知市',
    catch: '指のかたちに切った甘藷を揚げ、砂糖の蜜で止める',
    tags: ['和菓子', 'さつまいも', '日持ち'],
    publishedOn: '2026-10-27',
    author: 'tomioka-saki',
    dataNote: '価格と内容量は見本データです。',
    category: '和菓子',
    maker: null,
    price: 432,
    contents: '180g（袋入り）',
    shelfLife: '製造から約90日',
    storage: '直射日光と湿気を避けて常温',
    allergens: [],
    sellPlaces: [
      { spot: 'kochi-nichiyoichi', text: '日曜市の菓子の店' },
      { text: '高知駅・高知龍馬空港の土産売り場' },
    ],
    body: [
      p(
        '名の由来は、小麦粉を棒に延ばして焼く土佐の干菓子「けんぴ」。同じ形に、さつまいもを切って揚げたのが芋けんぴです。細く切った芋を油で二度揚げ、砂糖の蜜をくぐらせて乾かします。',
      ),
      p(
        '蜜の厚みは作り手の考えによります。日曜市の店先では、揚げて間もない、油のにおいの立つ芋けんぴを量り売りで選べます。歯を立てるとぱきりと折れ、芋の甘みがあとから出てきます。',
      ),
      callout(
        'tip',
        '湿気に注意',
        '封を切ったら三日を目安に。湿ったときは、薄く広げて低い温度のオーブンで3分、冷ますと戻ります。',
      ),
    ],
  },
]
