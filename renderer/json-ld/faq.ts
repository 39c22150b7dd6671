import type { Schema } from './schema.ts'

type Question = { question: string; answer: string }

/** Questions, each with one answer (https://developers.google.com/search/docs/appearance/structured-data/faqpage). */
export const faqPage = (questions: readonly Question[]): Schema => ({
  '@type': 'FAQPage',
  inLanguage: 'ja',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
