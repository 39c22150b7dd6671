import { PAGE_KINDS } from '../../content/kind-lists.ts'
import { IssueInput } from '../../newsletter/issue.ts'
import type { KindForm } from './kind-form.ts'

export const NEWSLETTER_FORM: KindForm = {
  schema: IssueInput,
  fieldConfigs: {
    subject: { label: '件名', isWide: true, hint: 'メールの一覧に出ます。80文字まで。' },
    opening: {
      label: 'はじめの文章',
      control: 'area',
      rows: 8,
      isWide: true,
      hint: '空の行で段落が分かれます。2,000文字まで。',
    },
    entries: { label: '紹介するページ', entry: 'ページ', hint: '上から順に載ります。12件まで。' },
    'entries.*.kind': { label: '種類', within: 'id' },
    'entries.*.id': { label: 'ページ', control: 'content', kinds: PAGE_KINDS },
  },
  sections: [
    { id: 'text', title: '文章', fields: ['subject', 'opening'] },
    { id: 'entries', title: '紹介するページ', fields: ['entries'] },
  ],
}
