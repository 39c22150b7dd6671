import type { ArticlePage } from '#domain/content/article-page.ts'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { Costs } from './Costs.tsx'

type Props = { article: Pick<ArticlePage, 'type' | 'companions' | 'cost' | 'photosBy' | 'sourceUrl'> }

/** The facts of an experience report or a news article: companions, costs, photographer and source. */
export function ExperienceFacts({ article }: Props) {
  const { type, companions, cost, photosBy, sourceUrl } = article
  if (type === 'feature') return null
  return (
    <FactTable
      facts={[
        { name: '同行者', value: companions },
        { name: 'かかった費用', value: cost.length > 0 && <Costs costs={cost} /> },
        { name: '写真', value: photosBy },
        {
          name: '出典',
          value: sourceUrl && (
            <a href={sourceUrl} target="_blank" rel="noopener">
              {new URL(sourceUrl).hostname}
              <NewTabNote />
            </a>
          ),
        },
      ]}
    />
  )
}
