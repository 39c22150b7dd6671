import Papa from 'papaparse'
import { BOM, redirectRows } from '#domain/redirect/redirect-csv.ts'
import type { RedirectRule } from '#domain/redirect/redirect-rule.ts'

/** The rows of a CSV text (RFC 4180, commas or tabs). Wrong quoting is read as far as possible. */
export const parseCsv = (text: string): string[][] => {
  const plain = text.startsWith(BOM) ? text.slice(BOM.length) : text
  const [head = ''] = plain.split(/\r?\n/, 1)
  return Papa.parse<string[]>(plain, { delimiter: head.includes('\t') ? '\t' : ',' }).data
}

/** Rules as CSV that Excel opens correctly: UTF-8 with BOM, and CRLF. */
export const redirectCsv = (rules: readonly RedirectRule[]): string =>
  `${BOM}${Papa.unparse(redirectRows(rules), { newline: '\r\n' })}\r\n`
