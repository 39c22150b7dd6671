import { PAGES_OF_BOOKLET } from './bind-book.ts'
import type { BookForm } from './useBook.ts'

/** The number of sheets needed, shown before printing. */
export function sheetsText(pages: number, form: BookForm): string {
  const sheets = form === 'pages' ? pages : pages / PAGES_OF_BOOKLET
  if (form === 'pages')
    return `全${pages}ページ。A4用紙${sheets}枚（両面印刷なら${Math.ceil(sheets / 2)}枚）です。`
  return sheets === 1
    ? `全${pages}ページ。A4用紙1枚に片面で印刷し、折って8ページの本にします。`
    : `全${pages}ページ。A4用紙${sheets}枚に片面で印刷し、1枚ずつ折って${sheets}冊にします。`
}
