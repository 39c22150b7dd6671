import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { MEDIA_PLACE_LABELS, type Media, type MediaUse } from '#domain/media/media.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { paths } from '../../paths.ts'
import { fetchUses } from '../media-calls.ts'
import styles from './MediaEdit.module.css'

const hrefOf = ({ kind, slug, id }: MediaUse): string =>
  kind === 'author' ? paths.author(slug) : paths.edit(kind, slug || id)

const labelOf = ({ kind }: MediaUse): string => (kind === 'author' ? '書き手' : CONTENT_KINDS[kind].label)

/** All contents that use the picture, with links. */
export function MediaUses({ media }: { media: Media }) {
  const { data, error, retry } = useAnswer(['media-uses', media.id, String(media.uses)], () =>
    fetchUses(media.id),
  )
  return (
    <section className={styles.part} aria-labelledby="media-uses">
      <h2 className="text-18" id="media-uses">
        使われているところ
      </h2>
      {error && <Refusal error={error} onRetry={retry} />}
      {!data && !error && <p role="status">読み込んでいます。</p>}
      {data?.meta.total === 0 && (
        <p className="text-13 leading-[1.7] text-usuzumi">まだどこでも使われていません。</p>
      )}
      <ul className="grid text-15">
        {data?.list.map((use) => (
          <li key={`${use.kind}${use.id}`} className="grid gap-x-12 border-t border-rule py-8">
            <a className="inline-flex min-h-[1.75rem] items-center wrap-anywhere text-ai" href={hrefOf(use)}>
              {use.title || '（無題）'}
            </a>
            <p className="text-13 text-usuzumi">
              {`${labelOf(use)}・${use.places.map((place) => MEDIA_PLACE_LABELS[place]).join('、')}　`}
              {use.isLive && (
                <span className="rounded border border-current px-[0.4em] text-12 text-koke data-draft:text-kohaku">
                  公開中
                </span>
              )}
              {use.isDraft && (
                <span
                  className="rounded border border-current px-[0.4em] text-12 text-koke data-draft:text-kohaku"
                  data-draft=""
                >
                  下書き
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {data && data.meta.total > data.list.length && (
        <p className="text-13 leading-[1.7] text-usuzumi">{`ほか${data.meta.total - data.list.length}件で使われています。`}</p>
      )}
    </section>
  )
}
