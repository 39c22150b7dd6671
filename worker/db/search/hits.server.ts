import type { Card } from '#domain/content/card.ts'
import { type MarkedRun, markedRuns, markedSnippet } from '#domain/search/highlight.ts'
import { kindOfId } from '#domain/search/id.ts'
import { selectCards, toCard } from '../cards/row.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'

/** One result: its card, and its name, its catch and an excerpt with the matches marked. */
export type SearchHit = { card: Card; title: MarkedRun[]; catch: MarkedRun[]; snippet: MarkedRun[] | null }

/** Hits, and the tags of each as a JSON list. */
type ReadHits = { hits: SearchHit[]; tags: string[] }

/** The characters of a body read around a match: more than an excerpt shows, less than an article. */
const BEFORE = 60
const WINDOW = 260

const inKatakana = (word: string): string =>
  word.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** More than the length of a text. */
const NOWHERE = 1_000_000

/**
 * The part of the body `x` around the first of some folded words; nothing of a body without one. Transferring a dozen
 * complete articles would take longer than the search. 京都 is not what 東京都 says.
 */
function excerptSql(words: readonly string[]): string {
  const places = words.map(
    () => `coalesce(nullif(instr(replace(lower(x.body), '東京都', '東京＿'), ?), 0), ${NOWHERE})`,
  )
  const found = `nullif(min(${[NOWHERE, ...places].join(', ')}, ${NOWHERE}), ${NOWHERE})`
  return `substr(x.body, max(1, ${found} - ${BEFORE}), ${WINDOW})`
}

/** The results of the given ids, in their order; `marks` are the folded words to be marked. */
export async function readHits(
  db: D1Database,
  ids: readonly number[],
  marks: readonly string[],
  now: Date,
): Promise<ReadHits> {
  if (ids.length === 0) return { hits: [], tags: [] }
  const words = [...new Set(marks.flatMap((word) => [word, inKatakana(word)]))]
  const kinds = [...Map.groupBy(ids, kindOfId)].flatMap(([kind, own]) => (kind ? { kind, own } : []))
  const answers = await db.batch<Row>(
    kinds.map(({ kind, own }) =>
      db
        .prepare(
          selectCards(
            kind,
            PUBLIC_NOW,
            `json_each(?) j CROSS JOIN search_texts x ON x.id = j.value
             CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = x.content_id`,
            `x.city, x.id AS found_id, x.tags AS found_tags, ${excerptSql(words)} AS excerpt`,
          ),
        )
        .bind(...words, JSON.stringify(own), ...bindNow(now)),
    ),
  )
  const found = new Map<number, { hit: SearchHit; tags: string }>()
  for (const [index, { kind }] of kinds.entries())
    for (const row of answers[index]?.results ?? []) {
      const card = toCard(kind, row, now)
      const snippet = row.excerpt ? markedSnippet(String(row.excerpt), marks) : null
      const hit = {
        card,
        title: markedRuns(card.title, marks),
        catch: markedRuns(card.catch, marks),
        snippet,
      }
      found.set(Number(row.found_id), { hit, tags: String(row.found_tags) })
    }
  const inOrder = ids.flatMap((id) => found.get(id) ?? [])
  return { hits: inOrder.map(({ hit }) => hit), tags: inOrder.map(({ tags }) => tags) }
}
