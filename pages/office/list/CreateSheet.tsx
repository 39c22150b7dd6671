import { useState } from 'react'
import { z } from 'zod'
import { labelledErrorMap } from '#domain/api/error-map.ts'
import { ArticleTypeSchema } from '#domain/content/article-page.ts'
import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind, isNamedKind } from '#domain/content/kind.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { createManuscript } from '../manuscript-endpoints.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'

const Schema = z.object({
  kind: ContentKindSchema,
  type: ArticleTypeSchema,
  title: z.string().trim().min(1).max(60),
})

const errorMap = labelledErrorMap({ kind: '種類', type: '記事の種類', title: '題名' })
const TYPES = Object.entries(ARTICLE_TYPES).map(([value, label]) => ({ value, label }))

/** The first fields of a new draft. */
const firstFields = ({ kind, type, title }: z.infer<typeof Schema>): Record<string, string> => ({
  [CONTENT_KINDS[kind].titleField]: title,
  ...(kind === 'article-page' && { type }),
})

type Props = { kind: ContentKind; staff: Staff; opener: HTMLElement; onClose: () => void }

/** Creates a draft by kind and title; it is then edited on its own page. */
export function CreateSheet({ kind, staff, opener, onClose }: Props) {
  // A retry creates the same draft.
  const [id] = useState(randomIdentifier)
  const form = useZodForm(Schema, { defaultValues: { kind, type: 'feature', title: '' }, errorMap })
  const kinds = ALL_CONTENT_KINDS.filter((one) => staff.can('create', one)).map((one) => ({
    value: one,
    label: CONTENT_KINDS[one].label,
  }))
  const selected = form.watch('kind')
  return (
    <SheetFrame title="新しい原稿" opener={opener} onClose={onClose} isFilled={form.formState.isDirty}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const { document } = await request(
            createManuscript({
              param: { kind: CONTENT_KINDS[values.kind].plural },
              json: { id, fields: firstFields(values) },
            }),
          )
          onClose()
          await navigate(paths.edit(values.kind, document.manuscript.slug))
        }}
      >
        <SelectField name="kind" label="種類" choices={kinds} />
        {selected === 'article-page' && <SelectField name="type" label="記事の種類" choices={TYPES} />}
        <TextField
          name="title"
          label={isNamedKind(selected) ? '名称' : '題名'}
          hint="あとから変えられます。"
          required
          max={60}
          autoComplete="off"
          data-autofocus=""
        />
        <FormButtons>
          <SubmitButton>下書きを作る</SubmitButton>
        </FormButtons>
      </Form>
    </SheetFrame>
  )
}
