import './PrintView.css'
import { useMemo, useState } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { BookPaper } from './BookPaper.tsx'
import type { PrintChoices } from './block.ts'
import { FoldingGuide } from './FoldingGuide.tsx'
import { PrintOptions } from './PrintOptions.tsx'
import { sheetsText } from './sheets-text.ts'
import { type BookForm, useBook } from './useBook.ts'

/** The URL of the QR code on the last page: the share link if the guide is shared, else the member's own page. */
const addressOf = ({ id, share }: GuideDocument['guide']): string =>
  location.origin + (share ? link('shared-guides', { id: share.token }) : link('@travel-guides', { id }))

/** The print preview of a guide with its options. */
export function PrintView({ document: travelGuide }: { document: GuideDocument }) {
  const [form, setForm] = useState<BookForm>('pages')
  const [choices, setChoices] = useState<PrintChoices>({ memos: true, costs: true, reservations: true })
  const binding = useBook(travelGuide, choices, form)
  const address = useMemo(() => addressOf(travelGuide.guide), [travelGuide])
  const count = binding.pages?.length ?? 0
  return (
    <div className="grid gap-24 print:block" data-print="">
      <div
        // Print only the book: the rest of the page is hidden.
        className="grid gap-12 print:hidden"
      >
        <PrintOptions form={form} onForm={setForm} choices={choices} onChoices={setChoices} />
        <p role="status">{count > 0 && sheetsText(count, form)}</p>
        <div className="flex flex-wrap gap-12">
          <Button variant="primary" disabled={count === 0} onClick={() => print()}>
            印刷する
          </Button>
        </div>
        <p className="text-13 text-usuzumi">
          印刷の画面では、用紙をA4、余白を「なし」または「既定」、倍率を100％にしてください。PDFとして保存もできます。
        </p>
        {!travelGuide.guide.share && (
          <p className="text-13 text-usuzumi">
            最後のページのQRコードは、共有していないあいだは、ログインしたご本人だけが開けます。
          </p>
        )}
      </div>
      {form === 'folded' && <FoldingGuide />}
      <BookPaper document={travelGuide} binding={binding} form={form} address={address} />
    </div>
  )
}
