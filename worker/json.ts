import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type JsonFault, jsonFault, MAX_JSON_DEPTH } from '#domain/api/json-value.ts'
import { wrongField } from './v1/answer.ts'

const UNREADABLE = '送信された内容を読み取れません。'
const TOO_DEEP = `送信された内容の入れ子が深すぎます。${MAX_JSON_DEPTH}段までにしてください。`
const BROKEN_TEXT = '壊れた文字（半分だけの絵文字など）が含まれています。入力し直してください。'

const unreadable = (message: string): HTTPException => new HTTPException(400, { message })

const refusalOf = (c: Context, fault: JsonFault): HTTPException =>
  fault === 'depth' ? unreadable(TOO_DEEP) : wrongField(c, fault.join('.'), BROKEN_TEXT)

/**
 * The JSON body of a request, for validation by a schema: 400 for invalid JSON and for more than 32 levels, 422 with
 * the field name for an unpaired surrogate. All bodies are parsed here.
 */
export async function jsonOf(c: Context): Promise<unknown> {
  const value: unknown = await c.req.json().catch(() => {
    throw unreadable(UNREADABLE)
  })
  const fault = jsonFault(value)
  if (fault) throw refusalOf(c, fault)
  return value
}

/** Parses JSON of another source, such as a cookie or a cursor; `undefined` when it is invalid. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return jsonFault(value) ? undefined : value
  } catch {
    return undefined
  }
}
