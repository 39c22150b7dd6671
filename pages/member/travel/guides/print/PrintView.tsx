import { useMemo, useState } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { BookPaper } from './BookPaper.tsx'
import type { PrintChoices } from './block.ts'
import { FoldingGuide } from './FoldingGuide.tsx'
import { PrintOptions } from './PrintOptions.tsx'
import styles from './PrintView.module.css'
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
    <div className={styles.view} data-print="">
      <div className={styles.controls}>
        <PrintOptions form={form} onForm={setForm} choices={choices} onChoices={setChoices} />
        <p role="status">{count > 0 && sheetsText(count, form)}</p>
        <div className={styles.buttons}>
          <Button variant="primary" disabled={count === 0} onClick={() => print()}>
            印刷する
          </Button>
        </div>
        <p className={styles.note}>
          印刷の画面では、用紙をA4、余白を「なし」または「既定」、倍率を100％にしてください。PDFとして保存もできます。
        </p>
        {!travelGuide.guide.share && (
          <p className={styles.note}>
            最後のページのQRコードは、共有していないあいだは、ログインしたご本人だけが開けます。
          </p>
        )}
      </div>
      {form === 'folded' && <FoldingGuide />}
      <BookPaper document={travelGuide} binding={binding} form={form} address={address} />
    </div>
  )
}
