import type { Mark, TextRun } from '#domain/inline.ts'
import { normalInline } from '../model/normal-form.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { marksWithin } from './element-marks.ts'
import { readTable } from './html-tables.ts'
import { Line, wordsOf } from './line.ts'
import { blockOfLine, dividerOf, headingOf, listOf, quoteOf, tableOf } from './made-blocks.ts'
import { ownBlock } from './own-block.ts'
import { isIgnored, isWordListSign, wordListSign } from './word-lists.ts'

// Reads pasted HTML as a person would read it: headings, text, lists, tables, quotations. The markup is never kept, only
// looked at, in a document that is not shown; so what it would do in a page it never does.

/** Deeper than any text of people. What lies deeper is left out. */
const DEEPEST = 200

const SKIPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH HEAD META LINK TITLE INPUT BUTTON SELECT TEXTAREA VIDEO AUDIO CANVAS IMG PICTURE MAP RT RP XML'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE FIGURE FIGCAPTION ADDRESS PRE DL DT DD DETAILS SUMMARY FORM FIELDSET CENTER TD TH TR TBODY THEAD TABLE CAPTION'.split(
    ' ',
  ),
)

type Item = { ordered: boolean; runs: TextRun[] }

class Reader {
  readonly out: DraftBlock[] = []
  #line = new Line()
  #items: Item[] = []

  /** Ends the line in hand. */
  flush(): void {
    const runs = this.#line.take()
    if (runs.length === 0) return
    this.#endList()
    this.out.push(blockOfLine(runs))
  }

  #endList(): void {
    for (const [ordered, items] of groups(this.#items))
      this.out.push(
        listOf(
          ordered,
          items.map(({ runs }) => runs),
        ),
      )
    this.#items = []
  }

  #put(block: DraftBlock): void {
    this.flush()
    this.#endList()
    this.out.push(block)
  }

  #item(ordered: boolean): void {
    const runs = this.#line.take()
    if (runs.length > 0) this.#items.push({ ordered, runs })
  }

  read(parent: Node, marks: readonly Mark[], depth: number): void {
    if (depth > DEEPEST) return
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) this.#line.add(child.textContent ?? '', marks)
      else if (child.nodeType === 1) this.#element(child as Element, marks, depth + 1)
    }
  }

  #element(element: Element, marks: readonly Mark[], depth: number) {
    const name = element.tagName.toUpperCase()
    if (SKIPPED.has(name) || isIgnored(element) || isWordListSign(element)) return
    const own = ownBlock(element)
    if (own) return this.#put(own)
    if (name === 'BR') return this.flush()
    if (name === 'HR') return this.#put(dividerOf())
    if (/^H[1-6]$/.test(name)) return this.#heading(element, name, depth)
    if (name === 'UL' || name === 'OL') return this.#list(element, name === 'OL', depth)
    if (name === 'LI') return this.#listItem(element, false, depth)
    if (name === 'TABLE') return this.#table(element as HTMLTableElement, depth)
    if (name === 'BLOCKQUOTE') return this.#quote(element, depth)
    if (BLOCKS.has(name)) return this.#paragraph(element, marks, depth)
    this.read(element, marksWithin(element, marks), depth)
  }

  #paragraph(element: Element, marks: readonly Mark[], depth: number): void {
    this.flush()
    const sign = wordListSign(element)
    this.read(element, marksWithin(element, marks), depth)
    if (sign !== null) this.#item(sign)
    else this.flush()
  }

  /** The text of an element on one line, whatever stands in it. */
  #text(element: Element, depth: number): TextRun[] {
    const inner = new Reader()
    inner.read(element, [], depth)
    inner.flush()
    inner.#endList()
    return normalInline(inner.out.flatMap(runsOfBlock)) ?? []
  }

  #heading(element: Element, name: string, depth: number): void {
    const runs = this.#text(element, depth)
    if (runs.length > 0) this.#put(headingOf(name <= 'H2' ? 2 : 3, runs))
  }

  #quote(element: Element, depth: number): void {
    const runs = this.#text(element, depth)
    if (runs.length > 0) this.#put(quoteOf(runs))
  }

  #list(element: Element, ordered: boolean, depth: number): void {
    this.flush()
    if (depth > DEEPEST) return
    for (const child of element.children) {
      if (child.tagName === 'LI') this.#listItem(child, ordered, depth + 1)
      else if (child.tagName === 'UL' || child.tagName === 'OL')
        this.#list(child, child.tagName === 'OL', depth + 1)
    }
  }

  /** An entry, and after it those of lists inside of it: ours have one level. */
  #listItem(element: Element, ordered: boolean, depth: number): void {
    if (depth > DEEPEST) return
    const inner = [...element.children].filter(({ tagName }) => tagName === 'UL' || tagName === 'OL')
    const words = element.cloneNode(true) as Element
    for (const list of words.querySelectorAll('ul, ol')) list.remove()
    const runs = this.#text(words, depth)
    if (runs.length > 0) this.#items.push({ ordered, runs })
    for (const list of inner) this.#list(list, list.tagName === 'OL', depth + 1)
  }

  #table(element: HTMLTableElement, depth: number): void {
    this.flush()
    const table = readTable(element, (cell) => wordsOf(this.#text(cell, depth + 1)))
    if (table && table.rows.length > 0) this.#put(tableOf(table.caption, table.rows))
    else if (!table) this.read(element, [], depth)
  }

  end(): DraftBlock[] {
    this.flush()
    this.#endList()
    return this.out
  }
}

/** Neighbours of the same kind, together. */
function groups(items: readonly Item[]): [ordered: boolean, items: Item[]][] {
  const found: [boolean, Item[]][] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && last[0] === item.ordered) last[1].push(item)
    else found.push([item.ordered, [item]])
  }
  return found
}

const runsOfBlock = (block: DraftBlock): TextRun[] => {
  const { data } = block as { data: { text?: TextRun[] | string; items?: TextRun[][]; url?: string } }
  if (typeof data.text === 'string') return [{ text: data.text, marks: [] }]
  return data.text ?? data.items?.flat() ?? (data.url ? [{ text: data.url, marks: [] }] : [])
}

/** The blocks that pasted HTML stands for. `root` belongs to a document that is not shown. */
export function blocksOfHtml(root: Node): DraftBlock[] {
  const reader = new Reader()
  reader.read(root, [], 0)
  return reader.end()
}
