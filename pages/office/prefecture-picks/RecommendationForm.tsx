import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { z } from 'zod'
import {
  type PrefectureRecommendation,
  type PrefectureRecommendations,
  RecommendationList,
} from '#domain/content/prefecture-recommendations.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import type { BuiltInPrefecture } from '#domain/region/built-in-regions.ts'
import { type Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { link } from '#domain/url/link.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { PickedEntries } from '../forms/PickedEntries.tsx'
import { FormPickers } from '../forms/pickers/FormPickers.tsx'
import { SpecProvider } from '../forms/schema/spec.ts'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { paths } from '../paths.ts'
import { loadRecommendations, saveRecommendations } from './calls.ts'

/** The recommendations of a prefecture as a generated form. */
const RECOMMENDATION_FORM: KindForm = {
  schema: z.object({ picks: RecommendationList }),
  fieldConfigs: {
    picks: { label: 'おすすめ', entry: 'おすすめ', hint: '上から順に出ます。12件まで。' },
    'picks.*.kind': { label: '種類', within: 'id' },
    'picks.*.id': { label: 'ページ', control: 'content' },
    'picks.*.comment': { label: 'ひとこと', control: 'area', rows: 2, hint: 'カードの下に出ます。' },
    'picks.*.from': { label: '出しはじめる日', hint: '空なら、すぐに出ます。' },
    'picks.*.to': { label: '最後の日', hint: '空なら、ずっと出ます。' },
  },
  sections: [{ id: 'picks', title: 'おすすめ', fields: ['picks'] }],
}

type Props = { prefecture: BuiltInPrefecture; existing: PrefectureRecommendations; canChange: boolean }

/** The recommendations of a prefecture's page, in order. Saved changes are public immediately. */
export function RecommendationForm({ prefecture, existing, canChange }: Props) {
  const [saved, setSaved] = useState(existing)
  const { form, spec } = useSchemaForm(RECOMMENDATION_FORM, { picks: saved.picks })
  useUnsavedWarning(form.formState.isDirty)
  const publicationId = useRef<Identifier>(randomIdentifier())
  const save = async () => {
    const picks = RecommendationList.parse(form.getValues('picks'))
    const change = { version: saved.version, picks, publicationId: publicationId.current }
    const answered = await saveRecommendations(prefecture.code, change)
    publicationId.current = randomIdentifier()
    setSaved(answered.prefecturePicks)
    const isLive = answered.publication?.isPageLive ?? true
    notify({
      color: 'success',
      description: isLive ? 'おすすめを公開しました。' : '保存しました。ページはまもなく新しくなります。',
    })
  }
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers prefecture={prefecture.code}>
          <div className="grid max-w-[52rem] gap-16 [&_form]:max-w-none">
            <p className="flex flex-wrap justify-between gap-x-24">
              <a href={paths.recommendations()}>都道府県の一覧へ</a>
              <a href={link('pr', { id: prefecture.slug })} target="_blank" rel="noreferrer">
                {prefecture.name}のページを見る
                <span className="visually-hidden">（新しいタブで開きます）</span>
              </a>
            </p>
            <h1 className="text-22">{prefecture.name}のおすすめ</h1>
            <p className="text-15 text-usuzumi">
              {canChange
                ? '保存すると、ページにすぐ出ます。公開されていないものは、公開されるまで出ません。'
                : 'おすすめは、公開責任者が変更できます。'}
            </p>
            <Form form={form} onSubmit={save} onConflict={() => void acceptTheirs()} label="おすすめ">
              <fieldset className="m-0 min-w-0 border-0 p-0" disabled={!canChange}>
                <PickedEntries<PrefectureRecommendation>
                  name="picks"
                  entryOf={({ kind, id }) => ({ kind, id, comment: null, from: null, to: null })}
                />
              </fieldset>
              {canChange && (
                <FormButtons>
                  <SubmitButton busyText="公開しています">保存して公開する</SubmitButton>
                </FormButtons>
              )}
            </Form>
          </div>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )

  /** On a conflict, keeps the form's values; the next save overwrites theirs. */
  async function acceptTheirs() {
    const theirs = await loadRecommendations(prefecture.code)
    setSaved(theirs)
    notify({
      color: 'warning',
      description: `ほかの人が先に変更しました（いま${theirs.picks.length}件）。この画面の内容で上書きするには、もう一度保存してください。`,
      duration: 12_000,
      action: { label: 'ほかの人の内容にする', onSelect: () => form.reset({ picks: theirs.picks }) },
    })
  }
}
