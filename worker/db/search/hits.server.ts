import type { Card } from '#domain/content/card.ts'
import { type MarkedRun, markedRuns, markedSnippet } from '#domain/search/highlight.ts'
import { kindOfId } from '#domain/search/id.ts'
import { selectCards, toCard } from '../cards/row.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'

/** One result: its card, and its name, its catch and an excerpt with the matches marked. */
export type SearchHit = { card: Card; title: MarkedRun[]; catch: MarkedRun[]; snippet: MarkedRun[] | null }

type Text = { id: number; content_id: string; body: string | null }

/** The characters of a body read around a match: more than an excerpt shows, less than an article. */
const BEFORE = 60
const WINDOW = 260

const inKatakana = (word: string): string =>
  word.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/**
 * The part of each body around a folded keyword, in hiragana or katakana; nothing of a body without one. Transferring a
 * dozen complete articles would take longer than the search.
 */
const excerptStatement = (db: D1Database, ids: readonly number[], marks: readonly string[]) =>
  db
    .prepare(
      `SELECT d.id, d.content_id, (
         SELECT substr(t.body, max(1, min(found) - ${BEFORE}), ${WINDOW}) FROM (
           -- 京都 is not what 東京都 says.
           SELECT instr(replace(lower(t.body), '東京都', '東京＿'), m.value) AS found FROM json_each(?2) m
         ) WHERE found > 0) AS body
       FROM json_each(?1) j CROSS JOIN search_documents d ON d.id = j.value
       CROSS JOIN search_texts t ON t.id = d.id`,
    )
    .bind(
      JSON.stringify(ids),
      JSON.stringify([...new Set(marks.flatMap((word) => [word, inKatakana(word)]))]),
    )

/** The results of the given ids, in their order; `marks` are the folded words to be marked. */
export async function readHits(
  db: D1Database,
  ids: readonly number[],
  marks: readonly string[],
  now: Date,
): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const texts = excerptStatement(db, ids, marks)
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
    for (const row of (cardRows[index]?.results ?? []) as Row[])
      cards.set(String(row.id), toCard(kind, row, now))
  const byId = new Map(((textRows?.results ?? []) as Text[]).map((text) => [text.id, text]))
  return ids.flatMap((id) => {
    const text = byId.get(id)
    const card = text && cards.get(text.content_id)
    if (!card) return []
    const snippet = text.body ? markedSnippet(text.body, marks) : null
    return { card, title: markedRuns(card.title, marks), catch: markedRuns(card.catch, marks), snippet }
  })
}
