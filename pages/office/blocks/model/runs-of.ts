import type { Node, Mark as PmMark } from 'prosemirror-model'
import type { Mark, NotedRun } from '#domain/blocks/inline.ts'

const markBack = ({ type, attrs }: PmMark): Mark => {
  switch (type.name) {
    case 'link':
      return { type: 'link', href: attrs.href }
    case 'ruby':
      return { type: 'ruby', text: attrs.text }
    default:
      return { type: type.name as 'bold' | 'marker' }
  }
}

/** The text of a node and its notes as runs; none if it is empty. */
export function runsOf(node: Node): NotedRun[] {
  const runs: NotedRun[] = []
  node.forEach((child) => {
    if (child.type.name === 'note') runs.push({ text: '', marks: [], note: child.attrs.note })
    if (child.text) runs.push({ text: child.text, marks: child.marks.map(markBack) })
  })
  return runs
}
