import type { Operations } from '#domain/operations/operations.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { agoText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Nothing, Part } from './Part.tsx'
import { countText } from './texts.ts'

/** The most requested missing addresses. */
export const Missing = ({ missing: { list, total } }: { missing: Operations['missing'] }) => (
  <Part
    title="見つからなかったページ"
    aside={<a href={paths.notFound()}>{total > 0 ? `すべて見る（${countText(total)}件）` : '一覧'}</a>}
  >
    {list.length === 0 && <Nothing>見つからなかったページは、いまはありません。</Nothing>}
    {list.length > 0 && (
      <ul className="grid content-start">
        {list.map(({ path, hits, lastHitAt, referrerHost }) => (
          <li
            key={path}
            className="grid gap-4 border-b border-rule py-8 text-13 leading-[1.6] [&_a]:wrap-anywhere print:[&_button]:hidden [&_code]:wrap-anywhere"
          >
            <code>{readableAddress(path)}</code>
            <p className="flex flex-wrap items-baseline gap-x-12 text-12 text-usuzumi tabular-nums">
              <span>{countText(hits)}回</span>
              <time dateTime={lastHitAt}>最後は{agoText(lastHitAt)}</time>
              {referrerHost && <span>{referrerHost}から</span>}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Part>
)
