import type { BrokenLink } from '#domain/office/broken-link.ts'
import { paths } from '../paths.ts'

type Uses = BrokenLink['uses']

/** Number of entries shown before expanding. */
const SHOWN = 4

const List = ({ uses }: { uses: Uses }) => (
  <ul className="m-0 list-none p-0">
    {uses.map(({ kind, id, slug, title }) => (
      <li key={id}>
        <a href={paths.edit(kind, slug)}>{title || slug}</a>
      </li>
    ))}
  </ul>
)

/** The pages with a broken link, with links to edit them. */
export const LinkUses = ({ uses }: { uses: Uses }) => (
  <>
    <List uses={uses.slice(0, SHOWN)} />
    {uses.length > SHOWN && (
      <details>
        <summary className="min-h-[1.5rem] cursor-pointer text-ai">ほか{uses.length - SHOWN}件</summary>
        <List uses={uses.slice(SHOWN)} />
      </details>
    )}
  </>
)
