import { WEEKDAYS } from '#domain/place/weekday.ts'
import { callout, h2, ol, p, table, ul } from '../../blocks.ts'
import type { GiftSource, HotelSource, RestaurantSource, SpotSource } from '../../define.ts'

const SAMPLE = '営業時間・料金・定休日は見本データです。お出かけの前に公式の案内をご確認ください。'

export const spots: SpotSource[] = [
  {
    slug: 'chusonji-konjikido',
    city: '岩手県西磐井郡平泉町',
    name: '中尊寺',
    nameKana: 'ちゅうそんじ',
    address: '岩手県西磐井郡平泉町平泉字衣関',
    lat: 39.001,
    lng: 141.1,
    officialUrl: 'https://www.chusonji.or.jp/',
    access: [
      {
        mode: 'walk',
        line: 'JR東北本線',
        station: '平泉駅',
        minutes: 25,
        text: 'JR東北本線「平泉駅」から月見坂の登り口まで徒歩約25分、または町内循環バスで約10分',
      },
      { mode: 'car', minutes: 5, text: '東北自動車道「平泉スマートIC」から約5分' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '17:00',
          lastEntry: null,
          season: { from: '03-01', to: '11-03' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '16:30',
          lastEntry: null,
          season: { from: '11-04', to: '02-28' },
        },
      ],
      note: '金色堂と讃衡蔵の拝観時間です。',
    },
    prices: [
      ['大人（金色堂・讃衡蔵ほか）', 1000],
      ['高校生', 700],
      ['中学生', 500],
      ['小学生', 300],
    ],
    parking: { available: true, fee: '普通車 1回400円', bus: true, note: '登り口に町営の駐車場があります。' },
    accessibility: {
      stepFree: false,
      note: '月見坂は急な砂利の坂です。足の不自由な方の車の乗り入れは寺に相談できます。',
    },
    facilities: { restroom: true, payments: ['現金'] },
    dataNote: SAMPLE,
    catch: '杉の坂を上りつめた先に、九百年前の金色が、堂の中だけで光ります。',
    category: '神社仏閣',
    stayMinutes: 120,
    bestMonths: [5, 7, 10, 11],
    seasons: [
      { name: '藤原まつりと新緑', from: '05-01', to: '05-20' },
      { name: '中尊寺ハス', from: '07-05', to: '08-10' },
      { name: '紅葉', from: '10-25', to: '11-12' },
    ],
    rainyDay: false,
    kids: false,
    tags: ['世界遺産', '国宝', '芭蕉', '杉並木'],
    related: ['yamadera-risshakuji', 'hagurosan', 'matsushima-bay'],
    publishedOn: '2025-10-05',
    updatedOn: '2026-06-12',
    author: 'hayase-mio',
    body: [
      p(
        '奥州藤原氏の初代{清衡|きよひら}は、長い戦で肉親を失った人でした。敵も味方も、鳥や獣や魚まで、命を落としたものすべてを浄土へ導きたいと願文に書き、12世紀のはじめ、この丘に大きな寺を営みます。金色堂の上棟は天治元年（1124年）です。',
      ),
      h2('月見坂を上る'),
      p(
        '登り口から、樹齢三百年を超える杉の並ぶ月見坂が始まります。最初の二百メートルが最も急で、東物見台まで来ると木の間がひらけ、衣川と北上川の合わさる平野が見えます。戦の続いた土地が、いまは一面の田です。',
      ),
      p(
        '本堂、峯薬師堂、鐘楼と坂沿いの堂を拝みながら進むと、十五分から二十分で金色堂の{覆堂|おおいどう}に着きます。堂は三間四方の小さなもので、内も外も漆を塗って金箔を押し、柱には夜光貝の螺鈿。須弥壇の中には、清衡、基衡、秀衡の遺体と、泰衡の首級が納められています。',
      ),
      h2('からっぽのお堂'),
      p(
        '見逃したくないのが、少し先の旧覆堂です。昭和の修理まで金色堂を五百年あまり守ってきた建物で、中には今、何もありません。芭蕉が訪れて「五月雨の降り残してや光堂」と詠んだとき、光堂はこの覆いの中にありました。暗がりに立つと、その句の近さに驚きます。',
      ),
      callout(
        'info',
        '中尊寺ハスのこと',
        '昭和25年の調査で、四代泰衡の首桶から見つかったハスの種が、のちに芽を出して花をつけました。例年7月上旬から8月、午前のうちに開きます。',
      ),
      p(
        '時間があれば、同じ町の毛越寺へも足をのばしてください。堂はほとんど失われましたが、池と石組みに平安の庭の骨格が残り、中尊寺と対になって浄土の姿を見せてくれます。',
      ),
    ],
  },
  {
    slug: 'jodogahama',
    city: '岩手県宮古市',
    name: '浄土ヶ浜',
    nameKana: 'じょうどがはま',
    address: '岩手県宮古市日立浜町',
    lat: 39.65,
    lng: 141.981,
    access: [
      {
        mode: 'bus',
        line: 'JR山田線・三陸鉄道リアス線',
        station: '宮古駅',
        minutes: 20,
        text: 'JR・三陸鉄道「宮古駅」から岩手県北バスで約20分、「浄土ヶ浜ビジターセンター」下車、浜まで徒歩約10分',
      },
      { mode: 'car', minutes: 15, text: '三陸沿岸道路「宮古中央IC」から約15分' },
    ],
    hours: { regular: [], allDay: true },
    free: true,
    parking: { available: true, fee: '無料', bus: true, note: '夏の混む日は第1駐車場から浜へ歩きます。' },
    accessibility: {
      elevator: true,
      multiToilet: true,
      note: 'ビジターセンターから遊歩道まで昇降機で下りられます。浜は小石です。',
    },
    facilities: { restroom: true, locker: true },
    catch: '白い岩と松と、湖のように静かな入江。浜は丸い小石でできています。',
    category: '絶景',
    stayMinutes: 90,
    bestMonths: [6, 7, 8, 10],
    seasons: [
      { name: '海開き', from: '07-18', to: '08-20' },
      { name: '澄んだ秋の海', from: '09-15', to: '10-31' },
      { name: '初日の出', from: '01-01', to: '01-03' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['三陸', '白い岩', '海水浴', '小舟'],
    related: ['matsushima-bay', 'tatehana-ganpeki-asaichi'],
    publishedOn: '2026-06-19',
    author: 'nishi-wataru',
    body: [
      p(
        '江戸時代、この浜を訪れた僧の霊鏡が「さながら極楽浄土のごとし」と嘆じたのが名の起こりと伝わります。沖に向かって並ぶ白い岩の列が外海の波をさえぎり、内側には池のような水面ができました。',
      ),
      p(
        '岩は石英の多い流紋岩で、約五千万年前の火山の名残です。海水にさらされた下のほうは白く、上には南部アカマツが根を張る。浜を埋めるのも同じ石のかけらで、波に転がされて角がとれ、踏むところころと鳴ります。',
      ),
      h2('小舟で岩の裏へ'),
      p(
        '磯漁に使う「さっぱ船」が、岬をまわって{青の洞窟|あおのどうくつ}へ案内してくれます。ヘルメットをかぶり、頭を低くして入ると、光が水底から返って舟べりが青く染まる。色は日の高さと天気しだいで、緑に見える日もあると船頭さんは言います。',
      ),
      ul(
        '泳ぐなら遊泳期間のあいだに。足裏が痛くないよう、濡れてもよい靴が要ります。',
        '朝は岩の側から日が差し、白がいちばん強く出ます。',
        '秋から冬は海が澄み、入江の底の海藻まで見えます。',
      ),
      callout(
        'caution',
        '揺れを感じたら高台へ',
        '三陸の浜には津波の避難路の標識があります。着いたらまず、ビジターセンターへ上がる道を一つ見ておいてください。',
      ),
      p(
        '平成23年の津波は、ここのレストハウスと遊歩道も壊しました。岩と松はほとんど姿を変えずに残り、施設は翌年の夏から順に戻っています。町の人が海開きを喜ぶ理由を知ってから見ると、静かな水面も少し違って見えます。',
      ),
    ],
  },
  {
    slug: 'motsuji-jodo-garden',
    city: '岩手県西磐井郡平泉町',
    name: '毛越寺',
    nameKana: 'もうつうじ',
    address: '岩手県西磐井郡平泉町平泉字大沢',
    lat: 38.988,
    lng: 141.109,
    officialUrl: 'https://www.motsuji.or.jp/',
    access: [
      {
        mode: 'walk',
        line: 'JR東北本線',
        station: '平泉駅',
        minutes: 10,
        text: 'JR東北本線「平泉駅」から徒歩約10分',
      },
      { mode: 'car', minutes: 5, text: '東北自動車道「平泉スマートIC」から約5分' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '17:00',
          lastEntry: null,
          season: { from: '03-05', to: '11-04' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '16:30',
          lastEntry: null,
          season: { from: '11-05', to: '03-04' },
        },
      ],
    },
    prices: [
      ['大人', 700],
      ['高校生', 400],
      ['小・中学生', 200],
    ],
    parking: { available: true, fee: '周辺の有料駐車場', bus: true },
    accessibility: {
      stepFree: true,
      stroller: true,
      note: '池のまわりは平らな砂利道です。',
    },
    facilities: { restroom: true },
    dataNote: SAMPLE,
    catch: '堂は一つも残らず、池だけが残りました。水の縁に、平安の庭があります。',
    category: '公園・庭園',
    stayMinutes: 60,
    bestMonths: [5, 6, 7, 10, 11],
    seasons: [
      { name: '曲水の宴', from: '05-22', to: '05-28' },
      { name: 'あやめ', from: '06-20', to: '07-10' },
      { name: '萩', from: '09-15', to: '09-30' },
      { name: '紅葉', from: '10-25', to: '11-10' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['世界遺産', '浄土庭園', '奥州藤原氏', '駅から歩ける'],
    related: ['chusonji-konjikido', 'geibikei'],
    publishedOn: '2026-06-12',
    checkedOn: '2026-06-12',
    author: 'hayase-mio',
    body: [
      p(
        '奥州藤原氏の二代基衡から三代秀衡の時代に、大伽藍が建てられた寺です。最盛期には堂塔が四十、僧坊が五百あったと伝わりますが、藤原氏が滅んだあと火災が重なり、建物はすべて失われました。いま境内に広がるのは、礎石と、大きな池です。',
      ),
      h2('池を左まわりに'),
      p(
        '{大泉が池|おおいずみがいけ}は、海の景色を小さく写したものです。荒い岩の{出島|でじま}、なだらかな{洲浜|すはま}、水の中から斜めに立つ石。一周二十分ほどの道を歩くと、浜の石が小さくなったり、山のように積まれたりして、水の表情が変わります。',
      ),
      p(
        '池の北東から、細い流れが入ります。{遣水|やりみず}といい、平安時代の遺構がこれほどよく残る例はほかにほとんどありません。水底に丸い石を敷き、ところどころに立てた石が水を割ります。五月の第四日曜には、この流れに盃を浮かべて歌を詠む曲水の宴が開かれます。',
      ),
      h2('何もないところで立ちどまる'),
      p(
        '本堂の先には、円隆寺の跡、講堂の跡と、礎石が芝の中に点々と並びます。柱の間隔を目で数えると、建物の大きさが少しずつ立ち上がってきます。中尊寺が金色の現物を見る場所なら、ここは自分の頭で屋根をかける場所です。',
      ),
      callout(
        'tip',
        '中尊寺より先に',
        '駅に近い毛越寺で庭を見てから、町内を回るバスで中尊寺へ向かうと、坂を上るころには団体の波が一つ過ぎています。',
      ),
    ],
  },
  {
    slug: 'geibikei',
    city: '岩手県一関市',
    name: '猊鼻渓',
    nameKana: 'げいびけい',
    address: '岩手県一関市東山町長坂字町',
    lat: 38.989,
    lng: 141.253,
    access: [
      {
        mode: 'walk',
        line: 'JR大船渡線',
        station: '猊鼻渓駅',
        minutes: 5,
        text: 'JR大船渡線「猊鼻渓駅」から乗船場まで徒歩約5分',
      },
      { mode: 'car', minutes: 30, text: '東北自動車道「一関IC」から約30分' },
    ],
    hours: {
      regular: [],
      note: '舟はおよそ1時間ごとに出ます。8時30分ごろから、夏は16時台、冬は15時ごろまで。',
    },
    parking: { available: true, bus: true },
    accessibility: { stepFree: false, note: '舟の席は板の間で、靴を脱いで座ります。' },
    facilities: { restroom: true, pets: true },
    dataNote: SAMPLE,
    catch: '棹一本で上り、棹一本で下る。断崖の底を、舟唄が通っていきます。',
    category: '自然',
    stayMinutes: 120,
    bestMonths: [5, 6, 10, 11, 1],
    seasons: [
      { name: '藤', from: '05-05', to: '05-25' },
      { name: '紅葉', from: '10-25', to: '11-12' },
      { name: 'こたつ舟', from: '12-01', to: '02-28' },
    ],
    rainyDay: false,
    kids: true,
    tags: ['舟下り', '渓谷', '舟唄', '紅葉'],
    related: ['motsuji-jodo-garden', 'naruko-gorge'],
    publishedOn: '2026-01-06',
    checkedOn: '2026-10-14',
    author: 'kurata-jun',
    body: [
      p(
        '{砂鉄川|さてつがわ}が石灰岩の台地を削った、二キロほどの渓谷です。両岸に灰白色の崖が立ち、高いところは100メートルほどになります。大正14年（1925年）に国の名勝となりました。名は、奥の岩に獅子（猊）の鼻に似た突起があることからつきました。',
      ),
      h2('上ってから、下る舟'),
      p(
        '舟下りといっても、ここでは同じ乗船場へ戻ってきます。流れがゆるいので、船頭が棹で川底を押して上流へさかのぼり、折り返しで岸に上がって少し歩き、また乗って下る。往復で九十分ほどです。エンジンがないため、聞こえるのは水と鳥と、棹が石に当たる音だけです。',
      ),
      p(
        '水は膝から腰の深さで、底の石まで見えます。舟の影に、ウグイの群れがついてきます。乗船場で売っている餌をまくと、カモまで寄ってきて、子どもはしばらく崖を見ません。',
      ),
      h2('いちばん奥で、玉を投げる'),
      p(
        '折り返しの岸から五分歩くと、高さ百メートルを超える大猊鼻岩の前に出ます。対岸の岩に小さな穴があり、「福」「縁」などの字の入った{運玉|うんだま}を投げて、入れば願いがかなうといわれます。たいていは入りません。',
      ),
      ul(
        '帰りの舟で、船頭が「げいび追分」をうたいます。崖に返る声を聞くなら、後ろの席が向きます。',
        '冬はこたつを置いた舟になります。つまむものを持って乗る人も多くいます。',
        '大雨のあとは水かさが増えて休みになります。前の日に降ったら、朝に確かめます。',
      ),
      callout(
        'info',
        '列車の時刻から組み立てます',
        '大船渡線は二時間近くあく時間帯があります。一ノ関から30分ほどなので、帰りの列車を決め、その二時間前の舟に乗ると余裕があります。',
      ),
    ],
  },
  {
    slug: 'ryusendo-cave',
    city: '岩手県下閉伊郡岩泉町',
    name: '龍泉洞',
    nameKana: 'りゅうせんどう',
    address: '岩手県下閉伊郡岩泉町岩泉字神成',
    lat: 39.858,
    lng: 141.794,
    access: [
      {
        mode: 'bus',
        line: 'JR東北新幹線',
        station: '盛岡駅',
        minutes: 130,
        text: 'JR「盛岡駅」からJRバス東北で約2時間10分、「龍泉洞」下車すぐ（便数は少なめ）',
      },
      { mode: 'car', minutes: 75, text: '宮古市の中心部から約1時間15分' },
    ],
    hours: {
      regular: [
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '18:00',
          lastEntry: null,
          season: { from: '05-01', to: '09-30' },
        },
        {
          days: [...WEEKDAYS],
          open: '08:30',
          close: '17:00',
          lastEntry: null,
          season: { from: '10-01', to: '04-30' },
        },
      ],
      note: '大雨のあとは水かさが増し、入れる範囲が狭まることがあります。',
    },
    prices: [
      ['大人', 1100],
      ['小・中学生', 550],
    ],
    parking: { available: true, fee: '無料', bus: true },
    accessibility: {
      stepFree: false,
      note: '奥は急な階段です。入口から百間廊下の途中までは比較的平らです。',
    },
    facilities: { restroom: true },
    dataNote: SAMPLE,
    catch: '階段の下に、青い水。底まで九十八メートルが、灯りに透けています。',
    category: '自然',
    stayMinutes: 60,
    bestMonths: [6, 7, 8, 9],
    seasons: [
      { name: '夏の涼しさ', from: '07-01', to: '08-31' },
      { name: '渓流の紅葉', from: '10-15', to: '11-05' },
    ],
    rainyDay: true,
    kids: true,
    tags: ['鍾乳洞', '地底湖', '天然記念物', '雨の日'],
    related: ['jodogahama', 'geibikei'],
    publishedOn: '2026-07-31',
    checkedOn: '2026-07-28',
    author: 'nishi-wataru',
    body: [
      p(
        '北上高地の石灰岩を、地下の川が長い時間をかけて溶かした洞窟です。分かっているだけで四キロを超え、なお調査が続きますが、歩けるのは入口から七百メートルほど。洞内に棲むコウモリとともに国の天然記念物に指定されています。',
      ),
      h2('十度の廊下を行く'),
      p(
        '中は一年を通して十度前後です。入口で風が足もとを抜け、夏なら二歩目で汗が引きます。百間廊下と呼ばれる長い通路の床は金網で、下を水が走る音がします。天井からのしずくが首筋に落ちるので、帽子が役に立ちます。',
      ),
      p(
        '奥に、地底湖が三つ続きます。第一、第二、第三。深さは奥ほど増して、第三地底湖は98メートル。沈めた灯りの下に岩の斜面が見え、その先がゆっくり紺に変わります。のぞきこむと、足が手すりの側へ引かれる気がします。',
      ),
      h2('下りたら、上る'),
      p(
        '帰り道は、第三地底湖の先の急な階段を上ります。踊り場から、さっきの水面を真上に近い角度で見下ろせます。息が上がる人は、来た道をそのまま戻ることもできます。',
      ),
      table(
        '持ちものと服',
        ['もの', 'わけ'],
        ['薄い上着', '外が三十度の日でも、中は十度です'],
        ['底の滑らない靴', '床も階段も濡れています'],
        ['首に巻く手ぬぐい', '天井のしずくよけに'],
      ),
      callout(
        'info',
        '水を一杯',
        '洞の水は町の水道にもなり、瓶や缶でも売られています。入口の近くの水飲み場で、まず一口どうぞ。',
      ),
    ],
  },
]

export const hotels: HotelSource[] = [
  {
    slug: 'tono-magariya-uma-no-ma',
    city: '岩手県遠野市',
    name: '曲り家一棟貸し 馬の間',
    nameKana: 'まがりやいっとうがし うまのま',
    address: '岩手県遠野市附馬牛町',
    lat: 39.404,
    lng: 141.523,
    access: [
      {
        mode: 'car',
        line: 'JR釜石線',
        station: '遠野駅',
        minutes: 20,
        text: 'JR釜石線「遠野駅」から車で約20分（送迎なし）',
      },
    ],
    parking: { available: true, count: 4, fee: '無料' },
    facilities: { wifi: true, restroom: true, smoking: 'none', payments: ['現金', 'クレジットカード'] },
    dataNote: 'この宿は見本として作った架空の施設です。',
    invented: true,
    catch: '人と馬が一つ屋根に暮らした家を、囲炉裏ごと一晩借ります。',
    hero: {
      key: 'tono-magariya-uma-no-ma',
      motif: 'thatched-village',
      season: 'autumn',
      time: 'dusk',
    },
    type: '一棟貸し',
    checkIn: '15:00',
    checkOut: '11:00',
    minCharge: 12000,
    onsen: null,
    rooms: 1,
    mealPlan: '素泊まり（囲炉裏の鍋の具材は前日までに予約）',
    tags: ['曲り家', '囲炉裏', '一棟貸し', '民話'],
    publishedOn: '2026-03-06',
    author: 'hayase-mio',
    body: [
      p(
        '南部の曲り家は、母屋の前に馬屋が突き出したL字形の農家です。冬、囲炉裏の煙は屋根裏を通って馬屋へ流れ、人の起きているあいだは馬も暖かい。この家では、その馬屋だったところを板の間にして、寝室に使っています。だから「馬の間」です。',
      ),
      h2('火の番は客の仕事'),
      p(
        '鍵を受けとるとき、管理人さんが囲炉裏の火のおこし方を一度だけやってみせます。あとは客の番です。煙が目にしみたら、薪を少し寝かせる。初めは部屋中が煙たくなりますが、一時間もするとこつがわかり、鉄瓶の湯が鳴りはじめます。',
      ),
      p(
        '台所には電磁調理器も冷蔵庫もあり、風呂は新しいものです。六人まで泊まれて、料金は人数で割ります。夜は真っ暗なので、星を見るなら懐中電灯を消してから五分。裏の林で何か鳴いても、たいていはフクロウです。',
      ),
      callout(
        'caution',
        '冬に泊まる方へ',
        '12月から3月は雪道の運転になります。囲炉裏のそばは暖かい一方、廊下は外と同じくらい冷えます。',
      ),
    ],
  },
]

export const restaurants: RestaurantSource[] = [
  {
    slug: 'morioka-reimen-kita-no-ma',
    city: '岩手県盛岡市',
    name: '冷麺と焼肉 北の間',
    nameKana: 'れいめんとやきにく きたのま',
    address: '岩手県盛岡市大通',
    lat: 39.702,
    lng: 141.147,
    access: [
      {
        mode: 'walk',
        line: 'JR東北本線',
        station: '盛岡駅',
        minutes: 12,
        text: 'JR「盛岡駅」から開運橋を渡って徒歩約12分',
      },
    ],
    hours: {
      regular: [
        {
          days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'],
          open: '11:30',
          close: '22:00',
          lastEntry: '21:30',
          season: null,
        },
      ],
    },
    closed: { weekdays: ['wed'] },
    accessibility: { stepFree: true },
    facilities: { smoking: 'none', payments: ['現金', 'クレジットカード', '電子マネー'] },
    dataNote: 'この店は見本として作った架空の施設です。',
    invented: true,
    catch: '注文が入ってから押し出す麺。辛さは、別の小皿で自分で決めます。',
    hero: {
      key: 'morioka-reimen-kita-no-ma',
      motif: 'noodle-bowl',
      season: 'summer',
      time: 'noon',
    },
    genres: ['冷麺', '焼肉'],
    specialty: '盛岡冷麺（辛味は別皿）',
    budgetLunch: { from: 1000, to: 2000 },
    budgetDinner: { from: 2500, to: 5500 },
    lastOrder: '21:30',
    seats: 46,
    smoking: 'none',
    reservation: 'accepted',
    takeout: false,
    allergyNote: '麺に小麦、スープに牛肉と大豆を使います。卵は抜けます。',
    tags: ['盛岡冷麺', '駅から歩ける', '一人でも'],
    publishedOn: '2026-07-10',
    author: 'tomioka-saki',
    body: [
      p(
        '盛岡冷麺は、昭和29年に朝鮮半島出身の店主がこの町で出した一杯から始まったとされます。そば粉を入れず、小麦粉とでんぷんで打つので、麺は半透明で強いこしがあります。',
      ),
      p(
        'この店では、席に着いて注文すると奥で機械の音がして、麺が押し出されます。ゆで時間は一分半。牛骨のスープは脂を丁寧に引いてあり、最後まで澄んだまま。果物は夏がすいか、秋から春は梨やりんごに替わります。',
      ),
      h2('辛味は別でお願いします'),
      p(
        '盛岡では、キムチの汁を別の小皿で受けとる「別辛」という頼み方が通じます。まずスープを一口、それから少しずつ落とす。麺を半分食べたあたりで酢をひと回しすると、味がもう一度ほどけます。焼肉は冷麺のあとで少しだけ、という人も多い店です。',
      ),
      ol('まずスープだけを一口', '辛味を小匙で半分', '麺の残りが半分になったら酢'),
    ],
  },
]

export const gifts: GiftSource[] = [
  {
    slug: 'nambu-senbei',
    prefecture: '岩手県',
    name: '南部せんべい',
    nameKana: 'なんぶせんべい',
    catch: '小麦粉と塩と水。鉄の型で焼く、耳つきの素朴なせんべいです。',
    category: '和菓子',
    maker: null,
    price: 540,
    contents: '12枚入り（胡麻・落花生）',
    shelfLife: '製造から約90日',
    storage: '直射日光・高温多湿を避けて常温',
    allergens: ['小麦', '落花生', 'ごま'],
    sellPlaces: [
      { text: 'JR盛岡駅の土産売り場' },
      { spot: 'chusonji-konjikido', text: '平泉・中尊寺の登り口周辺の売店' },
      { spot: 'tatehana-ganpeki-asaichi', text: '八戸・館鼻岸壁朝市（焼きたての出る店もあります）' },
    ],
    offers: [],
    dataNote: '価格と内容量は見本データです。',
    tags: ['南部', '小麦のせんべい', '常温', '軽い'],
    publishedOn: '2026-02-20',
    author: 'tomioka-saki',
    body: [
      p(
        '米ではなく小麦の粉でつくる、旧南部藩領のせんべいです。丸い鉄の型にはさんで焼くと、ふちに薄いはみ出しができます。これが{耳|みみ}。ぱりぱりと香ばしく、耳だけを袋に詰めて売る店もあるほどです。',
      ),
      p(
        '胡麻と落花生が昔からの二枚看板で、ほかにかぼちゃの種、くるみ、りんごを散らしたものなど。土地の家では白せんべいに水飴をはさんだり、赤飯をはさんだりして、おやつにもおかずにもします。',
      ),
      h2('汁に入れるものは、別です'),
      p(
        'せんべい汁用は「かやきせんべい」などの名で売られ、煮ても崩れないよう塩加減と焼きが違います。おやつ用を鍋に入れると、あっという間に溶けてしまいます。袋の表示を見て、両方買って帰るのが正解です。',
      ),
    ],
  },
]
