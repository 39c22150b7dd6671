import type { Context } from 'hono'
import { plannedEnd, retryAfter, type Standstill, standstillText } from '#domain/site/standstill.ts'
import type { AppEnv } from '../app-env.ts'
import { standstillDocument } from './standstill-document.ts'

type C = Context<AppEnv>

/** What readers are told: never the minimum build, which is nothing to them. */
const toldOf = ({ mode, text, endsAt }: Standstill): Standstill => ({ mode, text, endsAt })

const headers = (seconds: number) => ({ 'cache-control': 'no-store', 'retry-after': String(seconds) })

/** 503 of a call: `E11503` with the text for people, and what the tab needs to go on by itself. */
const refusedCall = (c: C, state: Standstill, now: Date): Response =>
  c.json(
    {
      data: { standstill: toldOf(state) },
      errors: [{ code: 'E11503', message: standstillText(state) + plannedEnd(state.endsAt, now) }],
    },
    503,
    headers(retryAfter(state.endsAt, now)),
  )

/** What is answered in place of what was asked for: 503, in JSON to a call, as a page to everybody else. */
export async function refuseStandstill(c: C, state: Standstill, isCall: boolean): Promise<Response> {
  const now = new Date()
  if (isCall) return refusedCall(c, state, now)
  return standstillDocument(c, {
    status: 503,
    title: state.mode === 'closed' ? 'メンテナンス中です' : '変更の受け付けを止めています',
    lines: [standstillText(state), plannedEnd(state.endsAt, now)].filter(Boolean),
    retryAfter: retryAfter(state.endsAt, now),
  })
}

/** 426: the tab's code is older than what the site still talks to. The document of the newest build helps. */
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
