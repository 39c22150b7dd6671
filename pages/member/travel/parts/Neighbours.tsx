type Neighbour = { href: string; title: string } | null

type Props = { label: string; before: Neighbour; after: Neighbour }

/** Links to the previous and the next part. */
export const Neighbours = ({ label, before, after }: Props) => (
  <nav className="grid grid-cols-[1fr_1fr] gap-12 border-t border-rule pt-16" aria-label={label}>
    {before && (
      <a
        className="grid min-h-tap content-center text-15 leading-[1.5] text-sumi no-underline hover:text-ai hover:[text-decoration:underline]"
        href={before.href}
      >
        <span className="text-13 text-usuzumi">前</span>
        {before.title}
      </a>
    )}
    {after && (
      <a
        className="col-2 grid min-h-tap content-center text-end text-15 leading-[1.5] text-sumi no-underline hover:text-ai hover:[text-decoration:underline]"
        href={after.href}
      >
        <span className="text-13 text-usuzumi">次</span>
        {after.title}
      </a>
    )}
  </nav>
)
