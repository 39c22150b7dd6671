import type { Card } from '#domain/card.ts'
import { type MarkedRun, markedRuns, markedSnippet } from '#domain/highlight.ts'
import { kindOfId } from '#domain/search-id.ts'
import { selectCards, toCard } from './card-row.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'
import type { Row } from './row.ts'

/** One result: its card, and its name, its catch and an excerpt with what was looked for marked. */
export type SearchHit = { card: Card; title: MarkedRun[]; catch: MarkedRun[]; snippet: MarkedRun[] | null }

type Text = { id: number; content_id: string; body: string }

/** The results of some ids, in their order; `marks` are the words to be marked. */
export async function readHits(
  db: D1Database,
  ids: readonly number[],
  marks: readonly string[],
  now: Date,
): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const texts = db
    .prepare(
      `SELECT d.id, d.content_id, t.body FROM json_each(?) j CROSS JOIN search_documents d ON d.id = j.value
       CROSS JOIN search_texts t ON t.id = d.id`,
    )
    .bind(JSON.stringify(ids))
  const kinds = [...Map.groupBy(ids, kindOfId)].flatMap(([kind, own]) => (kind ? { kind, own } : []))
  const [textRows, ...cardRows] = await db.batch([
    texts,
    ...kinds.map(({ kind, own }) =>
      db
        .prepare(
          selectCards(
            kind,
            PUBLIC_NOW,
            `json_each(?) j CROSS JOIN search_documents d ON d.id = j.value
             CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = d.content_id`,
          ),
        )
        .bind(JSON.stringify(own), ...bindNow(now)),
    ),
  ])
  const cards = new Map<string, Card>()
  for (const [index, { kind }] of kinds.entries())
    for (const row of (cardRows[index]?.results ?? []) as Row[]) cards.set(String(row.id), toCard(kind, row))
  const byId = new Map(((textRows?.results ?? []) as Text[]).map((text) => [text.id, text]))
  return ids.flatMap((id) => {
    const text = byId.get(id)
    const card = text && cards.get(text.content_id)
    if (!card) return []
    const snippet = markedSnippet(text.body, marks)
    return { card, title: markedRuns(card.title, marks), catch: markedRuns(card.catch, marks), snippet }
  })
}
