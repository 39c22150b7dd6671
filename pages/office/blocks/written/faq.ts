import styles from '#renderer/blocks/FaqBlock.module.css'
import { normalInline } from '../model/normal-form.ts'
import { runsOf } from '../model/runs-of.ts'
import own from '../Surface.module.css'
import { defineWritten, ID, listOf, marked, objectOf, PART, tag } from './written-block.ts'

export const faq = defineWritten({
  nodes: {
    faq: {
      group: 'block',
      content: 'faqItem+',
      isolating: true,
      attrs: ID,
      toDOM: ({ attrs }) => ['div', marked(attrs, { class: styles.faq }), 0],
      clipboard: (node, carried) => ['div', carried(node), 0],
    },
    faqItem: {
      content: 'faqQuestion faqAnswer',
      toDOM: () => ['div', { class: styles.item }, 0],
      clipboard: tag('div'),
    },
    faqQuestion: {
      ...PART,
      marks: '',
      toDOM: () => ['div', { class: `${styles.question} ${own.question}` }, ['span', 0]],
      clipboard: tag('h3'),
      placeholder: '質問',
    },
    faqAnswer: {
      ...PART,
      content: 'inline*',
      marks: '_',
      toDOM: () => ['p', { class: `${styles.answer} ${own.answer}` }, 0],
      clipboard: tag('p'),
      placeholder: '答え',
    },
  },
  normalData: (data) => ({
    ...data,
    items: listOf(data.items)
      .map(objectOf)
      .map((item) => ({ question: '', ...item, answer: normalInline(item.answer) })),
  }),
  nodeOf: ({ node, text, runs }, id, { items }) =>
    node(
      'faq',
      { id },
      (items as { question: unknown; answer: unknown }[]).map(({ question, answer }) =>
        node('faqItem', null, [
          node('faqQuestion', null, text(question)),
          node('faqAnswer', null, runs(answer)),
        ]),
      ),
    ),
  dataOf: ({ children }) => ({
    items: children.map((item) => ({
      question: item.child(0).textContent,
      answer: runsOf(item.child(1)),
    })),
  }),
})
