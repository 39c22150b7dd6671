import type { Page } from '@playwright/test'
import type { Block } from '#domain/blocks/block.ts'
import { CARD_BLOCKS, type CardBlockType } from '#domain/blocks/card/card.ts'
import type { Card } from '#domain/content/card.ts'
import { NO_DISCLOSURE } from '#domain/content/disclosure.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { PLAIN_SEO } from '#domain/content/publishable.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'

type Place = Pick<Card, 'id' | 'title'>

const firstOf = async (page: Page, plural: string): Promise<Place> => {
  const response = await page.request.get(`/v1/${plural}?limit=1`)
  const { data }: { data: Record<string, { list: Place[] }> } = await response.json()
  const [place] = Object.values(data)[0]?.list ?? []
  if (!place) throw new Error(`there are no ${plural}`)
  return place
}

const run = (text: string, ...marks: object[]) => ({ text, marks })

/** An article with a block of every type, each with unique text, and the cards it mentions. */
export async function wholeArticle(page: Page, mark: string) {
  const picture = {
    address: 'https://images.tabishirube.example/drawn/sample.webp',
    alt: `${mark}の写真`,
    credit: 'たびしるべ',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  }
  const cards = Object.fromEntries(
    await Promise.all(
      Object.entries(CARD_BLOCKS).map(async ([type, { cardKind }]) => [
        type,
        await firstOf(page, CONTENT_KINDS[cardKind].plural),
      ]),
    ),
  ) as Record<CardBlockType, Place>
  const spot = { kind: 'spot', id: cards.spotCard.id } as const
  const data: Record<string, object> = {
    heading: { level: 2, text: `${mark}の見出し` },
    paragraph: {
      text: [
        run(`${mark}の段落。`),
        run('太字', { type: 'bold' }),
        run('強調', { type: 'marker' }),
        run('石川', { type: 'link', href: '/pr/ishikawa' }),
        run('兼六園', { type: 'ruby', text: 'けんろくえん' }),
      ],
    },
    image: { image: picture, caption: `${mark}の説明` },
    gallery: {
      images: [
        { image: picture, caption: `${mark}の一枚目` },
        { image: picture, caption: null },
      ],
    },
    list: { ordered: true, items: [[run(`${mark}の一つ目`)], [run('二つ目')]] },
    quote: { text: [run(`${mark}の引用`)], source: 'ある本', sourceUrl: null },
    table: { caption: null, header: ['時刻', '場所'], rows: [['9:00', `${mark}の駅`]] },
    callout: { tone: 'tip', title: null, text: [run(`${mark}の助言`)] },
    faq: { items: [{ question: `${mark}の問い`, answer: [run('答え')] }] },
    ranking: {
      title: `${mark}の順位`,
      items: [
        { ref: spot, title: '一位', comment: '静か' },
        { ref: null, title: '二位', comment: '広い' },
      ],
    },
    timeline: {
      title: `${mark}の一日`,
      steps: [
        { day: 1, time: '09:00', kind: 'stop', title: '庭', minutes: 60, body: null, ref: spot },
        { day: 1, time: null, kind: 'move', title: 'バス', minutes: 15, body: null, ref: null },
      ],
    },
    map: { title: `${mark}の地図`, points: [spot] },
    affiliateButton: {
      offer: {
        provider: 'official',
        asin: null,
        targetUrl: 'https://example.com/',
        label: `${mark}の予約`,
        price: null,
        priceFetchedAt: null,
      },
    },
    embed: { service: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: `${mark}の動画` },
    prNotice: { text: `${mark}のお知らせ` },
    divider: {},
    ...Object.fromEntries(Object.entries(cards).map(([type, { id }]) => [type, { refId: id }])),
  }
  const blocks = Object.entries(data).map(([type, inner]) => ({ id: randomIdentifier(), type, data: inner }))
  const fields = {
    type: 'news',
    title: `${mark}の題名`,
    catch: `${mark}のキャッチ`,
    summary: [`${mark}の一行目。`, '二行目です。', '三行目です。'],
    slug: `whole-${randomIdentifier().slice(1, 8)}`,
    blocks: blocks as unknown as Block[],
    eventDate: '2026-11-21',
    sourceUrl: null,
    featureId: null,
    visitedAt: null,
    companions: null,
    cost: [],
    photosBy: null,
    authorId: null,
    editorId: null,
    supervisor: null,
    seo: PLAIN_SEO,
    hero: picture,
    disclosure: NO_DISCLOSURE,
    tags: ['朝'],
    prefectureCode: '17',
    cityCode: null,
    factCheckedAt: '2026-11-20T15:00:00.000Z',
    dataNote: null,
  }
  return { fields, cards }
}
