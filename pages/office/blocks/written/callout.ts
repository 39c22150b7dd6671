import { CALLOUT_TONES } from '#domain/blocks/callout/tones.ts'
import styles from '#renderer/blocks/CalloutBlock.module.css'
import { runsOf } from '../model/runs-of.ts'
import { BOX, defineWritten, ID, isTextOrNull, marked, STILL, withInline } from './written-block.ts'

export const callout = defineWritten({
  nodes: {
    callout: {
      ...BOX,
      attrs: { ...ID, tone: { default: 'info' }, title: { default: null } },
      toDOM: ({ attrs }) => [
        'aside',
        marked(attrs, { class: `${styles.callout} ${styles[attrs.tone] ?? ''}` }),
        [
          'p',
          { ...STILL, class: styles.title },
          attrs.title || CALLOUT_TONES[attrs.tone as keyof typeof CALLOUT_TONES],
        ],
        ['p', 0],
      ],
      clipboard: (node, carried) => ['blockquote', carried(node), 0],
      placeholder: '囲みの文章',
    },
  },
  normalData: (data) => ({ tone: 'info', title: null, ...withInline(data) }),
  hasValidAttributes: ({ tone, title }) => Object.hasOwn(CALLOUT_TONES, String(tone)) && isTextOrNull(title),
  nodeOf: ({ node, runs }, id, { text, tone, title }) => node('callout', { id, tone, title }, runs(text)),
  dataOf: (node) => ({ tone: node.attrs.tone, title: node.attrs.title, text: runsOf(node) }),
})
