import { CONTENT_KINDS, kindOfPlural } from '#domain/content/kind.ts'
import { type FormKind, KIND_FORMS } from '#domain/manuscript/labels/kind-forms.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { ManuscriptFrame } from '../manuscript/frame/ManuscriptFrame.tsx'
import { useManuscript } from '../manuscript/useManuscript.ts'
import { useManuscriptRef } from '../manuscript/useManuscriptRef.ts'
import { ManuscriptForm } from './ManuscriptForm.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `/$/spots/:slug` and the same for every kind with a form. */
export function ContentEdit() {
  const { urlOriginal } = usePageContext()
  const [, , plural = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
  const kind = kindOfPlural(plural)
  return kind && kind !== 'article-page' ? <KindEdit key={kind} kind={kind} /> : <MissingPage />
}

function KindEdit({ kind }: { kind: FormKind }) {
  const manuscript = useManuscript(kind, useManuscriptRef())
  return (
    <ManuscriptFrame
      manuscript={manuscript}
      titleField={CONTENT_KINDS[kind].titleField}
      descriptionOf={({ catch: catchText, lead }) => textOf(catchText) || textOf(lead)}
    >
      <ManuscriptForm form={KIND_FORMS[kind]} />
    </ManuscriptFrame>
  )
}
