import { advice, blocking, problemsIf, type Rule, textIn } from './checklist-rule.ts'

/** Required fields by article type: news needs a date, an experience a visit (domain/content/article-page.ts). */
export const articleRules: Rule = (kind, fields) => {
  if (kind !== 'article-page') return []
  const { type } = fields
  return problemsIf(
    type === 'news' &&
      textIn(fields.eventDate) === '' &&
      blocking('eventDate', 'ニュースの日付を入力してください。'),
    type === 'news' &&
      textIn(fields.endDate) !== '' &&
      textIn(fields.endDate) < textIn(fields.eventDate) &&
      blocking('endDate', '催しの最終日は、ニュースの日付と同じか、あとの日にしてください。'),
    type === 'news' &&
      textIn(fields.sourceUrl) === '' &&
      advice('sourceUrl', '発表元のURLを入れると、読者がニュースを確かめられます。'),
    type === 'experience' &&
      textIn(fields.visitedAt) === '' &&
      blocking('visitedAt', '体験の記事には、取材日を入力してください。'),
    textIn(fields.authorId) === '' && advice('authorId', '書き手を選ぶと、記事に紹介が表示されます。'),
  )
}
