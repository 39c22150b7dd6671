import type { Mark, TextRun } from '#domain/blocks/inline.ts'

export const sampleId = (index: number) => `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`

export const run = (text: string, ...marks: Mark[]): TextRun => ({ text, marks })

/** A short body as stored in a database, with one block of an unknown type. */
export const SAMPLE_BODY: readonly { id: string; type: string; data: object }[] = [
  { type: 'heading', data: { level: 2, text: '湯けむりの町を歩く' } },
  {
    type: 'paragraph',
    data: {
      text: [
        run('志賀直哉が湯治に訪れた'),
        run('城崎', { type: 'ruby', text: 'きのさき' }),
        run('は、'),
        run('七つの外湯', { type: 'marker' }),
        run('をめぐる町です。朝は'),
        run('7時から', { type: 'bold' }),
        run('。くわしくは'),
        run('城崎温泉のページ', { type: 'link', href: '/spots/kinosaki-onsen' }),
        run('へ。'),
      ],
    },
  },
  { type: 'list', data: { ordered: false, items: [[run('さとの湯')], [run('一の湯')], [run('御所の湯')]] } },
  {
    type: 'quote',
    data: {
      text: [run('山の手線の電車に跳飛ばされて怪我をした。')],
      source: '志賀直哉「城の崎にて」',
      sourceUrl: null,
    },
  },
  {
    type: 'callout',
    data: { tone: 'tip', title: null, text: [run('外湯めぐり券は、宿の玄関で受け取れます。')] },
  },
  {
    type: 'table',
    data: {
      caption: '外湯の料金',
      header: ['外湯', 'おとな', 'こども'],
      rows: [
        ['一の湯', '800円', '400円'],
        ['地蔵湯', '800円', '400円'],
      ],
    },
  },
  {
    type: 'faq',
    data: { items: [{ question: '雨の日も歩けますか。', answer: [run('宿で傘を借りられます。')] }] },
  },
  { type: 'heading', data: { level: 3, text: '一日の過ごしかた' } },
  {
    type: 'timeline',
    data: {
      title: '外湯めぐりの一日',
      steps: [
        {
          day: 1,
          time: '10:30',
          kind: 'stop',
          title: '城崎温泉駅に着く',
          minutes: 10,
          body: null,
          ref: null,
        },
        {
          day: 1,
          time: '12:00',
          kind: 'meal',
          title: '但馬牛の昼食',
          minutes: 60,
          body: '店は川沿いに並びます。',
          ref: null,
        },
      ],
    },
  },
  { type: 'embed', data: { service: 'youtube', url: 'https://youtu.be/aWa0d0Ri_26', title: '大谿川の朝' } },
  { type: 'divider', data: {} },
  { type: 'prNotice', data: { text: 'この記事には、宿の予約サイトへの広告リンクがあります。' } },
  { type: 'spotCard', data: { refId: '' } },
  { type: 'hologram', data: { beam: true } },
].map((block, index) => ({ id: sampleId(index), ...block }))
