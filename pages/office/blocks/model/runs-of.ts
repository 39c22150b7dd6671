import { type Node, Mark as PmMark } from 'prosemirror-model'
import type { Mark, NotedRun } from '#domain/blocks/inline.ts'

const markBack = ({ type, attrs }: PmMark): Mark => {
  switch (type.name) {
    case 'link':
      return { type: 'link', href: attrs.href }
    case 'ruby':
      return { type: 'ruby', text: attrs.text }
    default:
      return { type: type.name as 'bold' | 'marker' | 'strike' }
  }
}

/** The text of a node and its notes as runs; none if it is empty. */
export function runsOf(node: Node): NotedRun[] {
  const runs: NotedRun[] = []
  let marks: readonly PmMark[] | null = null
  node.forEach((child) => {
    const text = child.type.name === 'lineBreak' ? '\n' : child.text
    const last = runs.at(-1)
    if (child.type.name === 'note') runs.push({ text: '', marks: [], note: child.attrs.note })
    else if (text && last && marks && PmMark.sameSet(marks, child.marks)) last.text += text
    else if (text) runs.push({ text, marks: child.marks.map(markBack) })
    marks = text ? child.marks : null
  })
  return runs
}
