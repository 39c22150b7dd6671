import { Campaign } from '#domain/content/campaign.ts'
import { lastMoment } from '#domain/content/campaign-state.ts'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { link } from '#domain/url/link.ts'
import type { Row } from '../row.ts'
import { defineContentTable } from './content-table.server.ts'

const lastDay = (row: Row): string => japaneseMonthDay(lastMoment(String(row.end_at)).toISOString())

/** Campaigns have no page of their own: they are entries of the list page, each with its slug as the anchor. */
export const campaignsTable = defineContentTable({
  kind: 'campaign',
  table: 'campaigns',
  schema: Campaign,
  cardColumns: ['title', 'catch', 'sponsor', 'prize', 'start_at', 'end_at'],
  card: (row) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: 'キャンペーン',
    facts: [`応募は${lastDay(row)}まで`, String(row.prize), `主催：${row.sponsor}`],
    href: link('campaigns', { hash: String(row.slug) }),
    period: { startAt: String(row.start_at), endAt: String(row.end_at) },
  }),
  textColumns: ['title', 'catch', 'sponsor', 'tags'],
})
