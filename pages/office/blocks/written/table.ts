import styles from '#renderer/blocks/TableBlock.module.css'
import { maxLength } from '../../forms/schema/block-shape.ts'
import own from '../Surface.module.css'
import { defineWritten, ID, isTextOrNull, listOf, marked, PART, STILL, tag } from './written-block.ts'

export const table = defineWritten({
  nodes: {
    table: {
      group: 'block',
      content: 'tableHead tableRow*',
      isolating: true,
      attrs: { ...ID, caption: { default: null } },
      toDOM: ({ attrs }) => [
        'section',
        marked(attrs, { class: styles.scroll }),
        [
          'table',
          { class: `${styles.table} ${own.table}` },
          ...(attrs.caption ? [['caption', { ...STILL, class: styles.caption }, attrs.caption]] : []),
          ['tbody', 0],
        ],
      ],
      clipboard: (node, carried) => ['table', carried(node), ['tbody', 0]],
    },
    tableHead: {
      content: 'tableHeading+',
      toDOM: () => ['tr', { class: own.head }, 0],
      clipboard: tag('tr'),
    },
    tableRow: { content: 'tableCell+', toDOM: tag('tr'), clipboard: tag('tr') },
    tableHeading: {
      ...PART,
      marks: '',
      toDOM: () => ['th', { class: styles.cell }, 0],
      clipboard: tag('th'),
      placeholder: '列の名前',
      limit: { label: '列の名前', max: maxLength('table', 'header.*') },
    },
    tableCell: {
      ...PART,
      marks: '',
      toDOM: () => ['td', { class: styles.cell }, 0],
      clipboard: tag('td'),
      limit: { label: '表の欄', max: maxLength('table', 'rows.*.*') },
    },
  },
  normalData: (data) => ({
    caption: null,
    ...data,
    header: listOf(data.header).map((cell) => cell ?? ''),
    rows: Array.isArray(data.rows) ? data.rows.map((row) => listOf(row).map((cell) => cell ?? '')) : [],
  }),
  hasValidAttributes: ({ caption }) => isTextOrNull(caption),
  nodeOf: ({ node, text }, id, { caption, header, rows }) => {
    const cells = (name: 'tableHeading' | 'tableCell', texts: unknown) =>
      (texts as unknown[]).map((cell) => node(name, null, text(cell)))
    return node('table', { id, caption }, [
      node('tableHead', null, cells('tableHeading', header)),
      ...(rows as unknown[]).map((row) => node('tableRow', null, cells('tableCell', row))),
    ])
  },
  dataOf: ({ attrs, children }) => {
    const [header = [], ...rows] = children.map((row) => row.children.map(({ textContent }) => textContent))
    return { caption: attrs.caption, header, rows }
  },
})
