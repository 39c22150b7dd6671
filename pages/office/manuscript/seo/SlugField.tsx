import inputStyles from '#renderer/form/Input.module.css'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField, useManuscriptState } from '../manuscript-context.ts'
import { absoluteUrlOf, publicPathOf } from '../workflow/public-address.ts'
import styles from './SlugField.module.css'
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
          {path && <p className={styles.address}>{absoluteUrlOf(path)}</p>}
          {isMoving && (
            <p className={styles.note}>
              公開すると、いまのURL（…/{liveSlug}）からは新しいURLへ自動で転送されます（301）。
            </p>
          )}
        </>
      )}
    </DraftField>
  )
}
