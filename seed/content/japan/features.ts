import type { FeatureSource } from '../../define.ts'

export const features: FeatureSource[] = [
  {
    slug: 'winter-steam',
    order: 1,
    title: '冬の湯けむり',
    catch: '寒い日ほど、湯の町は遠くから見えます。雪の谷から島の湯まで。',
    lead: '気温が下がると、湯けむりは濃く、高くなります。夏には見えなかった側溝の湯気や、屋根の上を流れる白い筋が、町の地形をそのまま描きだすのが冬です。眺めの町、湯治の宿、入りくらべの道。過ごし方で三つに分けて、雪の谷から九州までの湯をたどりました。移動は明るいうちに終え、宿には四時までに着く。それだけで、冬の湯はぐっとやさしくなります。',
    period: { from: '2026-11-01', to: '2027-03-15' },
    publishedOn: '2026-11-01',
    updatedOn: '2026-11-17',
    author: 'nishi-wataru',
    tags: ['温泉', '冬の旅', '湯治'],
    hero: {
      key: 'winter-steam',
      motif: 'onsen',
      season: 'winter',
      time: 'dusk',
    },
    sections: [
      {
        heading: '湯気を見に行く町',
        body: '湯に入る前に、まず眺める。湯の湧く場所が町の真ん中にある温泉地では、夕方の四時半から五時半が==いちばん湯気の見える時間==です。空はまだ青く、灯りがつきはじめます。',
        items: [
          {
            ref: 'spot:ginzan-onsen',
            comment:
              '川の両岸に木造の宿が向きあう谷。ガス灯のともる夕方は混むので、泊まって朝の雪道を歩くのが静かです。',
          },
          {
            ref: 'spot:kusatsu-yubatake',
            comment: '町の中心で湧き、木の樋を流れ落ちる湯。風のない夜は、湯気がまっすぐに立ちます。',
          },
          {
            ref: 'spot:noboribetsu-jigokudani',
            comment: '遊歩道は雪に覆われても見晴らしがききます。滑りにくい靴で、昼の明るいうちに。',
          },
          {
            ref: 'spot:beppu-kannawa',
            comment:
              '坂の町のあちこちから湯気が上がります。高台の展望台から見おろすと、源泉の多さがわかります。',
          },
        ],
      },
      {
        heading: '三泊して、何もしない',
        body: '湯治は治すことより、**休む練習**に近いものです。初日は二回、二日目からは三回。長湯をせず、入ったあとは同じだけ横になります。',
        items: [
          {
            ref: 'hotel:naruko-tojiyado-rokuroya',
            comment: '自炊の台所がある湯治宿。野菜と味噌だけ買って行けば、三日が足ります。',
          },
          {
            ref: 'article-page:naruko-toji-three-nights',
            comment: '二日目に退屈する、というところまで正直に書いた三泊の記録です。',
          },
          {
            ref: 'hotel:kashima-yugenone-kannawa',
            comment: '地獄の蒸し釜で芋や卵を蒸す宿。食事の時間を自分で決められます。',
          },
        ],
      },
      {
        heading: '湯を歩いて入りくらべる',
        body: '一つの町に湯がいくつもあるなら、歩く時間が体を冷ましてくれます。外湯めぐりは一日三つまで。手ぬぐいは二本あると、片方が乾いています。',
        items: [
          {
            ref: 'spot:kinosaki-onsen',
            comment: '外湯の休みは曜日で分かれています。宿に着いたら、最初にその日の札を確かめてください。',
          },
          {
            ref: 'spot:yunomine-onsen',
            comment: '谷の湧き口で卵や野菜をゆでながら、順番を待つ小さな湯。熊野の道を歩いたあとに。',
          },
          {
            ref: 'article-page:steam-towns-kannawa-unzen',
            comment: '九州の三つの湯を、色と過ごし方でくらべました。道順つきです。',
          },
        ],
      },
    ],
  },
  {
    slug: 'first-solo-trip',
    order: 2,
    title: 'はじめてのひとり旅',
    catch: '一人で困るのは、食事と夜と雨。その三つを先に解いておきます。',
    lead: 'ひとり旅に勇気は要りません。要るのは、一人で入りやすい店と、夜に居場所のある宿、雨の日に座れる場所です。編集部の四人が、はじめてのときに困ったことを持ちよると、ほとんどがこの三つに集まりました。歩いて回れる広さの町、朝から開いている店、食卓に会話が生まれる宿を選んで並べています。予定は一日に二つまで。余った時間が、その旅の本体になります。',
    period: null,
    publishedOn: '2026-03-02',
    updatedOn: '2026-09-08',
    author: 'hayase-mio',
    tags: ['ひとり旅', '町歩き', 'ゲストハウス'],
    hero: {
      key: 'first-solo-trip',
      motif: 'backpack',
      season: 'spring',
      time: 'morning',
    },
    sections: [
      {
        heading: '歩いて一周できる町から',
        body: '最初の行き先は、駅から歩いて回りきれる町がよいと思います。迷っても三十分で戻れることが、足どりを軽くします。',
        items: [
          {
            ref: 'spot:matsumoto-castle',
            comment: '駅から城まで歩いて二十分ほど。天守の階段は急なので、荷物は駅に預けて。',
          },
          {
            ref: 'spot:kurashiki-bikan',
            comment: '川沿いは夕方に人が引きます。泊まる人だけの時間がある町です。',
          },
          {
            ref: 'spot:otaru-canal',
            comment: '運河から一本入った石蔵の通りが静か。冬は四時に暗くなることを忘れずに。',
          },
        ],
      },
      {
        heading: '一人で食べる',
        body: '夜の店に入りにくければ、朝と昼に力を入れます。朝の食堂と市場は、一人の客がいちばん多い場所です。',
        items: [
          {
            ref: 'restaurant:hakodate-asa-shokudo-ikasumi',
            comment: '朝六時から。カウンターで、いかの刺身とごはんだけを頼めます。',
          },
          {
            ref: 'restaurant:asakusa-soba-kotsubo',
            comment: '八時に開く蕎麦屋。参拝のあと、まだ人の少ない時間に一枚。',
          },
          {
            ref: 'restaurant:shippoku-maruzen-nagasaki',
            comment: '大勢で囲むはずの料理を、一人前から。食べる順を教えてもらえます。',
          },
          {
            ref: 'spot:kochi-nichiyoichi',
            comment: '立ったまま食べられるものが多く、一人のほうが歩きやすい市です。',
          },
        ],
      },
      {
        heading: '夜に話し相手がいる宿、いない宿',
        body: '誰かと話したい日と、話したくない日があります。宿を二種類混ぜて予約しておくと、どちらの夜も過ごせました。',
        items: [
          {
            ref: 'hotel:miyama-guesthouse-yui-no-kaya',
            comment: '囲炉裏のまわりに自然と人が集まります。黙っていてもかまわない宿です。',
          },
          {
            ref: 'hotel:kuramae-hotel-kawabe-shiori',
            comment: '川に向いた机がある部屋。本を一冊持って、早めに戻りたくなります。',
          },
          {
            ref: 'article-page:kusatsu-alone-in-february',
            comment: '湯の町に一人で二泊した記録。失敗した夕食のことも書いてあります。',
          },
        ],
      },
    ],
  },
  {
    slug: 'museums-for-rain',
    order: 3,
    title: '雨の日の博物館',
    catch: '予定を変えるのではなく、雨の日のためにとっておく場所です。',
    lead: '雨音のする展示室には、独特の落ち着きがあります。人が少なく、時間の目印になる日ざしもないので、一つの展示の前に長くいられます。濡れずに着けること、二時間は過ごせること、途中で座れること。この三つを条件に、骨と硝子と列車、それから地面の下の大空間まで選びました。傘は入口で袋に入れ、上着はロッカーへ。両手をあけてから入ると、見えるものが変わります。',
    period: null,
    publishedOn: '2026-05-25',
    updatedOn: '2026-06-12',
    author: 'amano-haruka',
    tags: ['雨の日', '博物館', '美術館'],
    hero: {
      key: 'museums-for-rain',
      motif: 'museum',
      season: 'summer',
      time: 'noon',
    },
    sections: [
      {
        heading: '一日いられる大きな館',
        body: '広い館は、入る前に==見るものを三つに決めて==おきます。残りは通り道。疲れる前に出られたら、次もまた来たくなります。',
        items: [
          {
            ref: 'spot:tokyo-national-museum',
            comment: '本館、東洋館、法隆寺宝物館。雨の日は、離れた法隆寺宝物館がひときわ静かです。',
          },
          {
            ref: 'spot:fukui-dinosaur-museum',
            comment: '混む日は予約の時刻から逆算を。全身の骨格の前では、子どもより大人が黙ります。',
          },
          {
            ref: 'spot:kyushu-national-museum',
            comment: '太宰府の駅から天満宮の境内を通って、屋根のある通路で丘の上へ上がれます。',
          },
        ],
      },
      {
        heading: '乗りものと光と硝子',
        body: '天井の高い建物では、雨の音が遠くなります。触れられるもの、動くものがあると、小さな人も飽きません。',
        items: [
          {
            ref: 'spot:kyoto-railway-museum',
            comment: '扇形の車庫は屋外に面しています。雨の日は、濡れた線路の色がきれいです。',
          },
          {
            ref: 'spot:toyama-glass-museum',
            comment: '図書館と同じ建物。見終えたあと、木の吹き抜けに座って雨のやむのを待てます。',
          },
          {
            ref: 'spot:adachi-museum',
            comment: '庭は歩かずに窓から眺めるもの。雨の日は苔と石の色が深くなります。',
          },
        ],
      },
      {
        heading: '地面の下へ',
        body: '洞窟や採石場の跡は、もともと日がささない場所です。気温が一年を通してほぼ変わらないため、夏でも==上着を一枚==持って入ります。',
        items: [
          {
            ref: 'spot:oya-history-museum',
            comment: '石を切り出した跡の大空間。冷えるので、足もとは厚い靴下で。',
          },
          {
            ref: 'spot:akiyoshido-cave',
            comment:
              '雨のあとは水の音が大きくなります。増水で道が変わることもあるので、当日の案内を確かめて。',
          },
          {
            ref: 'article-page:chushikoku-rainy-day',
            comment: '中国・四国の七か所を、子どもと行って助かった順に並べた記事です。',
          },
        ],
      },
    ],
  },
  {
    slug: 'to-the-islands',
    order: 4,
    title: '島へ渡る',
    catch: '橋のある島、船の島、一日に数便の島。渡り方で旅は変わります。',
    lead: '島の旅は、乗りものの時刻から組み立てます。最終の船を先に決め、そこから引き算をすると、島にいられる時間が見えてきます。短いと感じるくらいでちょうどよく、もう一度来る理由が残ります。三十分の湖の船から、島に泊まって二日を過ごす旅まで。海の荒れる日に無理をしないこと、帰れなくなったときの一泊分を財布に入れておくこと。支度はその二つです。',
    period: null,
    publishedOn: '2026-04-13',
    author: 'kurata-jun',
    tags: ['島', '船旅', '自転車'],
    hero: {
      key: 'to-the-islands',
      motif: 'island',
      season: 'summer',
      time: 'morning',
    },
    sections: [
      {
        heading: '船で三十分のところに',
        body: '半日で行き帰りできる島は、天気を見てから決められます。甲板に出て、離れていく岸を見るところから旅です。',
        items: [
          {
            ref: 'spot:chikubushima',
            comment: '琵琶湖の北に浮かぶ、社寺だけの島。次の船までの時間で石段を上ります。',
          },
          {
            ref: 'spot:itsukushima-jinja',
            comment: '宮島口から船で十分。潮の時刻を調べると、満ちた姿と引いた浜の両方に会えます。',
          },
          {
            ref: 'spot:matsushima-bay',
            comment: '湾をめぐる船から、松をのせた島の形が次々に変わります。橋で歩いて渡れる島もあります。',
          },
        ],
      },
      {
        heading: '泊まる島',
        body: '最後の船が出たあとの島は、音が少なくなります。夕食は宿に頼み、懐中電灯を一つ持って外へ。',
        items: [
          {
            ref: 'spot:taketomi-village',
            comment: '白い砂の道は、朝に掃き清められます。日帰りの人が着く前に歩くと、その跡が残っています。',
          },
          {
            ref: 'hotel:sado-minshuku-amisuke',
            comment: '夕食は定置網しだい。魚の名前を書きとめる手帳があると楽しい宿です。',
          },
          {
            ref: 'hotel:shodoshima-shiodamari',
            comment: 'オリーブの斜面から内海を見おろす宿。醤油の蔵を訪ねる足場にもなります。',
          },
          {
            ref: 'article-page:sado-two-days-by-bus',
            comment: '車を使わず、路線バスだけで佐渡を二日。逃した一本のことから読んでください。',
          },
        ],
      },
      {
        heading: '橋を自分の足で渡る',
        body: '橋でつながった島なら、漕いで渡ることができます。橋の上は風が強く、岸の天気とは別のものと考えます。',
        items: [
          {
            ref: 'article-page:shimanami-two-days',
            comment: '走りきらない計画の立て方。途中で降りる港を選んでおく二日です（タイアップ記事）。',
          },
          {
            ref: 'activity:kurushima-half-day-ride',
            comment: '橋を一つだけ渡って戻る半日。長い距離に自信がない人に向いています。',
          },
        ],
      },
    ],
  },
  {
    slug: 'towns-with-castles',
    order: 5,
    title: '城のある町',
    catch: '天守だけを見て帰らない。石垣と堀と、城下の道の曲がり方まで。',
    lead: '城は、建物よりも先に地形です。川をどこで曲げ、どの丘を削り、道をどこで折ったか。天守へ急ぐ前に、堀に沿って半周すると、その町がなぜそこにあるのかが少しわかります。木のままで残った天守、石だけが残った山の城、いままさに積み直している城。三つの章に分けて訪ねました。階段は急で、床は冷えます。脱ぎやすい靴と厚い靴下、それに時間の余白を。',
    period: null,
    publishedOn: '2026-02-16',
    updatedOn: '2026-10-05',
    author: 'hayase-mio',
    tags: ['城', '石垣', '城下町'],
    hero: {
      key: 'towns-with-castles',
      motif: 'castle',
      season: 'spring',
      time: 'noon',
      landmark: 'castle-white',
    },
    sections: [
      {
        heading: '木の天守に上る',
        body: '江戸時代までに建てられた天守は、全国に十二あります。柱の手ざわり、床の傾き、窓の小ささ。写真では伝わらないものが、急な階段の先にあります。',
        items: [
          {
            ref: 'spot:himeji-castle',
            comment:
              '門をくぐるたびに道が曲がり、天守が見えたり隠れたりします。上りは一時間みておくと慌てません。',
          },
          {
            ref: 'spot:hikone-castle',
            comment: '小ぶりな天守に、破風の形がいくつも。天秤櫓の橋を下から見上げてください。',
          },
          {
            ref: 'spot:inuyama-castle',
            comment: '最上階の回り縁は手すりが低め。木曽川を見おろす風の強さを、体で知る城です。',
          },
          {
            ref: 'spot:matsuyama-castle',
            comment: '山の上の本丸まで、リフトかロープウェイか、自分の足で。下りは歩くと石垣がよく見えます。',
          },
        ],
      },
      {
        heading: '石だけが残るところ',
        body: '建物がないぶん、石の線がよく見えます。{野面|のづら}積みか、打ち込み接ぎか。角の石の長さを見くらべるだけで、積んだ時代の見当がつきます。',
        items: [
          {
            ref: 'spot:takeda-castle-ruins',
            comment: '山の尾根に沿って石垣が伸びます。雲海の季節は早朝の冷えに備えて。',
          },
          {
            ref: 'article-page:kinki-castles-read-by-stone',
            comment: '積み方を三つ覚えてから歩く、姫路と彦根と竹田。足もとから読む城の案内です。',
          },
        ],
      },
      {
        heading: '直している城、直してきた城',
        body: '地震や火災のたびに、人は城を直してきました。途中を見られることは、完成を見ることより珍しいのかもしれません。',
        items: [
          {
            ref: 'spot:kumamoto-castle',
            comment: '崩れた石に番号をつけ、元の場所へ戻す仕事が続いています。見学の通路から間近に見えます。',
          },
          {
            ref: 'spot:shuri-castle',
            comment: '石垣の曲線と、進む復元の作業。坂が多いので、午前の涼しいうちに。',
          },
          {
            ref: 'spot:aizu-tsurugajo',
            comment: '赤い瓦の天守は雪の日に。堀の外から見る角度を一つ探しておくとよい城です。',
          },
        ],
      },
    ],
  },
  {
    slug: 'animals-with-children',
    order: 6,
    title: '子どもと動物に会う',
    catch: '開園の十五分前に着いて、昼前に帰る。小さな人と行く動物の一日。',
    lead: '動物がよく動くのは、朝の食事のあとと、夕方の前。子どもが機嫌よく歩けるのは、だいたい二時間半。この二つを重ねると、開園の少し前に着き、昼食の前に出る一日になります。全部を見ようとしないこと、いちばん会いたい一頭を先に決めること。四歳と八歳の下見隊と一緒に、北から南まで歩いて確かめました。授乳や着替えの場所は、着いたらまず場所を見ておきます。',
    period: null,
    publishedOn: '2026-07-06',
    updatedOn: '2026-11-12',
    author: 'amano-haruka',
    tags: ['家族旅行', '動物園・水族館', '子ども'],
    hero: {
      key: 'animals-with-children',
      motif: 'zoo-park',
      season: 'summer',
      time: 'morning',
    },
    sections: [
      {
        heading: '寒い国の動物たち',
        body: '冬の動物園は、動物のほうが元気です。雪の上では大人の靴も子どもの靴も滑るので、[荷物は背負って](/goods/daypack-20l)両手をあけます。',
        items: [
          {
            ref: 'spot:asahiyama-zoo',
            comment: '積雪の時季のペンギンの散歩は、早めに沿道へ。待つあいだの寒さ対策がいちばんの支度です。',
          },
          {
            ref: 'article-page:asahiyama-otaru-family-winter',
            comment: '氷点下十二度の三泊四日。手袋が足りなくなるまでの記録です。',
          },
        ],
      },
      {
        heading: '大きな水槽の前で座る',
        body: '水族館では、動く順路から一度外れて座ります。十分も見ていると、魚の通る道が決まっていることに子どものほうが先に気づきます。',
        items: [
          {
            ref: 'spot:churaumi-aquarium',
            comment: '団体の多い昼前後を避けて、開館すぐか夕方に。大水槽の前の席を探すならこの時間です。',
          },
          {
            ref: 'spot:toba-aquarium',
            comment: '順路がないので、飽きたら戻れます。雨の日の三時間が短く感じられました。',
          },
          {
            ref: 'spot:nagoya-port-aquarium',
            comment: '北館と南館は別の一日と考えて。小さな子となら、どちらか一つで足ります。',
          },
          {
            ref: 'spot:shikoku-aquarium',
            comment: '見上げる水槽では、ベビーカーの子がいちばんの特等席です。',
          },
        ],
      },
      {
        heading: 'しぶきのかかる席、かからない席',
        body: '海の動物の催しは、前の席ほど濡れます。着替えは上下一組、靴下まで。濡れたくない日は、上の段の通路ぎわを選びます。',
        items: [
          {
            ref: 'spot:kamogawa-sea-world',
            comment: '催しの時刻を先に写しておくと、昼寝と重ならずにすみます。',
          },
          {
            ref: 'article-page:kamogawa-with-small-children',
            comment: '濡れない席を選んだはずの一日。三歳と六歳の持ちもの一覧つきです。',
          },
          {
            ref: 'spot:sendai-umino-mori',
            comment: '駅から送迎があり、車のない家族にも行きやすい館。三陸の海の大水槽が見どころです。',
          },
        ],
      },
    ],
  },
  {
    slug: 'journeys-of-fermentation',
    order: 7,
    title: '発酵の旅',
    catch: '味噌、醤油、漬けもの、なれずし。待つことでおいしくなったものへ。',
    lead: '同じ大豆と塩でも、麹の種類と寒さの長さで、味噌は白にも赤にもなります。発酵の食べものを追っていくと、その土地の冬の厳しさや、海までの遠さ、船の通った道が見えてきます。台所の棚に置けるものを中心に、蔵の町と保存食の里を訪ねました。匂いの強いものは二重に包み、瓶は衣類の真ん中へ。帰ってから一か月かけて食べるところまでを、旅に数えます。',
    period: null,
    publishedOn: '2026-01-19',
    updatedOn: '2026-08-03',
    author: 'tomioka-saki',
    tags: ['発酵', '味噌・醤油', '漬けもの'],
    hero: {
      key: 'journeys-of-fermentation',
      motif: 'pickles',
      season: 'winter',
      time: 'morning',
    },
    sections: [
      {
        heading: '桶の中の二夏',
        body: '味噌も醤油も、夏を何度越したかで語られます。木桶の蔵では、桶そのものに棲む菌が味を決めるといいます。',
        items: [
          {
            ref: 'gift:okazaki-mame-miso',
            comment: '米も麦も使わない豆だけの味噌。削って鍋に入れ、煮るほどに深くなります。',
          },
          {
            ref: 'gift:shodoshima-kioke-shoyu',
            comment: '杉桶の濃口。まずは何もつけない豆腐に、数滴だけ落としてみてください。',
          },
          {
            ref: 'gift:choshi-saishikomi-shoyu',
            comment: '塩水の代わりに醤油で仕込む一本。刺身の小皿には、いつもの半分で足ります。',
          },
          {
            ref: 'gift:yuasa-kinzanji-miso',
            comment: '瓜や茄子の入った、なめる味噌。温かいごはんにも、冷やした胡瓜にも合います。',
          },
        ],
      },
      {
        heading: '雪の下で漬かるもの',
        body: '雪に閉ざされる土地では、秋の終わりが一年でいちばん忙しい台所でした。樽に重石をのせたら、あとは==寒さが仕事==をします。',
        items: [
          {
            ref: 'gift:akita-iburigakko',
            comment: '大根を煙でいぶしてから漬けます。薄く切り、乾酪にのせると酒が進みます。',
          },
          {
            ref: 'gift:nozawana-zuke',
            comment: '浅いうちは青く、春が近づくとべっこう色に。酸味が出たら炒めものに。',
          },
          {
            ref: 'article-page:chubu-preserved-flavours',
            comment: '漬ける、干す、笹で包む。中部の保存の手順を訪ねた特集です。',
          },
        ],
      },
      {
        heading: '蔵のある町を歩く',
        body: '醸造の町は、よい水と船着き場のそばにできました。煙突と黒い板塀を目印に、水路をたどって歩きます。',
        items: [
          {
            ref: 'spot:kurayoshi-shirakabe',
            comment: '玉川に沿って白壁の土蔵が続きます。醤油の香りのする角を探しながら歩く町です。',
          },
          {
            ref: 'spot:kawagoe-kurazukuri',
            comment: '黒い蔵の並ぶ通りから一本裏へ。芋の菓子と醤油の香りが交わります。',
          },
          {
            ref: 'article-page:kita-no-hozonshoku-gifts',
            comment: '北の保存食を、持ち帰りやすさで選んだ一覧。重さと日持ちがわかります。',
          },
        ],
      },
    ],
  },
  {
    slug: 'lighthouses-and-edges',
    order: 8,
    title: '灯台と海のきわ',
    catch: '陸の終わるところまで。灯台、海峡、白い入江、砂の丘を訪ねます。',
    lead: '地図の端には、たいてい小さな駅か、バスの折り返し場があります。そこから歩いて十五分、風の向きが変わると海が見えてきます。灯台は船のための目印ですが、歩く人にとっても、ここまで来たという印になりました。岬と海峡、入江と砂の丘。海のきわの四つの形を、潮と風の時刻を添えてまとめます。帽子にはひもを、上着には前を閉じるものを選んでください。',
    period: { from: '2026-09-15', to: '2027-05-31' },
    publishedOn: '2026-09-15',
    author: 'kurata-jun',
    tags: ['灯台', '海', '絶景'],
    hero: {
      key: 'lighthouses-and-edges',
      motif: 'lighthouse',
      season: 'autumn',
      time: 'dusk',
    },
    sections: [
      {
        heading: '終点から歩いて灯台へ',
        body: '日本の灯台には、中へ入って上れるものが十数基あります。らせんの階段は狭く、上と下で道を譲りあいます。上り口で一度、荷物を前に抱えなおしてください。',
        items: [
          {
            ref: 'spot:inubosaki-lighthouse',
            comment: '階段は九十九段。平地では日本でも指折りの早さで初日の出を迎える場所です。',
          },
          {
            ref: 'article-page:choshi-railway-to-the-sea',
            comment: '二十分で着く線を、一日かけて乗る。終点から灯台までの道順があります（タイアップ記事）。',
          },
          {
            ref: 'restaurant:choshi-iwashi-shiosai-shokudo',
            comment: '歩いたあとの昼に。いわしのない日は、黒板の上から順に頼みます。',
          },
        ],
      },
      {
        heading: '海が川のように流れる',
        body: '海峡では、潮の流れる時刻が見ごろを決めます。満潮と干潮のあいだ、流れがいちばん速くなる前に着くのがこつです。',
        items: [
          {
            ref: 'spot:naruto-uzushio',
            comment: '渦は一日に二度ずつ、潮の速い時刻に。大潮のころがいちばん大きくなります。',
          },
          {
            ref: 'spot:mojiko-retro',
            comment: '対岸まで最も狭いところで700mほど。人道のトンネルを歩けば、海の下で県を越えます。',
          },
          {
            ref: 'spot:karato-ichiba',
            comment: '海峡の反対側の市場。船で五分ほど渡って、昼を食べて戻れます。',
          },
        ],
      },
      {
        heading: '岩と砂のかたち',
        body: '波の削った岩と、風の積んだ砂。どちらも一日のうちで姿を変えるので、朝と夕方の==二度訪ねる==と違いがわかります。',
        items: [
          {
            ref: 'spot:jodogahama',
            comment: '白い岩が外の波をさえぎり、入江は穏やかです。浜は小石なので、底の厚い靴で。',
          },
          {
            ref: 'spot:aoshima',
            comment: '鬼の洗濯板は、潮の引いた時刻に広く現れます。出かける前に潮見表を。',
          },
          {
            ref: 'spot:tottori-sakyu',
            comment: '朝いちばんは足あとのない斜面に会えます。夏の昼の砂は、素足では歩けません。',
          },
          {
            ref: 'spot:miho-no-matsubara',
            comment: '空気の澄んだ冬の朝、松の向こうに富士。駿河湾越しの裾野まで見える日があります。',
          },
        ],
      },
    ],
  },
]
