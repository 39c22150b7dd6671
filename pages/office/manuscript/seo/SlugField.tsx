import inputStyles from '#renderer/form/Input.module.css'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField, useManuscriptState } from '../manuscript-context.ts'
import { absoluteUrlOf, publicPathOf } from '../workflow/public-address.ts'
import { slugOf } from './slug-of.ts'

/** The slug, with a note on the redirect from the previous one. */
export function SlugField() {
  const [slug = '', set] = useManuscriptField<string>('slug')
  const { update } = useAbilities()
  const kind = useManuscriptState(({ document }) => document?.manuscript.kind)
  const liveSlug = useManuscriptState(({ document }) => document?.live?.slug)
  if (!kind) return null
  const path = publicPathOf({ kind, slug })
  const isMoving = typeof liveSlug === 'string' && liveSlug !== slug
  return (
    <DraftField path="slug" hint="URLの最後の部分です。半角の小文字と数字を、ハイフンでつなぎます。" required>
      {(control) => (
        <>
          <input
            {...control}
            className={inputStyles.input}
            value={slug}
            readOnly={!update}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set(target.value)}
            onBlur={() => set(slugOf(slug))}
          />
          {path && <p className="text-13 leading-[1.5] text-usuzumi">{absoluteUrlOf(path)}</p>}
          {isMoving && (
            <p className="border-s-3 border-kohaku bg-kohaku-wash px-12 py-8 text-13 leading-[1.6]">
              公開すると、いまのURL（…/{liveSlug}）からは新しいURLへ自動で転送されます（301）。
            </p>
          )}
        </>
      )}
    </DraftField>
  )
}
