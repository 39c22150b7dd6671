import { ManuscriptFrame } from '../../manuscript/frame/ManuscriptFrame.tsx'
import { useManuscript } from '../../manuscript/useManuscript.ts'
import { useManuscriptRef } from '../../manuscript/useManuscriptRef.ts'
import { ArticleFields } from './ArticleFields.tsx'

/** `/$/article-pages/:slug`: the fields of an article, with its body in the middle. */
export function ArticleEdit() {
  const manuscript = useManuscript('article-page', useManuscriptRef())
  return (
    <ManuscriptFrame manuscript={manuscript}>
      <ArticleFields />
    </ManuscriptFrame>
  )
}
