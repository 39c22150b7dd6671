import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { BlockView } from './BlockView.tsx'
import styles from './BookPaper.module.css'
import { impose } from './impose.ts'
import { type Book, PageFrame, PageView } from './PageView.tsx'
import type { BookForm, useBook } from './useBook.ts'

type Props = {
  document: GuideDocument
  binding: ReturnType<typeof useBook>
  form: BookForm
  address: string
}

/** The sheets as printed; scaled down on screens. */
export function BookPaper({ document, binding: { unbound, pages, frame }, form, address }: Props) {
  const book = { pages: pages ?? [], document, address }
  return (
    <div className={styles.paper} data-form={form}>
      <div
        // Pages are measured in this hidden frame, in actual size.
        className="invisible absolute start-[-400rem] top-0 print:hidden"
        ref={frame}
        aria-hidden="true"
        inert
      >
        <PageFrame title={document.guide.title} number={1}>
          {unbound.map(({ block }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered only to be measured
            <BlockView key={index} block={block} pageOf={() => 1} address={address} />
          ))}
        </PageFrame>
      </div>
      <ol
        className={`${styles.sheets} m-0 grid list-none grid-cols-[repeat(auto-fill,calc(210mm_*_var(--zoom)))] gap-16 p-0 [--zoom:0.2] md:[--zoom:0.25] print:block print:[--zoom:1]`}
        data-sheets=""
      >
        {form === 'pages'
          ? book.pages.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
              <li key={index} className={styles.sheet} aria-label={`${index + 1}ページ`}>
                <div className={styles.true}>
                  <PageView book={book} index={index} />
                </div>
              </li>
            ))
          : impose(book.pages.length).map((sheet, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its number
              <li key={index} className={styles.sheet} aria-label={`${index + 1}枚目`}>
                <div className={styles.true}>
                  <FoldedSheet book={book} sheet={sheet} />
                </div>
              </li>
            ))}
      </ol>
    </div>
  )
}

/** Eight pages on one sheet, with fold lines (dashed) and the cut (solid). */
const FoldedSheet = ({ book, sheet }: { book: Book; sheet: ReturnType<typeof impose>[number] }) => (
  <div className="relative grid h-[209mm] w-[297mm] grid-cols-[repeat(4,74.25mm)] grid-rows-[repeat(2,104.5mm)]">
    {sheet.map(({ page, isTurned }) => (
      <div key={page} className={isTurned ? '[transform:rotate(180deg)]' : undefined}>
        <PageView book={book} index={page} />
      </div>
    ))}
    <svg className="absolute inset-0 size-full" viewBox="0 0 297 210" aria-hidden="true">
      <path
        className="fill-none stroke-[#9b9284] stroke-[0.18] [stroke-dasharray:1.2_1.6]"
        d="M74.25 0V210M148.5 0V210M222.75 0V210M0 105H74.25M222.75 105H297"
      />
      <path className="fill-none stroke-[#1a1814] stroke-[0.35]" d="M74.25 105H222.75" />
    </svg>
  </div>
)
