import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { type Due, listEnded, listPlanned } from '../db/planned.server.ts'
import { failedStatement } from '../db/publications.server.ts'
import type { Published } from '../manuscripts/public-steps.ts'
import { publish } from '../manuscripts/publish.ts'
import { archive } from '../manuscripts/take-down.ts'
import { identifierOf } from './identifier-of.ts'
import { runPublication } from './run-publication.ts'

/** Manuscripts of one minute; the rest has its turn in the next. */
const MOST_AT_ONCE = 50

/**
 * Publishes what was planned for this minute or before and takes down what has come to its end, never earlier: first all
 * of it is written, then each page is brought to readers.
 */
export async function publishPlanned(env: Env, now: Date): Promise<void> {
  const [planned, ended] = [
    await listPlanned(env.DB, now, MOST_AT_ONCE),
    await listEnded(env.DB, now, MOST_AT_ONCE),
  ]
  const publications: string[] = []
  for (const due of planned) publications.push(...(await step(env, due, now, 'publish')))
  for (const due of ended) publications.push(...(await step(env, due, now, 'archive')))
  for (const id of publications) await runPublication(env, id, { now })
}

async function step(env: Env, due: Due, now: Date, name: 'publish' | 'archive'): Promise<string[]> {
  const { kind, id, version, at } = due
  // The same plan once more is the same publication.
  const publicationId = await identifierOf(`${name} ${id} ${at}`)
  const change = { kind, ref: id, version, accountId: null, mayPublish: true, publicationId, now }
  const result =
    name === 'publish'
      ? await publish(env.DB, { ...change, plannedFor: new Date(at) })
      : await archive(env.DB, { ...change, reason: 'schedule' })
  if (result.outcome === 'done') return result.publicationId ? [result.publicationId] : []
  await refuse(env, due, result, name)
  return []
}

const REASONS: Record<Exclude<Published['outcome'], 'done'>, string> = {
  missing: '原稿が見つかりません。',
  // Somebody saved it at this very moment; the next minute takes what they saved.
  conflict: '原稿が同時に変更されました。1分後にもう一度試します。',
  wrong: '公開前の確認に通りません。原稿を開いて直してください。1分ごとにもう一度試します。',
  refused: 'いまの状態からは行えません。原稿を確かめてください。',
}

/** Somebody has to know that a page is not what was planned. Written down once for each plan. */
async function refuse(env: Env, due: Due, result: Published, name: 'publish' | 'archive'): Promise<void> {
  if (result.outcome === 'done') return
  const { kind, id, at } = due
  const what = name === 'publish' ? '予約した公開' : '予約した公開の終了'
  const why = result.outcome === 'wrong' ? result.problems[0]?.message : undefined
  await failedStatement(env.DB, {
    id: await identifierOf(`${name} ${id} ${at} ${result.outcome}`),
    kind,
    contentId: id,
    title: `${CONTENT_KINDS[kind].label}の${what}`,
    error: `${what}ができませんでした。${REASONS[result.outcome]}${why ?? ''}`,
    now: new Date(at),
  }).run()
}
