import { link } from '#domain/url/link.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'

const FIRST_STEPS = [
  { href: link('search'), label: '行き先をさがす', about: '都道府県や季節から' },
  { href: link('spots'), label: '気になる場所に♡を付ける', about: '見頃や休業をここでお知らせします' },
  { href: link('@travel-guides'), label: 'しおりを作る', about: '日程と持ちものをひとつに' },
]

/** For members without content: three suggestions. */
export const Newcomer = () => (
  <EmptyNote>
    <p>まだ何もありません。まずは次のどれかから始めてみてください。</p>
    <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-12">
      {FIRST_STEPS.map(({ href, label, about }) => (
        <li key={href}>
          <a
            className="grid h-full gap-4 rounded border border-rule bg-surface p-16 text-sumi no-underline [&:hover_span:first-child]:underline"
            href={href}
          >
            <span className="font-semibold text-ai">{label}</span>
            <span className="text-13 text-usuzumi">{about}</span>
          </a>
        </li>
      ))}
    </ul>
  </EmptyNote>
)
