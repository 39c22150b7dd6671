/** What a region is like for a traveller, by its slug: general knowledge that no editor has to check each year. */
const LEADS: Readonly<Record<string, string>> = {
  'hokkaido-tohoku':
    '雪の多い土地が続き、春は遅く、秋は早く来ます。距離が長いので、一度の旅では海側か山側か、県をしぼると移動に追われません。',
  kanto:
    '平野の大きな町から一、二時間で、山の湯にも海辺にも着きます。日帰りで足りる場所ほど、平日の朝が静かです。',
  chubu:
    '日本の屋根と呼ばれる山々をはさんで、日本海側と太平洋側で冬の天気が変わります。山を越える道や列車は、季節の運休に気をつけてください。',
  kinki:
    '古い都と港町、山の参道が近い距離に集まります。混む社寺は朝のうちに、午後は少し離れた町へ向かうと一日がゆったりします。',
  chugoku:
    '瀬戸内海と日本海のあいだを、なだらかな山地が分けています。南北の移動には時間がかかるので、海ごとに旅を組むと無理がありません。',
  shikoku:
    '山が深く、海まで一気に下ります。列車の本数は多くないので、時刻から先に決めて、あいだの時間を町で過ごします。',
  'kyushu-okinawa':
    '火山と湯けむり、島々の海。南北に長く、島へは船や飛行機で渡ります。天気で欠航のある航路は、帰りの日に余裕を持たせてください。',
}

export const leadOfRegion = (slug: string): string => LEADS[slug] ?? ''
