import { useEffect, useState } from 'react'
import { type ContentKind, kindOfPlural } from '#domain/content/kind.ts'
import { isDark } from '#renderer/appearance/appearance.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { titled } from '#renderer/head.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { useSegment } from '../people/useSegment.ts'
import { useStaff } from '../useStaff.ts'
import { FRAMES, Frame, type FrameName } from './Frame.tsx'
import styles from './Preview.module.css'
import { ShareLink } from './ShareLink.tsx'
import { usePreview } from './usePreview.ts'

const SHOWN = {
  both: '両方',
  ...Object.fromEntries(Object.entries(FRAMES).map(([name, { label }]) => [name, label])),
}
const SCHEMES = { light: '明るい配色', dark: '暗い配色' } as const

type ChoiceProps<Value extends string> = {
  label: string
  choices: Readonly<Record<string, string>>
  value: Value
  onValue: (value: Value) => void
}

const Choice = <Value extends string>({ label, choices, value, onValue }: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend className="visually-hidden">{label}</legend>
    {Object.entries(choices).map(([name, text]) => (
      <button key={name} type="button" aria-pressed={name === value} onClick={() => onValue(name as Value)}>
        {text}
      </button>
    ))}
  </fieldset>
)

function PreviewOf({ kind, slug }: { kind: ContentKind; slug: string }) {
  const { staff } = useStaff()
  const { manuscript, preview, error, shown, reload, end, retry } = usePreview(kind, slug)
  const [frames, setFrames] = useState<FrameName | 'both'>('both')
  const [scheme, setScheme] = useState<'light' | 'dark'>(() => (isDark() ? 'dark' : 'light'))
  const title = manuscript?.title || '題のない原稿'
  useEffect(() => {
    if (manuscript) document.title = titled(`${title}のプレビュー`)
  }, [manuscript, title])
  if (error && isMissing(error.status)) return <MissingPage />
  if (error && (!manuscript || !preview))
    return (
      <Page title="プレビュー">
        <Refusal error={error} onRetry={retry} />
      </Page>
    )
  if (!manuscript || !preview) return <AreaLoading title="プレビュー" />
  const canEnd =
    staff?.can('update', kind) === 'any' ||
    (staff?.can('update', kind) === 'own' && manuscript.ownerId === staff.accountId)
  const src = `${preview.url}?scheme=${scheme}&shown=${shown}`
  return (
    <Page
      title={title}
      about="読者に見えるとおりのページです。閲覧の集計や履歴、広告のリンクのクリックは記録されません。"
      actions={
        <>
          <Button onClick={reload}>更新する</Button>
          <a className="inline-flex min-h-tap items-center" href={paths.edit(kind, manuscript.slug)}>
            編集に戻る
          </a>
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-x-24 gap-y-12">
        <Choice label="画面" choices={SHOWN} value={frames} onValue={setFrames} />
        <Choice label="配色" choices={SCHEMES} value={scheme} onValue={setScheme} />
        <ShareLink preview={preview} onEnd={canEnd ? end : undefined} />
      </div>
      <div
        className="grid grid-cols-1 gap-24 lg:data-[shown=both]:grid-cols-[minmax(14rem,24.5rem)_minmax(0,1fr)]"
        data-shown={frames}
      >
        {(['phone', 'desk'] as const).map(
          (name) =>
            (frames === 'both' || frames === name) && (
              <Frame key={name} name={name} src={src} title={title} />
            ),
        )}
      </div>
    </Page>
  )
}

/**
 * `/$/{plural}/:slug/preview`: the page as readers would see it, on phone and desktop, and a link to share the
 * preview.
 */
export function Preview() {
  const kind = kindOfPlural(useSegment(2))
  const slug = useSegment(3)
  return kind && <PreviewOf key={`${kind} ${slug}`} kind={kind} slug={slug} />
}
