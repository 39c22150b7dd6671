import type { SeriesSource } from '../../define.ts'

export const series: SeriesSource[] = [
  {
    slug: 'window-seat-lines',
    order: 1,
    title: '窓ぎわの各駅停車',
    catch: '一日に数本の線路を、降りる駅を決めながら。北から南へ、五つの路線。',
    lead: '急がない列車には、降りる楽しみがあります。どの駅で降り、次の一本まで何をして待つか。釧路の湿原から日向の岬まで、一回に一路線、編集部が実際に組んだ時刻で旅をします。',
    publishedOn: '2026-08-04',
    updatedOn: '2026-11-10',
    author: 'kurata-jun',
    tags: ['鉄道', 'ローカル線', '列車'],
    hero: {
      key: 'dosan-line-window-seat',
      motif: 'train',
      season: 'autumn',
      time: 'noon',
    },
    parts: [
      'senmo-line-kushirogawa-canoe',
      'minobu-line-fuji-two-days',
      'sanin-line-three-days',
      'dosan-line-window-seat',
      'nichinan-line-toi-misaki',
    ],
  },
  {
    slug: 'nights-by-the-bath',
    order: 2,
    title: '湯のそばで眠る',
    catch: '一軒の宿に長くいて、湯と町になじむまで。冬の湯治の三回。',
    lead: '湯の町は、通り過ぎるより、眠るところです。朝の一番湯、昼の町、夜の湯気。何泊かするうちに、体のほうが町の時間に合ってきます。はじめての湯治から、九州の湯の入りくらべまで。',
    publishedOn: '2026-03-20',
    updatedOn: '2026-11-12',
    author: 'nishi-wataru',
    tags: ['温泉', '湯治', '冬の旅'],
    hero: {
      key: 'naruko-toji-three-nights',
      motif: 'onsen',
      season: 'winter',
      time: 'night',
    },
    parts: ['naruko-toji-three-nights', 'kusatsu-alone-in-february', 'steam-towns-kannawa-unzen'],
  },
]
