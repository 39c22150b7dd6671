import { Fold } from '../parts/Fold.tsx'
import { SharePicture } from './SharePicture.tsx'
import type { ShareCard } from './share-card.ts'

/** The picture is drawn when the section is opened. */
export const ShareFold = ({ card }: { card: ShareCard }) => (
  <Fold
    isLate
    title={
      <>
        シェア用の画像<span className="visually-hidden">（{card.title}）</span>
      </>
    }
  >
    <SharePicture card={card} />
  </Fold>
)
