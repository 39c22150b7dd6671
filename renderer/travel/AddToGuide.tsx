import { link } from '#domain/url/link.ts'

type Props = {
  /** The path of the place's page. */
  path: string
  name: string
  className?: string
}

/**
 * 「しおりに追加」: a link to the member's guides with the place in its URL. After hydration `open-on-click.ts` opens the
 * sheet of guides above the page instead.
 */
export const AddToGuide = ({ path, name, className }: Props) => (
  <a className={className} href={link('@travel-guides', { query: { add: path } })} rel="nofollow" data-add>
    しおりに追加
    <span className="visually-hidden">{`：${name}`}</span>
  </a>
)
