import { link } from '#domain/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MemberOnly } from '../../../MemberOnly.tsx'
import { useGuide } from '../../store/useGuide.ts'
import styles from './GuidePrint.module.css'
import { PrintView } from './PrintView.tsx'

const ID = /^\/@\/travel\/guides\/([^/]+)\/print\/?$/

/** `/@/travel/guides/{id}/print`: the guide as a book, to look at and to print. */
export function GuidePrint() {
  const { urlOriginal } = usePageContext()
  const id = ID.exec(new URL(urlOriginal, 'https://page.invalid').pathname)?.[1] ?? ''
  const { document, error, retry } = useGuide(id)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>しおりを印刷する</h1>
      <MemberOnly isKnown={document !== null} error={error} retry={retry}>
        {document && (
          <>
            <p className={styles.back}>
              <a href={link('@travel-guides', { id })}>{document.guide.title}へもどる</a>
            </p>
            <PrintView document={document} />
          </>
        )}
      </MemberOnly>
    </section>
  )
}
