import { useState } from 'react'
import { z } from 'zod'
import { IsoDate } from '#domain/date/iso-date.ts'
import { fittingTitle } from '#domain/text/fitting-text.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TravelGuideInput } from '#domain/travel/guide.ts'
import { type Course, guideOfArticle } from '#domain/travel/guide-of-article.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import type { CourseArticle } from './fetch-courses.ts'

const Start = z.object({
  title: TravelGuideInput.shape.title,
  startDate: z.union([z.literal(''), IsoDate]),
})

type Props = { article: CourseArticle; course: Course; onMake: (guide: NewGuide) => Promise<void> }

/**
 * A guide from a course: what it contains, title and first day. The identifier is generated once, so that a double
 * click creates one guide.
 */
export function CourseForm({ article, course, onMake }: Props) {
  const [id] = useState(randomIdentifier)
  const form = useZodForm(Start, { defaultValues: { title: fittingTitle(article.title, 40), startDate: '' } })
  const days = [...Map.groupBy(course.steps, ({ day }) => day)]
  const make = ({ title, startDate }: z.infer<typeof Start>) =>
    onMake(guideOfArticle(article, course, { id, title, startDate: startDate || null }, randomIdentifier))
  return (
    <>
      <p>記事「{article.title}」の行程が、時刻と場所ごとしおりに入ります。あとから自由に直せます。</p>
      <ol
        className="grid list-none gap-8 border-s-3 border-shu bg-surface px-16 py-12 text-15 [&_li]:grid [&_li]:grid-cols-[3.5em_minmax(0,1fr)] [&_li]:gap-12"
        aria-label={course.title}
      >
        {days.map(([day, steps]) => (
          <li key={day}>
            <span className="font-mincho font-semibold text-shu-text">{day}日目</span>
            <span>
              {steps
                .filter(({ kind }) => kind !== 'move')
                .map(({ title }) => title)
                .join('、')}
            </span>
          </li>
        ))}
      </ol>
      <Form form={form} onSubmit={make} label="記事の行程からしおりを作る">
        <TextField name="title" label="しおりの名前" required max={60} />
        <DateField name="startDate" label="出発日" hint="決まっていなければ、空のままで作れます。" />
        <FormButtons>
          <SubmitButton busyText="作っています">この行程で作る</SubmitButton>
        </FormButtons>
      </Form>
    </>
  )
}
