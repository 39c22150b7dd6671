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
      <div className={styles.frame} ref={frame} aria-hidden="true" inert>
        <PageFrame title={document.guide.title} number={1}>
          {unbound.map(({ block }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered only to be measured
            <BlockView key={index} block={block} pageOf={() => 1} address={address} />
          ))}
        </PageFrame>
      </div>
      <ol className={styles.sheets} data-sheets="">
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
  <div className={styles.eight}>
    {sheet.map(({ page, isTurned }) => (
      <div key={page} className={isTurned ? styles.turned : undefined}>
        <PageView book={book} index={page} />
      </div>
    ))}
    <svg className={styles.marks} viewBox="0 0 297 210" aria-hidden="true">
      <path className={styles.fold} d="M74.25 0V210M148.5 0V210M222.75 0V210M0 105H74.25M222.75 105H297" />
      <path className={styles.cut} d="M74.25 105H222.75" />
    </svg>
  </div>
)
