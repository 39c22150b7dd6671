import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'

/** The limit of a form's body, several times the longest valid one. A body without a length is counted while it is read. */
export const formLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => c.text('送信された内容が大きすぎます。\n', 413, { 'cache-control': 'no-store' }),
})

/** The texts of a form's fields; files and repeated fields count as none. */
export async function typedFields(c: Context): Promise<Record<string, string>> {
  const sent = await c.req.parseBody().catch(() => ({}))
  const texts = Object.entries(sent).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(texts.map(([name, value]) => [name, value.toWellFormed()]))
}

/** What is wrong with the fields of a form, one entry for each problem. */
export const problemsOf = ({ issues }: z.ZodError): { field: string | undefined; message: string }[] =>
  issues.map(({ path, message }) => ({ field: path[0] === undefined ? undefined : String(path[0]), message }))
