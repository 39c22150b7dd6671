import type { ContentRef } from '#domain/content/ref.ts'
import { useContentTitle } from '../../forms/pickers/useContentTitle.ts'
import { useCards } from '../atoms/cards-context.ts'

/** Title of referenced content, and whether it is public. */
export function PickedName({ content }: { content: ContentRef }) {
  const cards = useCards()
  const card = cards[content.id]
  // Public content has a card with the title.
  return card ? card.title : <OfficeName content={content} />
}

function OfficeName({ content: { kind, id } }: { content: ContentRef }) {
  const { title, isLoaded, isLive, isMissing } = useContentTitle(kind, id)
  if (isMissing) return '見つかりません（消されたか、まだありません）'
  return (
    <>
      {title || (isLoaded ? '（名前のない下書き）' : '…')}
      {isLoaded && !isLive && <span className="text-13 text-usuzumi">公開前</span>}
    </>
  )
}
