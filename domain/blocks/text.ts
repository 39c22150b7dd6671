import type { Block } from './block.ts'
import { inlineText } from './inline.ts'

/** The words of one block as plain text: what is searched, counted and read aloud. Blocks without words give ''. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.data.text
    case 'paragraph':
    case 'quote':
      return inlineText(block.data.text)
    case 'callout':
      return [block.data.title, inlineText(block.data.text)].filter(Boolean).join('\n')
    case 'list':
      return block.data.items.map(inlineText).join('\n')
    case 'table':
      return [block.data.header, ...block.data.rows].map((row) => row.join(' ')).join('\n')
    case 'faq':
      return block.data.items.map((item) => `${item.question}\n${inlineText(item.answer)}`).join('\n')
    case 'ranking':
      return block.data.items.map((item) => `${item.title} ${item.comment}`).join('\n')
    case 'timeline':
      return block.data.steps.map((step) => `${step.title} ${step.body ?? ''}`).join('\n')
    case 'image':
      return block.data.caption ?? ''
    case 'gallery':
      return block.data.images.map((image) => image.caption ?? '').join('\n')
    case 'prNotice':
      return block.data.text
    case 'map':
      return block.data.title
    default:
      return ''
  }
}
