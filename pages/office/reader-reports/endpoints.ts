import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { ReaderReport } from '#domain/office/reader-report.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { paramOf } from '../manuscript-endpoints.ts'

const Reports = z.object({ readerReports: listOf(ReaderReport) })

/** Open reports on all content within reach. */
export const listOpenReports = endpoint('GET /manage/reader-reports', Reports)

const listReports = endpoint('GET /manage/:kind/:id/reader-reports', Reports)
const postAllHandled = endpoint('POST /manage/:kind/:id/reader-reports/handle', Reports)
const postHandled = endpoint(
  'POST /manage/:kind/:id/reader-reports/:report/handle',
  z.object({ readerReport: ReaderReport }),
)

type Ref = Parameters<typeof paramOf>[0]

/** Open and handled reports on a manuscript. */
export const reportsOn = async (on: Ref): Promise<ReaderReport[]> =>
  (await request(listReports({ param: paramOf(on) }))).readerReports.list

/** Marks the open reports on a manuscript that came until a time as handled. */
export const handleAllReports = async (on: Ref, until: string): Promise<ReaderReport[]> =>
  (await request(postAllHandled({ param: paramOf(on), json: { until } }))).readerReports.list

/** Marks a report as handled, or as open again. */
export const handleReport = async (
  { kind, contentId, id }: ReaderReport,
  handled: boolean,
): Promise<ReaderReport> => {
  const param = { ...paramOf({ kind, id: contentId }), report: id }
  return (await request(postHandled({ param, json: { handled } }))).readerReport
}
