import type { TextRun } from '#domain/blocks/inline.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { Line } from './line.ts'
import { blockOfLine } from './made-blocks.ts'

const RUBY =
  /[｜|]([^｜|《》\n]{1,60})《([^《》\n]{1,60})》|([\p{Script=Han}々〆ヶ]{1,60})《([^《》\n]{1,60})》/gu
const ADDRESS = /https:\/\/[^\s<>"'「」『』（）、。]+/g

const linked = (text: string): TextRun[] => {
  const runs: TextRun[] = []
  let done = 0
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    if (index > done) runs.push({ text: text.slice(done, index), marks: [] })
    runs.push({ text: href, marks: [{ type: 'link', href }] })
    done = index + href.length
  }
  return done < text.length ? [...runs, { text: text.slice(done), marks: [] }] : runs
}

/** Parses a line with ruby (｜漢字《かんじ》) and URLs. */
export function runsOfText(text: string): TextRun[] {
  const runs: TextRun[] = []
  let done = 0
  for (const match of text.matchAll(RUBY)) {
    const [all, marked, markedReading, bare, bareReading] = match
    runs.push(...linked(text.slice(done, match.index)))
    const reading = markedReading ?? bareReading ?? ''
    runs.push({ text: marked ?? bare ?? '', marks: [{ type: 'ruby', text: reading }] })
    done = match.index + all.length
  }
  return [...runs, ...linked(text.slice(done))]
}

/** One paragraph per line; empty lines are dropped. */
export function blocksOfText(text: string): DraftBlock[] {
  return text.split(/\r\n?|\n/).flatMap((one) => {
    const line = new Line()
    for (const { text: words, marks } of runsOfText(one)) line.add(words, marks)
    const runs = line.drain()
    return runs.length > 0 ? [blockOfLine(runs)] : []
  })
}
