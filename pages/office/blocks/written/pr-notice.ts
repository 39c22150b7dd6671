import { DISCLOSURE_LABELS } from '#domain/content/disclosure-label.ts'
import blocks from '#renderer/blocks/Blocks.module.css'
import labelStyles from '#renderer/ui/PrLabel.module.css'
import { maxLength } from '../../forms/schema/block-shape.ts'
import own from '../Surface.module.css'
import { BOX, defineWritten, ID, marked, STILL } from './written-block.ts'

export const prNotice = defineWritten({
  nodes: {
    prNotice: {
      ...BOX,
      content: 'text*',
      marks: '',
      attrs: ID,
      toDOM: ({ attrs }) => [
        'p',
        marked(attrs, { class: blocks.notice }),
        ['span', { ...STILL, class: labelStyles.label ?? '' }, DISCLOSURE_LABELS.pr],
        ['span', { class: own.noticeText }, 0],
      ],
      clipboard: (node, carried) => ['p', carried(node), 0],
      placeholder: '例：この記事は、○○の提供でお送りします。',
      limit: { label: '広告の表記', max: maxLength('prNotice', 'text') },
    },
  },
  normalData: (data) => ({ text: '', ...data }),
  nodeOf: ({ node, text: words }, id, { text }) => node('prNotice', { id }, words(text)),
  dataOf: (node) => ({ text: node.textContent }),
})
