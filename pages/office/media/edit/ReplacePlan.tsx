import { useEffect, useRef, useState } from 'react'
import { isComplete, type Media, pictureOf } from '#domain/media/media.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { paths } from '../../paths.ts'
import { fetchReplacePlan, type Replaced, replaceMedia } from '../media-calls.ts'

type Props = { from: Media; to: Media; onDone: (replaced: Replaced) => void; onCancel: () => void }

/** Before and after, the effects, and the confirmation. */
export function ReplacePlan({ from, to, onDone, onCancel }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid gap-12">
      <h3 className="text-16 outline-none" ref={title} tabIndex={-1}>
        差し替えの確認
      </h3>
      <div className="grid grid-cols-[1fr_1fr] gap-12">
        <Side label="いま" media={from} />
        <Side label="差し替え後" media={to} />
      </div>
      {isComplete(to) ? (
        <Confirm from={from} to={to} onDone={onDone} onCancel={onCancel} />
      ) : (
        <>
          <p className="text-shu-text empty:hidden" role="alert">
            新しい画像に、説明文かクレジットがありません。先に書いてください。
          </p>
          <p className="flex flex-wrap items-center gap-8">
            <a className="inline-flex min-h-tap items-center text-ai" href={paths.mediaItem(to.id)}>
              新しい画像の説明を書く
            </a>
            <Button onClick={onCancel}>やめる</Button>
          </p>
        </>
      )}
    </div>
  )
}

const Side = ({ label, media }: { label: string; media: Media }) => (
  <figure className="grid content-start gap-4 text-13 wrap-anywhere">
    <Picture
      className="h-auto w-full bg-rule"
      picture={pictureOf(media)}
      presets={['base:src']}
      sizes="16rem"
    />
    <figcaption>
      <strong>{label}</strong>
      {`　${media.name}`}
    </figcaption>
  </figure>
)

function Confirm({ from, to, onDone, onCancel }: Props) {
  const [withAlt, setWithAlt] = useState(false)
  const [publicationId] = useState(randomIdentifier)
  const { isBusy, problem, run } = useAction()
  const request = { id: from.id, by: to.id, withAlt, publicationId }
  const {
    data: plan,
    error,
    retry,
  } = useAnswer(['replace-plan', from.id, to.id], () => fetchReplacePlan(request))
  const replace = () => run(async () => onDone(await replaceMedia(request)))
  if (error) return <Refusal error={error} onRetry={retry} />
  if (!plan) return <p role="status">差し替えるところを調べています。</p>
  const isRefused = !plan.isAllowed
  return (
    <>
      <p role="status">
        {`${plan.contents}件の内容で差し替えます。`}
        {plan.live > 0 && `公開中のものは${plan.live}件で、${plan.pages}ページを公開し直します。`}
      </p>
      <label className="flex min-h-tap cursor-pointer items-center gap-8 [&_input]:size-[1.25rem] [&_input]:flex-none [&_input]:accent-ai">
        <input type="checkbox" checked={withAlt} onChange={({ target }) => setWithAlt(target.checked)} />
        各ページの説明文も、新しい画像のものに替える
      </label>
      <p className="text-13 leading-[1.7] text-usuzumi">
        替えないときは、いまの説明文が残ります。写っているものが違うときは替えてください。クレジットと切り抜きの中心は、新しい画像のものになります。
      </p>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem ??
          (isRefused &&
            '公開中のページか、公開が予約された原稿で使われています。差し替えは公開責任者に頼んでください。')}
      </p>
      <p className="flex flex-wrap items-center gap-8">
        <Button variant="primary" disabled={isBusy || isRefused} onClick={replace}>
          {isBusy ? '差し替えています' : '差し替える'}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          やめる
        </Button>
      </p>
    </>
  )
}
