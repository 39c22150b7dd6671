import { link } from '#domain/url/link.ts'

/** The target is not a place, or no longer public. */
export const PlaceMissing = () => (
  <>
    <p role="alert">この場所は、いまは公開していないため追加できません。</p>
    <p>
      <a href={link('spots')}>ほかの見どころをさがす</a>
    </p>
  </>
)
