import type { Mark } from '#domain/blocks/inline.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { BLOCKS, FRAMES, SKIPPED } from './element-kinds.ts'
import { marksWithin } from './element-marks.ts'
import { readTable } from './html-tables.ts'
import { Line, plainTextOf } from './line.ts'
import { blocksOfItems, type Item, type ItemContent } from './list-items.ts'
import {
  blockOfLine,
  dividerOf,
  headingOf,
  imageOf,
  inLines,
  isImage,
  quoteOf,
  runsOfBlock,
  tableOf,
} from './made-blocks.ts'
import { ownBlock, ownNote } from './own-block.ts'
import { NO_LOSSES, type PasteLosses } from './paste-losses.ts'
import { altOfPicture, isPicture, isWordPicture } from './pictures.ts'
import { isIgnored, isWordListSign, wordListSign } from './word-lists.ts'

// Converts pasted HTML to blocks: headings, text, lists, tables, quotes. The markup is parsed in an inert document
// and never kept.

/** Maximum depth; deeper content is reduced to its text. */
const DEEPEST = 200

class Reader {
  readonly out: DraftBlock[] = []
  readonly lost: PasteLosses
  #line = new Line()
  #items: Item[] = []
  /** How many lists are around the one that is read. */
  #level = 0

  constructor(lost: PasteLosses) {
    this.lost = lost
  }

  /** Ends the current line. */
  flush(): void {
    const runs = this.#line.drain()
    if (runs.length === 0) return
    this.#endList()
    this.out.push(blockOfLine(runs))
  }

  #endList(): void {
    this.out.push(...blocksOfItems(this.#items))
    this.#items = []
  }

  #put(...blocks: DraftBlock[]): void {
    this.flush()
    this.#endList()
    this.out.push(...blocks)
  }

  #item({ ordered, depth }: Pick<Item, 'ordered' | 'depth'>): void {
    const runs = this.#line.drain()
    if (runs.length > 0) this.#items.push({ ordered, depth, runs, pictures: [] })
  }

  read(parent: Node, marks: readonly Mark[], depth: number): void {
    if (depth > DEEPEST) {
      this.lost.isDeep = true
      this.#line.add(parent.textContent ?? '', marks)
    } else
      for (const child of parent.childNodes)
        if (child.nodeType === 3) this.#line.add(child.textContent ?? '', marks)
        else if (child.nodeType === 1) this.#element(child as Element, marks, depth + 1)
  }

  #element(element: Element, marks: readonly Mark[], depth: number) {
    const name = element.tagName.toUpperCase()
    if (SKIPPED.has(name) || isIgnored(element) || isWordListSign(element)) return
    const own = ownBlock(element, this.lost)
    if (own) return this.#put(own)
    const note = ownNote(element)
    if (note) return this.#line.addNote(note)
    if (name === 'BR') return this.#break(marks)
    if (name === 'IMG') return this.#image(element, marks)
    if (name === 'FIGURE') return this.#figure(element, marks, depth)
    if (FRAMES.has(name)) return this.#frame(element)
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

  /** A line break; a second one begins a new paragraph. */
  #break(marks: readonly Mark[]): void {
    if (this.#line.isBreakable) this.#line.addBreak(marks)
    else this.flush()
  }

  /** A placeholder for a picture; tiny pictures, such as emoji, become their alt text. */
  #image(element: Element, marks: readonly Mark[]): void {
    if (isWordPicture(element)) this.#line.add(altOfPicture(element), marks)
    else if (isPicture(element)) this.#put(imageOf(altOfPicture(element)))
  }

  /** The text below a figure becomes its caption. */
  #figure(element: Element, marks: readonly Mark[], depth: number): void {
    const rest = element.cloneNode(true) as Element
    const figcaption = rest.querySelector('figcaption')
    figcaption?.remove()
    this.#paragraph(rest, marks, depth)
    if (!figcaption) return
    const last = this.out.at(-1)
    const caption = plainTextOf(this.#inlineContent(figcaption, depth).runs)
    if (caption && isImage(last)) this.out.splice(-1, 1, imageOf(caption))
    else this.#paragraph(figcaption, marks, depth)
  }

  /** Supported videos and posts become embeds. */
  #frame(element: Element): void {
    const url = element.getAttribute('src') ?? ''
    const block = blockOfLine([{ text: url, marks: [] }])
    if ((block as { type: string }).type === 'embed') this.#put(block)
    else if (isPicture(element)) this.lost.frames += 1
  }

  /** The inline content of an element, one line per paragraph, and its pictures. */
  #inlineContent(element: Element, depth: number): ItemContent {
    const inner = new Reader(this.lost)
    inner.read(element, [], depth)
    const blocks = inner.end()
    return { runs: inLines(blocks.map(runsOfBlock)), pictures: blocks.filter(isImage) }
  }

  #heading(element: Element, name: string, depth: number): void {
    const { runs, pictures } = this.#inlineContent(element, depth)
    this.#put(...(runs.length > 0 ? [headingOf(name <= 'H2' ? 2 : 3, runs)] : []), ...pictures)
  }

  #quote(element: Element, depth: number): void {
    const { runs, pictures } = this.#inlineContent(element, depth)
    this.#put(...(runs.length > 0 ? [quoteOf(runs)] : []), ...pictures)
  }

  #list(element: Element, ordered: boolean, depth: number): void {
    this.flush()
    if (depth > DEEPEST) return
    for (const child of element.children) {
      if (child.tagName === 'LI') this.#listItem(child, ordered, depth + 1)
      else if (child.tagName === 'UL' || child.tagName === 'OL') this.#innerList(child, depth + 1)
    }
  }

  #innerList(list: Element, depth: number): void {
    this.#level += 1
    this.#list(list, list.tagName === 'OL', depth)
    this.#level -= 1
  }

  /** An item, followed by those of nested lists. */
  #listItem(element: Element, ordered: boolean, depth: number): void {
    if (depth > DEEPEST) return
    const inner = [...element.children].filter(({ tagName }) => tagName === 'UL' || tagName === 'OL')
    const figcaption = element.cloneNode(true) as Element
    for (const list of figcaption.querySelectorAll('ul, ol')) list.remove()
    const read = this.#inlineContent(figcaption, depth)
    if (read.runs.length + read.pictures.length > 0)
      this.#items.push({ ordered, depth: this.#level, ...read })
    for (const list of inner) this.#innerList(list, depth + 1)
  }

  #table(element: HTMLTableElement, depth: number): void {
    this.flush()
    const pictures: DraftBlock[] = []
    const table = readTable(element, (cell) => {
      const read = this.#inlineContent(cell, depth + 1)
      pictures.push(...read.pictures)
      return plainTextOf(read.runs)
    })
    if (table) {
      this.#put(...(table.rows.length > 0 ? [tableOf(table.caption, table.rows)] : []), ...pictures)
      this.lost.isSplit ||= table.isSplit
      this.lost.isCut ||= table.isCut
    } else this.read(element, [], depth)
  }

  end(): DraftBlock[] {
    this.flush()
    this.#endList()
    return this.out
  }
}

/** Converts pasted HTML to blocks, and reports what was lost. `root` must belong to an inert document. */
export function blocksOfHtml(root: Node): { blocks: DraftBlock[]; lost: PasteLosses } {
  const lost = { ...NO_LOSSES }
  const reader = new Reader(lost)
  reader.read(root, [], 0)
  const blocks = reader.end()
  return { blocks, lost: { ...lost, pictures: blocks.filter(isImage).length } }
}
