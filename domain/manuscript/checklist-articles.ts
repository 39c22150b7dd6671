import { advice, blocking, type Rule, textIn, those } from './checklist-rule.ts'

/** What each type of article owes its readers: news its day, an experience its visit (domain/article-page.ts). */
export const articleRules: Rule = (kind, fields) => {
  if (kind !== 'article-page') return []
  const { type } = fields
  return those(
    type === 'news' &&
      textIn(fields.eventDate) === '' &&
      blocking('eventDate', 'ニュースには日付が必要です。'),
    type === 'news' &&
      textIn(fields.endDate) !== '' &&
      textIn(fields.endDate) < textIn(fields.eventDate) &&
      blocking('endDate', '最終日は、初日と同じか後の日にしてください。'),
    type === 'news' &&
      textIn(fields.sourceUrl) === '' &&
      advice('sourceUrl', 'ニュースの情報元のURLを入れると、読者が確かめられます。'),
    type === 'experience' &&
      textIn(fields.visitedAt) === '' &&
      blocking('visitedAt', '体験記事には取材日が必要です。'),
    textIn(fields.authorId) === '' && advice('authorId', '書き手を選ぶと、記事に紹介が表示されます。'),
  )
}
