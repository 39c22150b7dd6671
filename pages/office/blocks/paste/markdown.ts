import type { Token, Tokens } from 'marked'
import type { Mark, NotedRun } from '#domain/blocks/inline.ts'
import { MAX_NOTE_TEXT } from '#domain/blocks/note.ts'
import { normalHref } from '../links/link-address.ts'
import { isSafeHref } from '../model/safe-href.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { Line, plainTextOf } from './line.ts'
import { blocksOfItems, type Item } from './list-items.ts'
import {
  blockOfLine,
  dividerOf,
  headingOf,
  imageOf,
  inLines,
  quoteOf,
  runsOfBlock,
  tableOf,
} from './made-blocks.ts'
import { runsOfText } from './plain-text.ts'

/** Signs of Markdown at the beginning of a line. One of them is enough: as plain text they would have to be removed by hand. */
const LINE_SIGN =
  /^(?:#{1,6} +\S|>[ \t]?\S|[-*+] +\S|\d{1,3}[.)] +\S|\|.+\|[ \t]*$|(?:-{3,}|\*{3,})[ \t]*$|```)/m
const TEXT_SIGN =
  /\*\*[^*\s][^*\n]*\*\*|~~[^~\s][^~\n]*~~|\[[^[\]\n]+\]\((?:\/|https?:|mailto:|tel:)[^()\s]+\)/

/** Whether plain text is Markdown. */
export const isMarkdown = (text: string): boolean => LINE_SIGN.test(text) || TEXT_SIGN.test(text)

/** Emphasis beside 「」, which CommonMark does not see. */
const BESIDE_BRACKETS = /(\*\*|~~)([^*~\s](?:[^*~]*[^*~\s])?)\1/g
const FOOTNOTE = /^\[\^([^\]\s]+)\]:[ \t]+(.+)$/gm
const FOOTNOTE_PLACE = /\[\^([^\]\s]+)\]/

type Footnotes = ReadonlyMap<string, string>

/** `raw` for HTML and code: only text, whatever it says. */
type Plain = { type: string; raw: string; text?: string; tokens?: Token[] }

class Reader {
  readonly #notes: Footnotes

  constructor(notes: Footnotes) {
    this.#notes = notes
  }

  blocks(tokens: readonly Token[]): DraftBlock[] {
    return tokens.flatMap((token) => this.#block(token))
  }

  #block(token: Token): DraftBlock[] {
    const { type, raw, tokens = [] } = token as Plain
    if (type === 'space' || type === 'def') return []
    if (type === 'hr') return [dividerOf()]
    if (type === 'list') return blocksOfItems(this.#items(token as Tokens.List, 0))
    if (type === 'table') return [this.#table(token as Tokens.Table)]
    const lines = type === 'blockquote' ? inLines(this.blocks(tokens).map(runsOfBlock)) : this.#line(tokens)
    if (type === 'blockquote') return lines.length > 0 ? [quoteOf(lines)] : []
    if (type === 'heading')
      return lines.length > 0 ? [headingOf((token as Tokens.Heading).depth <= 2 ? 2 : 3, lines)] : []
    if (type === 'paragraph') return [...this.#paragraph(lines), ...pictures(tokens)]
    // HTML and code, as they were written.
    return this.#paragraph(plainLines(type === 'code' ? (token as Tokens.Code).text : raw))
  }

  #paragraph(runs: NotedRun[]): DraftBlock[] {
    return runs.length > 0 ? [blockOfLine(runs)] : []
  }

  #items({ ordered, items }: Tokens.List, depth: number): Item[] {
    return items.flatMap(({ tokens, task, checked }) => {
      const own = tokens.filter(({ type }) => type !== 'list')
      const texts = own.map((token) =>
        (token as Plain).tokens ? this.#line((token as Plain).tokens ?? []) : plainLines(token.raw),
      )
      const sign = task ? [{ text: checked ? '［済］' : '［　］', marks: [] }] : []
      const runs = [...sign, ...inLines(texts)]
      const inner = tokens.flatMap((token) =>
        token.type === 'list' ? this.#items(token as Tokens.List, depth + 1) : [],
      )
      return [
        { ordered, depth, runs, pictures: own.flatMap((token) => pictures((token as Plain).tokens ?? [])) },
        ...inner,
      ]
    })
  }

  #table({ header, rows }: Tokens.Table): DraftBlock {
    return tableOf(
      '',
      [header, ...rows].map((cells) => cells.map((cell) => plainTextOf(this.#line(cell.tokens)))),
    )
  }

  /** A text with its marks. */
  #line(tokens: readonly Token[]): NotedRun[] {
    const line = new Line()
    this.#inline(tokens, [], line)
    return line.drain()
  }

  #inline(tokens: readonly Token[], marks: readonly Mark[], line: Line): void {
    for (const token of tokens) {
      const { type, raw, text = raw, tokens: inner } = token as Plain
      const within = (mark: Mark | null) => this.#inline(inner ?? [], mark ? [...marks, mark] : marks, line)
      if (type === 'br' || /^<br\s*\/?>$/i.test(raw)) line.isBreakable && line.addBreak(marks)
      else if (type === 'strong') within({ type: 'bold' })
      else if (type === 'del') within({ type: 'strike' })
      else if (type === 'link') within(linkTo((token as Tokens.Link).href))
      // Japanese has no italics.
      else if (type === 'em') within(null)
      else if (type === 'image') continue
      else if (type === 'escape' || type === 'codespan') line.add(text, marks)
      else if (type === 'html') line.add(raw, marks)
      else if (inner) within(null)
      else this.#text(text, marks, line)
    }
  }

  /** A text without markup as CommonMark sees it, but with emphasis beside brackets, notes, ruby and addresses. */
  #text(text: string, marks: readonly Mark[], line: Line): void {
    let done = 0
    for (const { 0: all, 1: sign, 2: words = '', index } of text.matchAll(BESIDE_BRACKETS)) {
      this.#words(text.slice(done, index), marks, line)
      this.#words(words, [...marks, { type: sign === '~~' ? 'strike' : 'bold' }], line)
      done = index + all.length
    }
    this.#words(text.slice(done), marks, line)
  }

  #words(text: string, marks: readonly Mark[], line: Line): void {
    const [all, name = ''] = FOOTNOTE_PLACE.exec(text) ?? []
    const note = this.#notes.get(name)
    if (all && note) {
      const at = text.indexOf(all)
      this.#words(text.slice(0, at), marks, line)
      line.addNote({ text: note, title: null, publisher: null, url: null, checkedAt: null })
      return void this.#words(text.slice(at + all.length), marks, line)
    }
    const isLinked = marks.some(({ type }) => type === 'link')
    for (const run of isLinked ? [{ text, marks: [] }] : runsOfText(text))
      line.add(run.text, [...marks, ...run.marks])
  }
}

const linkTo = (address: string): Mark | null => {
  const href = normalHref(address, globalThis.location?.origin ?? '')
  return isSafeHref(href) ? { type: 'link', href } : null
}

/** Placeholders for the pictures of a text. */
const pictures = (tokens: readonly Token[]): DraftBlock[] =>
  tokens.flatMap((token) =>
    token.type === 'image'
      ? [imageOf((token as Tokens.Image).text)]
      : pictures((token as Plain).tokens ?? []),
  )

/** A text as it is, line by line. */
const plainLines = (text: string): NotedRun[] => {
  const line = new Line()
  for (const words of text.split('\n')) {
    if (line.isBreakable) line.addBreak([])
    line.add(words, [])
  }
  return line.drain()
}

/** Footnotes, each with its text in one line; longer ones stay in the text. */
function takeFootnotes(text: string): { rest: string; notes: Footnotes } {
  const notes = new Map<string, string>()
  const rest = text.replaceAll(FOOTNOTE, (all, name: string, words: string) => {
    const isNote = [...words.trim()].length <= MAX_NOTE_TEXT && text.includes(`[^${name}]`)
    if (isNote) notes.set(name, words.trim())
    return isNote ? '' : all
  })
  return { rest, notes }
}

/** A parser of Markdown; it is only loaded when Markdown is pasted. */
export type Lexer = (text: string) => Token[]

/**
 * Converts Markdown to blocks. Only the parser's tokens are read, never its HTML; HTML in the text stays text. `lex`: GitHub's
 * flavour, in which a line break is a line break.
 */
export function blocksOfMarkdown(text: string, lex: Lexer): DraftBlock[] {
  const { rest, notes } = takeFootnotes(text)
  return new Reader(notes).blocks(lex(rest))
}

/** Loads the parser. */
export async function loadLexer(): Promise<Lexer> {
  const { lexer } = await import('marked')
  return (text) => lexer(text, { gfm: true, breaks: true })
}
