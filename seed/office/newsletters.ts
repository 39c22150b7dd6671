import type { IssueInput } from '#domain/newsletter/issue.ts'
import { contentRef } from '../identity.ts'

/** A draft of the newsletter. Nobody is subscribed: there are no addresses in the sample content. */
export const OFFICE_NEWSLETTERS: readonly (IssueInput & { key: string })[] = [
  {
    key: 'winter',
    subject: '雪の季節の、湯けむりと列車の旅',
    opening:
      'たびしるべ編集部です。里にも雪のたよりが届くころになりました。\n\n今号は、湯けむりの立つ町と、ストーブのあたたかな列車、雪をかぶる庭をご案内します。どうぞあたたかくして、お出かけください。',
    entries: [
      contentRef('article-page', 'steam-towns-kannawa-unzen'),
      contentRef('article-page', 'tsugaru-stove-train-2026'),
      contentRef('spot', 'kanazawa-kenrokuen'),
    ],
  },
]
