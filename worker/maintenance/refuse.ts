import type { Context } from 'hono'
import { type MaintenanceState, maintenanceText, plannedEnd, retryAfter } from '#domain/site/maintenance.ts'
import type { AppEnv } from '../app-env.ts'
import { maintenanceDocument } from './maintenance-document.ts'

type C = Context<AppEnv>

/** The public part of the state: without the minimum build. */
const publicState = ({ mode, text, endsAt }: MaintenanceState): MaintenanceState => ({ mode, text, endsAt })

const headers = (seconds: number) => ({ 'cache-control': 'no-store', 'retry-after': String(seconds) })

/** 503 for a call: `E11503` with a message, and the state that lets the tab continue by itself. */
const refusedCall = (c: C, state: MaintenanceState, now: Date): Response =>
  c.json(
    {
      data: { standstill: publicState(state) },
      errors: [{ code: 'E11503', message: maintenanceText(state) + plannedEnd(state.endsAt, now) }],
    },
    503,
    headers(retryAfter(state.endsAt, now)),
  )

/** Answers 503 instead of the request: JSON for a call, a page for all others. */
export async function refuseInMaintenance(c: C, state: MaintenanceState, isCall: boolean): Promise<Response> {
  const now = new Date()
  if (isCall) return refusedCall(c, state, now)
  return maintenanceDocument(c, {
    status: 503,
    title: state.mode === 'closed' ? 'メンテナンス中です' : '変更の受け付けを止めています',
    lines: [maintenanceText(state), plannedEnd(state.endsAt, now)].filter(Boolean),
    retryAfter: retryAfter(state.endsAt, now),
  })
}

/** 426: the tab's code is older than the minimum build. Loading the document again helps. */
export const refuseOldBuild = (c: C): Response =>
  c.json(
    {
      errors: [
        {
          code: 'E11426',
          message: 'サイトが新しくなりました。ページを読み込み直してから、もう一度お試しください。',
        },
      ],
    },
    426,
    { 'cache-control': 'no-store' },
  )
