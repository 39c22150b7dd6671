import {
  callout,
  course,
  embed,
  giftCard,
  h2,
  image,
  map,
  p,
  prNotice,
  restaurantCard,
  spotCard,
} from '../../../blocks.ts'
import type { ArticleSource } from '../../../define.ts'

export const article: ArticleSource = {
  slug: 'choshi-railway-to-the-sea',
  type: 'feature',
  title: '銚子電鉄6.4キロ、終点から灯台へ歩く',
  catch: '二十分で着く線を、一日かけて。醤油の匂い、キャベツ畑、坂の港町',
  summary: [
    '銚子から外川まで10駅。一日乗車券を買い、三つの駅で降ります。',
    '先に終点の外川まで行き、坂の町から海沿いを犬吠へ戻る順に歩きます。',
    '昼は入梅いわし、帰りは仲ノ町で醤油の匂いの中の車庫を眺めます。',
  ],
  hero: {
    key: 'choshi-railway-to-the-sea',
    motif: 'train',
    season: 'summer',
    time: 'noon',
  },
  tags: ['銚子電鉄', 'ローカル線', '日帰り', '港町', '灯台'],
  author: 'kurata-jun',
  publishedOn: '2026-07-31',
  prefecture: '千葉県',
  city: '千葉県銚子市',
  disclosure: { kind: 'pr', sponsorName: '北総しおさい旅行社（架空の広告主）', text: null },
  dataNote: '時刻と料金は見本データです。広告主と紹介した食事処は見本として作った架空のものです。',
  blocks: [
    prNotice(
      'この記事は、北総しおさい旅行社（架空の広告主）の依頼と費用の負担を受けて制作しました。行き先と文章は編集部が決めています。',
    ),
    p(
      '銚子電気鉄道は、銚子から外川までの6.4キロに十の駅を置く、片道およそ二十分の線です。途中の駅の間は、長くて1キロと少し。歩いても追いつけそうな距離を、古い電車が左右に揺れながら進みます。',
    ),
    p(
      '速く着くための線ではないので、**一日乗車券**を買い、気になった駅で降りることにします。今回は先に終点まで乗り、海に沿って歩いて戻る順です。帰りの疲れた足で坂を上らずにすむからで、これは以前、逆に歩いて懲りた人間の順番でもあります。',
    ),
    course(
      '東京から日帰りの一日',
      { time: '07:40', kind: 'move', title: '東京駅から特急しおさいで銚子へ', minutes: 110 },
      { time: '09:45', kind: 'move', title: '銚子駅の2番線の先から銚子電鉄に乗る', minutes: 20 },
      {
        time: '10:10',
        kind: 'stop',
        title: '外川の坂と港を歩く',
        minutes: 50,
        body: '1923年の木の駅舎。石畳の坂は海へまっすぐ下る。',
      },
      { time: '11:00', kind: 'move', title: '長崎鼻を回り、海沿いを犬吠へ歩く', minutes: 50 },
      {
        time: '12:00',
        kind: 'meal',
        title: 'いわしの昼',
        minutes: 60,
        ref: 'restaurant:choshi-iwashi-shiosai-shokudo',
      },
      {
        time: '13:10',
        kind: 'stop',
        title: '犬吠埼灯台に上る',
        minutes: 70,
        ref: 'spot:inubosaki-lighthouse',
      },
      { time: '15:00', kind: 'stop', title: '仲ノ町で降り、車庫を眺める', minutes: 40 },
      { time: '16:30', kind: 'move', title: '銚子から東京へ', minutes: 115 },
    ),
    map('この記事で降りた場所', 'spot:inubosaki-lighthouse', 'restaurant:choshi-iwashi-shiosai-shokudo'),
    h2('終点の外川から始める'),
    p(
      '外川の町は、江戸時代の初めに紀州から来た崎山次郎右衛門が港を築いたことに始まります。いわしを追って移ってきた人々が、海へ下る坂を何本も平行に通し、両側に石垣を積んで家を建てました。坂の上に立つと、道の先がそのまま水平線です。',
    ),
    p(
      '駅舎は1923年の開業のときからの木造。待合室の板の壁に、手書きの運賃表が残っています。折り返しの電車は数分で出てしまいますが、次の一本を待つつもりで港まで下りてください。干してある網の匂いと、発泡の箱を洗う水の音がする、働く港です。',
    ),
    image(
      {
        key: 'choshi-railway-to-the-sea-2',
        motif: 'harbour',
        season: 'summer',
        time: 'morning',
      },
      '外川の港。海へ下る坂の通りには、一本ごとに名前が付いている',
    ),
    h2('海沿いを犬吠へ'),
    p(
      '外川の港から長崎鼻を回って犬吠まで、ゆっくり歩いて五十分ほど。夏は日陰がないので、帽子と水を。風があると思ったより涼しく、止むと急に暑くなります。車道の脇を歩くところもあるため、海側の歩道に早めに移ってください。',
    ),
    spotCard('inubosaki-lighthouse'),
    p(
      '九十九段を上がったら、まず北を見ます。君ヶ浜の弓なりの砂浜に波が何列も寄せ、その向こうが利根川の河口です。南に回ると、いま歩いてきた外川の屋根。線路は木々に隠れて見えませんが、耳をすますと、電車が犬吠の駅を出る警笛が上まで届きました。煉瓦の塔は壁が厚く、階段の途中では海の音が消えます。上がるときより、下りるときのほうが九十九段は長く感じられました。',
    ),
    restaurantCard('choshi-iwashi-shiosai-shokudo'),
    h2('仲ノ町で降りる理由'),
    p(
      '銚子の一つ手前、仲ノ町の駅のまわりは醤油の工場です。ホームに降りると、蒸した大豆と炒った小麦の匂いがします。駅の横に車庫があり、入場券を買えば決められた場所から電車を見られます。1922年にドイツでつくられた、四輪の小さな電気機関車デキ3もここにいます。醤油の貨車を引くために海を渡ってきた機関車だと知ると、匂いと線路がつながります。',
    ),
    embed(
      'youtube',
      'https://www.youtube.com/watch?v=MIHON000000',
      '見本の動画：外川から犬吠へ、電車の窓から',
    ),
    callout(
      'tip',
      '電車の間隔',
      '日中はおよそ三十分から一時間に一本。駅に着いたら、まず次とその次の時刻を書きとめておくと、海辺で時計を気にせずにすみます。',
    ),
    giftCard('choshi-saishikomi-shoyu'),
    p(
      '帰りの特急の窓に、夕方の田が続きます。6.4キロの線に一日いて、乗っていた時間は合わせて五十分ほど。残りの時間はみな、次の電車を待っていたことになります。銚子電鉄は、その待ち時間のよい線でした。',
    ),
  ],
}
